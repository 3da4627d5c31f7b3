import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { MailCheck } from 'lucide-react';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextField } from '#shared/ui/form/fields';
import { AuthNotice } from '#features/auth/auth-notice';
import { AuthPage } from '#features/auth/auth-page';
import { useForgotPassword } from './use-forgot-password';

/** The way back in for who has forgotten the password: a mail with a link. */
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
      <TextField
        label="Email"
        {...fieldOf(form, 'email')}
        type="email"
        autoComplete="email"
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
