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
  /** Once it is saved. */
  leave?: () => void;
}

/**
 * The form of a dialog and the one command that its button sends. Failing keeps what was typed, and what the venue refuses
 * stands beside its field.
 */
export const useSheetForm = <Values extends FieldValues, Answer>({
  schema,
  start,
  leave,
  ...command
}: SheetForm<Values, Answer>) => {
  const form = useForm<Values>({ resolver: zodResolver(schema), defaultValues: start });
  const sending = useToastMutation<Answer, Values>({
    ...command,
    onFailed: (error) => showServerFields(form, error),
  });
  useWhenSaved(sending.isSuccess, () => leave?.());
  return formSheetOf(form, sending);
};
