import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { ZodMiniType } from 'zod/mini';
import { formSheetOf } from './form-sheet-of';
import { showServerFields } from './show-server-fields';
import { useToastMutation, type ToastMutationOptions } from './use-toast-mutation';
import { useWhenSaved } from './use-when-saved';

interface SheetForm<Values extends FieldValues, Answer> extends Omit<
  ToastMutationOptions<Answer, Values>,
  'onFailed'
> {
  schema: ZodMiniType<Values, Values>;
  /** What the fields say when the form opens, in the order in which they are seen. */
  start: DefaultValues<Values>;
}

/**
 * The form of a dialog and the one command that its button sends. Failing keeps what was typed, and what the venue refuses
 * stands beside its field. @param leave once it is saved
 */
export const useSheetForm = <Values extends FieldValues, Answer>({
  leave,
  ...form
}: SheetForm<Values, Answer> & { leave?: () => void }) => {
  const { sheet, isSaved } = useAnsweredSheetForm(form);
  useWhenSaved(isSaved, () => leave?.());
  return sheet;
};

/** The same, of which the dialog shows the answer. */
export const useAnsweredSheetForm = <Values extends FieldValues, Answer>({
  schema,
  start,
  ...command
}: SheetForm<Values, Answer>) => {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: start });
  const sending = useToastMutation<Answer, Values>({
    ...command,
    onFailed: (error) => showServerFields(form, error),
  });
  return { sheet: formSheetOf(form, sending), answer: sending.data, isSaved: sending.isSuccess };
};
