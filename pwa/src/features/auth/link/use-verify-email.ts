import { UnreachableError } from '#shared/http/http-error';
import { useSession } from '#shared/session/session-context';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { postVerifyEmail } from '#features/auth/auth.requests';
import { isLinkEnded } from './link-token';

/** Confirms an e-mail by a mail's link. Who did so before is told that it is done, not that the link is old. */
export const useVerifyEmail = (token: string) => {
  const { user, refresh } = useSession();
  const verify = useToastMutation({
    send: () => postVerifyEmail(token),
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
