import { MailCheck, MailQuestion } from 'lucide-react';
import { requestJson } from '#shared/http/http-client';
import { UnreachableError } from '#shared/http/http-error';
import { OfflineNote } from '#shared/offline/status/offline-note';
import { useSession } from '#shared/session/session-context';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { AuthNotice } from '#features/auth/auth-notice';
import { CutLinkNotice, EndedLinkNotice, LINK_KEPT } from './link-notices';
import { isLinkEnded } from './link-token';

/**
 * Where the mail for a new e-mail leads. A button confirms, not the opening of the link: programs that look through mails
 * open links too, and an e-mail confirmed by them would hand its owner's history to the person who typed it.
 */
export const VerifyEmailPage = ({ token }: { token: string | null }) => {
  if (token) return <Confirmation key={token} token={token} />;
  return <CutLinkNotice action={<WayOn />}>Or have the email sent again from your account.</CutLinkNotice>;
};

const Confirmation = ({ token }: { token: string }) => {
  const { confirm, isSending, isOffline, isDone, hasEnded } = useVerifyEmail(token);
  if (isDone) {
    return (
      <AuthNotice key="done" icon={MailCheck} title="Your email is confirmed" action={<WayOn />}>
        <p>Thank you. There is nothing more to do.</p>
      </AuthNotice>
    );
  }
  if (hasEnded) {
    return (
      <EndedLinkNotice key="ended" action={<WayOn />}>
        If you have confirmed your email before, there is nothing more to do. If not, have the email sent
        again from your account.
      </EndedLinkNotice>
    );
  }
  return (
    <AuthNotice
      key="question"
      icon={MailQuestion}
      title="Confirm your email"
      action={
        <Button {...unlessPending(isSending, confirm)}>
          {isSending ? 'Confirming...' : 'Confirm Email'}
        </Button>
      }
    >
      <p>Press the button if this is your email and you created the account. If not, just close this page.</p>
      <OfflineNote wasTried={isOffline}>{LINK_KEPT}</OfflineNote>
    </AuthNotice>
  );
};

/** To the account; who is not signed in here to the login. */
const WayOn = () => {
  const { user } = useSession();
  return user ? (
    <ButtonLink to="/account">Go to your account</ButtonLink>
  ) : (
    <ButtonLink to="/login">Login</ButtonLink>
  );
};

/** Confirms an e-mail by a mail's link. Who did so before is told that it is done, not that the link is old. */
const useVerifyEmail = (token: string) => {
  const { user, refresh } = useSession();
  const verify = useToastMutation({
    send: () => requestJson('/api/auth/verify-email', { method: 'POST', body: { token } }),
    failed: 'Failed to confirm your email',
    onDone: () => refresh(),
    onFailed: (error) => {
      if (!isLinkEnded(error)) return undefined;
      // The page says it in place of the question.
      dismissToast();
      return refresh();
    },
  });
  const hasEnded = isLinkEnded(verify.error);
  return {
    confirm: () => verify.mutate(),
    isSending: verify.isPending,
    isOffline: verify.error instanceof UnreachableError,
    isDone: verify.isSuccess || (hasEnded && user?.emailVerified),
    hasEnded,
  };
};
