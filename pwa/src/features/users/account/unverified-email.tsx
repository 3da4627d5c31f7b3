import { MailQuestion } from 'lucide-react';
import { useSession } from '#shared/session/session-context';
import { Button } from '#shared/ui/form/button';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { postVerificationMail } from './account.requests';
import './unverified-email.css';

/** Says that the e-mail waits to be confirmed, and sends the mail for it once more. */
export const UnverifiedEmail = ({ email }: { email: string }) => {
  const { refresh } = useSession();
  const resend = useToastMutation({
    send: postVerificationMail,
    done: ({ message }) => ({ title: 'Email confirmation', description: message }),
    failed: 'Failed to send the email',
    // It may have been confirmed on another device meanwhile.
    onDone: () => refresh(),
  });
  return (
    <section className="unverified-email" aria-label="Email not confirmed">
      <MailQuestion size={22} aria-hidden />
      <p>
        Your email is not confirmed yet. Open the link in the email to <strong>{email}</strong>.
      </p>
      <Button look="outline" aria-disabled={resend.isPending || undefined} onClick={() => resend.mutate()}>
        {resend.isPending ? 'Sending...' : 'Send the email again'}
      </Button>
    </section>
  );
};
