import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { UnreachableError } from '#shared/http/http-error';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { postForgotPassword } from '#features/auth/auth.requests';
import { forgotPasswordForm, type ForgotPasswordForm } from './forgot-password-form';

/** Asks the venue for a link to choose a new password; `sent` is its answer, the same for every address. */
export const useForgotPassword = () => {
  const form = useForm<ForgotPasswordForm>({
    resolver: zodResolver(forgotPasswordForm),
    defaultValues: { email: '' },
  });
  const ask = useToastMutation({
    send: postForgotPassword,
    failed: 'Failed to send the link',
    onFailed: (error) => showServerFields(form, ['email'], error),
  });
  useUnsavedWork(form.formState.isDirty && !ask.isSuccess);
  return {
    form,
    submit: form.handleSubmit((wanted) => ask.mutate(wanted)),
    isSending: ask.isPending,
    isOffline: ask.error instanceof UnreachableError,
    sent: ask.data ?? null,
    askAgain: () => ask.reset(),
  };
};
