import type { FieldValues, UseFormReturn } from 'react-hook-form';

/**
 * Shows what the venue saved. A field that was changed while the form was being sent keeps what it says, as not saved yet.
 * @param sent the fields when the form was sent, as `getValues` gives them
 */
export const showSaved = <Values extends FieldValues>(
  form: Pick<UseFormReturn<Values>, 'getValues' | 'reset'>,
  sent: Values,
  saved: Values,
): void => {
  const changedSince = Object.entries(form.getValues()).filter(([name, value]) => value !== sent[name]);
  form.reset(saved, { keepDirtyValues: false });
  form.reset(
    { ...saved, ...Object.fromEntries(changedSince) },
    { keepDirtyValues: false, keepDefaultValues: true },
  );
};
