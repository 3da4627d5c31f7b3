import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useNavigate } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { object, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { UnreachableError } from '#shared/http/http-error';
import { newPasswordFields, passwordsMatch } from '#shared/lib/new-password';
import { useSession } from '#shared/session/session-context';
import { dismissToast, showToast } from '#shared/ui/feedback/toast-store';
import { ButtonLink } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { NewPasswordFields } from '#shared/ui/form/new-password-fields';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { AuthPage } from '#features/auth/auth-page';
import { CutLinkNotice, EndedLinkNotice, LINK_KEPT } from '#features/auth/link/link-notices';
import { isLinkEnded } from '#features/auth/link/link-token';

/** Where the mail for a forgotten password leads. */
export const ResetPasswordPage = ({ token }: { token: string | null }) => {
  if (token) return <ResetForm key={token} token={token} />;
  return <CutLinkNotice action={<NewLink />}>Or ask for a new one.</CutLinkNotice>;
};

const ResetForm = ({ token }: { token: string }) => {
  const { form, submit, isSending, isOffline, hasEnded } = useResetPassword(token);
  if (hasEnded) return <EndedLink />;
  return (
    <AuthPage
      title="Choose a new password"
      subtitle="This signs you out everywhere. Log in with the new password afterwards."
      submitLabel="Update Password"
      submittingLabel="Updating..."
      isSubmitting={isSending}
      isOffline={isOffline}
      offlineNote={LINK_KEPT}
      onSubmit={(event) => void submit(event)}
      otherWay={
        <Link to="/login" className="text-link">
          Back to Login
        </Link>
      }
    >
      <NewPasswordFields next={fieldOf(form, 'newPassword')} confirm={fieldOf(form, 'confirmPassword')} />
    </AuthPage>
  );
};

/** This very page may have used the link, when the answer was lost. */
const EndedLink = () => (
  <EndedLinkNotice
    action={
      <>
        <NewLink />
        <ButtonLink to="/login" look="outline">
          Login
        </ButtonLink>
      </>
    }
  >
    If you chose a new password with this link before, log in with that one.
  </EndedLinkNotice>
);

const NewLink = () => <ButtonLink to="/forgot-password">Send me a new link</ButtonLink>;

/** Sets a new password by a mail's link, then on to the login; every device was signed out by it, this one too. */
const useResetPassword = (token: string) => {
  const { refresh } = useSession();
  const navigate = useNavigate();
  const form = useForm<ResetPasswordForm>({
    resolver: zodResolver(resetPasswordForm),
    defaultValues: { newPassword: '', confirmPassword: '' },
  });
  const reset = useToastMutation({
    send: (passwords: ResetPasswordForm) => {
      const body: components['schemas']['ResetPasswordRequest'] = { ...passwords, token };
      return requestJson('/api/auth/reset-password', { method: 'POST', body });
    },
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
      showServerFields(form, error);
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
