import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { HttpError } from '#shared/http/http-error';
import { isRecord } from '#shared/lib/problem';

/**
 * Puts what the venue said of single fields beside those fields and moves to the first (design §4 "Errors": `fields`),
 * e.g. a taken e-mail. Does nothing for other failures. The first is that of the form's `defaultValues`, which so have the
 * order in which the fields are seen.
 */
export const showServerFields = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setError'>,
  error: unknown,
): void => {
  const told = error instanceof HttpError ? (error.problem?.fields ?? {}) : {};
  const isTold = (name: string): name is Path<Values> => told[name] !== undefined;
  fieldNames(form.getValues())
    .filter(isTold)
    .forEach((name, index) => form.setError(name, { message: told[name] }, { shouldFocus: index === 0 }));
};

/** Names of fields as the venue and the form know them: 'email', and 'repeat.count' for one in a group. */
const fieldNames = (values: FieldValues): string[] =>
  Object.entries(values).flatMap(([name, value]) =>
    isRecord(value) ? Object.keys(value).map((inner) => `${name}.${inner}`) : [name],
  );
