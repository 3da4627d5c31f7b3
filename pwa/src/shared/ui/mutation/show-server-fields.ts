import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { HttpError } from '#shared/http/http-error';

/**
 * Puts what the venue said of single fields beside those fields and moves to the first (design §4 "Errors": `fields`),
 * e.g. a taken e-mail. Does nothing for other failures.
 * @param names the form's fields, in the order in which they are seen
 */
export const showServerFields = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'setError'>,
  names: readonly Path<Values>[],
  error: unknown,
): void => {
  const told = error instanceof HttpError ? (error.problem?.fields ?? {}) : {};
  const [first] = names.filter((name) => told[name]);
  for (const name of names) {
    const message = told[name];
    if (message) form.setError(name, { message }, { shouldFocus: name === first });
  }
};
