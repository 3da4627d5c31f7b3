import { Stack } from '@chakra-ui/react/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellOff, Link2Off, MailX, type LucideIcon, TriangleAlert, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { UnreachableError } from '#shared/http/http-error';
import { isGone } from '#shared/http/is-gone';
import { requestJson } from '#shared/http/http-client';
import { RetryButton } from '#shared/ui/feedback/retry-button';
import { Spinner } from '#shared/ui/feedback/spinner';
import { Button, ButtonLink } from '#shared/ui/form/button';
import { unlessPending } from '#shared/ui/form/unless-pending';
import { CenterCard } from '#shared/ui/layout/center-card';
import { useToastMutation } from '#shared/ui/mutation/use-toast-mutation';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { TOPIC_WORDS } from '#features/notifications/messages/message-wording';
import {
  unsubscribePath,
  unsubscriptionQuery,
  refreshPreferences,
  type Unsubscription,
} from './preferences.queries';

const TITLE = 'Unsubscribe';

/** Where the link at the end of a mail leads. A button unsubscribes, not the opening: mail scanners open links too. */
export const UnsubscribePage = ({ token }: { token: string }) => {
  const { data, error, isPaused, refetch } = useQuery({ ...unsubscriptionQuery(token), retry: false });
  const { unsubscribe, isSending } = useUnsubscribe(token);
  usePageTitle(TITLE);
  const retry = <RetryButton onRetry={() => void refetch()} />;
  if (data) {
    const topic = TOPIC_WORDS[data.topic].label.toLowerCase();
    return data.isSubscribed ? (
      <Notice
        icon={MailX}
        title="Stop these emails?"
        action={
          <Button {...unlessPending(isSending, unsubscribe)}>{isSending ? 'Unsubscribing...' : TITLE}</Button>
        }
      >
        You will get no more emails about {topic} from us. You still get answers to your own requests.
      </Notice>
    ) : (
      <Notice
        icon={BellOff}
        title="You are unsubscribed"
        action={<ButtonLink to="/">See what's on</ButtonLink>}
      >
        You will get no more emails about {topic}. With an account, you can change this under Notifications.
      </Notice>
    );
  }
  if (isPaused || error instanceof UnreachableError)
    return (
      <Notice icon={WifiOff} title="You're offline" action={retry}>
        Keep this page open, and try again when you have a connection.
      </Notice>
    );
  if (isGone(error))
    return (
      <Notice
        icon={Link2Off}
        title="This link is incomplete"
        action={<ButtonLink to="/">See what's on</ButtonLink>}
      >
        Please open the link in the email again, or copy the whole link.
      </Notice>
    );
  if (error)
    return (
      <Notice icon={TriangleAlert} title="Something went wrong on our side" action={retry}>
        Nothing was changed yet.
      </Notice>
    );
  return (
    <main className="page">
      <Spinner label="Loading" />
    </main>
  );
};

interface NoticeProps {
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  action: ReactNode;
}

const Notice = ({ icon: Icon, title, children, action }: NoticeProps) => (
  <CenterCard as="section" aria-labelledby="unsubscribe-title">
    <Icon size={40} strokeWidth={1.5} color="var(--chakra-colors-accent)" aria-hidden />
    <Stack gap="2" role="status">
      <h1 id="unsubscribe-title">{title}</h1>
      <p>{children}</p>
    </Stack>
    {action}
  </CenterCard>
);

/** Unsubscribes by a mail's link. */
const useUnsubscribe = (token: string) => {
  const client = useQueryClient();
  const { mutate, isPending } = useToastMutation({
    send: () => requestJson<Unsubscription>(unsubscribePath(token), { method: 'POST' }),
    failed: 'Failed to unsubscribe',
    onDone: (unsubscription) => {
      client.setQueryData(unsubscriptionQuery(token).queryKey, unsubscription);
      return refreshPreferences(client);
    },
  });
  return { unsubscribe: () => mutate(), isSending: isPending };
};
