import { Stack } from '@chakra-ui/react/stack';
import { MailQuestion } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { useSession } from '#shared/session/session-context';
import { Button } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { WaitingNotice } from '#shared/ui/layout/waiting-notice';
import { hasUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';

/** Says that the e-mail waits to be confirmed, and sends the mail for it once more. */
export const UnverifiedEmail = ({ email }: { email: string }) => {
  const { refresh } = useSession();
  useConfirmedElsewhere();
  const resend = useToastMutation({
    send: () =>
      requestJson<components['schemas']['MessageResponse']>('/api/auth/verify-email/resend', {
        method: 'POST',
      }),
    done: ({ message }) => ({ title: 'Email confirmation', description: message }),
    failed: 'Failed to send the email',
    // It may have been confirmed on another device meanwhile.
    onDone: () => refresh(),
  });
  return (
    <WaitingNotice as="section" icon={MailQuestion} fontSize="sm" aria-label="Email not confirmed">
      <Stack gap="3" minWidth="0">
        <p>
          Your email is not confirmed yet. Open the link in the email to <strong>{email}</strong>.
        </p>
        <Button look="outline" alignSelf="start" {...unlessPending(resend.isPending, () => resend.mutate())}>
          {resend.isPending ? 'Sending...' : 'Send the email again'}
        </Button>
      </Stack>
    </WaitingNotice>
  );
};

/** The link in the mail opens in another browser, or on another device: who comes back from there is asked for again. */
const useConfirmedElsewhere = (): void => {
  const { refresh } = useSession();
  const ask = useEffectEvent(() => {
    // The answer may close a form.
    if (document.visibilityState === 'visible' && !hasUnsavedWork()) void refresh();
  });
  useEffect(() => {
    const askAgain = () => ask();
    askAgain();
    document.addEventListener('visibilitychange', askAgain);
    return () => document.removeEventListener('visibilitychange', askAgain);
  }, []);
};
