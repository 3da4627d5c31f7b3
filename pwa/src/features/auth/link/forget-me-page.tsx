import { HeartCrack, UserRoundX } from 'lucide-react';
import { requestJson } from '#shared/http/http-client';
import { UnreachableError } from '#shared/http/http-error';
import { OfflineNote } from '#shared/offline/status/offline-note';
import { useSession } from '#shared/session/session-context';
import { dismissToast } from '#shared/ui/feedback/toast-store';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { AuthNotice } from '#features/auth/auth-notice';
import { EndedLinkNotice, LINK_KEPT } from './link-notices';
import { isLinkEnded } from './link-token';

/** Where the mail for somebody who wants to be forgotten leads. A button forgets, not the opening of the link. */
export const ForgetMePage = ({ token }: { token: string }) => {
  const { forget, isSending, isOffline, isDone, hasEnded } = useForgetting(token);
  if (isDone) {
    return (
      <AuthNotice key="done" icon={UserRoundX} title="You are forgotten" action={<Home />}>
        <p>Your account and everything with your name on it is deleted. Thank you for the nights with us.</p>
      </AuthNotice>
    );
  }
  if (hasEnded) {
    return (
      <EndedLinkNotice key="ended" action={<Home />}>
        Ask for a new one from your account, under Password.
      </EndedLinkNotice>
    );
  }
  return (
    <AuthNotice
      key="question"
      icon={HeartCrack}
      title="Shall we forget you?"
      action={
        <>
          <Button look="danger" {...unlessPending(isSending, forget)}>
            {isSending ? 'Forgetting...' : 'Forget me for good'}
          </Button>
          <ButtonLink to="/" look="outline">
            Keep my account
          </ButtonLink>
        </>
      }
    >
      <p>
        This deletes your account, points, photos, tables and messages, and signs you out everywhere. It
        cannot be undone.
      </p>
      <OfflineNote wasTried={isOffline}>{LINK_KEPT}</OfflineNote>
    </AuthNotice>
  );
};

const Home = () => <ButtonLink to="/">See what is on</ButtonLink>;

/** What waits on this device to be sent in their name goes, too; if not now, then at the next start. */
const forgetOnDevice = async (): Promise<void> => {
  const { forgetGoneOwners } = await import('#shared/offline/storage/gone-owners');
  await forgetGoneOwners().catch((error: unknown) => console.warn('This device could not forget.', error));
};

const useForgetting = (token: string) => {
  const { refresh } = useSession();
  const forgetting = useToastMutation({
    send: () => requestJson('/api/own-data/erasure/confirm', { method: 'POST', body: { token } }),
    failed: 'Failed to delete your account',
    // Anyone who is signed in here may be somebody else: the venue says of whom nothing is left.
    onDone: async () => {
      await refresh();
      await forgetOnDevice();
    },
    onFailed: (error) => {
      if (isLinkEnded(error)) dismissToast();
    },
  });
  return {
    forget: () => forgetting.mutate(),
    isSending: forgetting.isPending,
    isOffline: forgetting.error instanceof UnreachableError,
    isDone: forgetting.isSuccess,
    hasEnded: isLinkEnded(forgetting.error),
  };
};
