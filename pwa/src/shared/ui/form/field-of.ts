import { get, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';

/** How a field of a form is bound to it, and what is wrong with it: spread it into a `TextField` or its like. */
export const fieldOf = <Values extends FieldValues>(
  { register, formState }: Pick<UseFormReturn<Values>, 'register' | 'formState'>,
  name: Path<Values>,
) => {
  const error: unknown = get(formState.errors, `${name}.message`);
  return { ...register(name), error: typeof error === 'string' ? error : undefined };
};
