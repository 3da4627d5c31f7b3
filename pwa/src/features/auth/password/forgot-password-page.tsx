import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { object, type infer as Infer } from 'zod/mini';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { UnreachableError } from '#shared/http/http-error';
import { requiredEmail } from '#shared/lib/form-texts';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField } from '#shared/ui/form/fields';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { AuthNotice } from '#features/auth/auth-notice';
import { AuthPage } from '#features/auth/auth-page';

/** For a forgotten password: sends a mail with a link to choose a new one. */
export const ForgotPasswordPage = () => {
  const { form, submit, isSending, isOffline, sent, askAgain } = useForgotPassword();
  if (sent) return <LinkSent message={sent.message} email={form.getValues('email')} onAgain={askAgain} />;
  return (
    <AuthPage
      title="Forgot password?"
      subtitle="Enter your email, and we will send you a link to choose a new one."
      submitLabel="Send Link"
      submittingLabel="Sending..."
      isSubmitting={isSending}
      isOffline={isOffline}
      onSubmit={(event) => void submit(event)}
      otherWay={
        <>
          Remembered it?{' '}
          <Link to="/login" className="text-link">
            Login
          </Link>
        </>
      }
    >
      <EmailField
        {...fieldOf(form, 'email')}
        // Back from the answer that it was sent.
        autoFocus={form.formState.isSubmitted}
      />
    </AuthPage>
  );
};

interface LinkSentProps {
  message: string;
  email: string;
  onAgain: () => void;
}

const LinkSent = ({ message, email, onAgain }: LinkSentProps) => (
  <AuthNotice
    icon={MailCheck}
    title="Check your email"
    action={
      <>
        <ButtonLink to="/login">Back to Login</ButtonLink>
        <Button look="quiet" onClick={onAgain}>
          Send it again
        </Button>
      </>
    }
  >
    <p>{message}</p>
    <chakra.p color="muted">
      You entered <strong>{email}</strong>. Nothing after a few minutes? Look in your spam folder, or contact
      the venue.
    </chakra.p>
  </AuthNotice>
);

/** Asks the venue for a link to choose a new password; `sent` is its answer, the same for every address. */
const useForgotPassword = () => {
  const form = useForm<ForgotPasswordForm>({
    resolver: zodResolver(forgotPasswordForm),
    defaultValues: { email: '' },
  });
  const ask = useToastMutation({
    send: (body: components['schemas']['ForgotPasswordRequest']) =>
      requestJson<components['schemas']['MessageResponse']>('/api/auth/forgot-password', {
        method: 'POST',
        body,
      }),
    failed: 'Failed to send the link',
    onFailed: (error) => showServerFields(form, error),
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

const forgotPasswordForm = object({
  email: requiredEmail,
});

type ForgotPasswordForm = Infer<typeof forgotPasswordForm>;
