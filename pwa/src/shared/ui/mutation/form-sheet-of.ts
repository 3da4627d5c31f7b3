import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** A form, and what its `FormSheet` needs to know of it and of the command that sends it. */
export const formSheetOf = <Values extends FieldValues>(
  form: UseFormReturn<Values>,
  command: { mutate: (values: Values) => void; isPending: boolean; isSuccess: boolean },
) => ({
  form,
  submit: form.handleSubmit((values) => command.mutate(values)),
  isSaving: command.isPending,
  isDirty: form.formState.isDirty && !command.isSuccess,
});
