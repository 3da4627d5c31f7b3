import { zodResolver } from '@hookform/resolvers/zod';
import { useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { object, type infer as Infer } from 'zod/mini';
import { UnreachableError } from '#shared/http/http-error';
import { newPasswordFields, passwordsMatch } from '#shared/lib/new-password';
import { useSession } from '#shared/session/session-context';
import { dismissToast, showToast } from '#shared/ui/feedback/toast-store';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { postResetPassword } from '#features/auth/auth.requests';
import { isLinkEnded } from '#features/auth/link/link-token';

const NO_PASSWORDS: ResetPasswordForm = { newPassword: '', confirmPassword: '' };

/** Sets a new password by a mail's link, then on to the login; every device was signed out by it, this one too. */
export const useResetPassword = (token: string) => {
  const { refresh } = useSession();
  const navigate = useNavigate();
  const form = useForm<ResetPasswordForm>({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: NO_PASSWORDS,
  });
  const reset = useToastMutation({
    send: (passwords: ResetPasswordForm) => postResetPassword({ ...passwords, token }),
    failed: 'Failed to update password',
    onDone: async () => {
      await refresh();
      await navigate({ to: '/login', replace: true });
      showToast({
        title: 'Success',
        description: 'Password updated successfully. You can log in with it now.',
      });
    },
    onFailed: (error) => {
      // The page says it in place of the form.
      if (isLinkEnded(error)) dismissToast();
      showServerFields(form, RESET_PASSWORD_FIELDS, error);
    },
  });
  const hasEnded = isLinkEnded(reset.error);
  useUnsavedWork(form.formState.isDirty && !reset.isSuccess && !hasEnded);
  return {
    form,
    submit: form.handleSubmit((passwords) => reset.mutate(passwords)),
    isSending: reset.isPending,
    isOffline: reset.error instanceof UnreachableError,
    hasEnded,
  };
};

/** The rules are those of a password change (spec §5). */
const resetPasswordForm = object(newPasswordFields).check(passwordsMatch);

type ResetPasswordForm = Infer<typeof resetPasswordForm>;

/** The form's fields in the order in which they are seen. */
const RESET_PASSWORD_FIELDS = ['newPassword', 'confirmPassword'] as const;
