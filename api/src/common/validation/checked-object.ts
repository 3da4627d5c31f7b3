import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

/**
 * Values that did not come in a request, held to the rules of a request's class: tidied, or the first complaint.
 * @returns `problem` is fit to show a person
 */
export const checkedObject = <Request extends object>(
  type: ClassConstructor<Request>,
  values: object,
): { request: Request } | { problem: string } => {
  const request = plainToInstance(type, values);
  const [error] = validateSync(request, { whitelist: true, stopAtFirstError: true });
  if (!error) return { request };
  return { problem: Object.values(error.constraints ?? {})[0] ?? `${error.property} is not valid` };
};
