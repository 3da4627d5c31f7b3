import { Stack } from '@chakra-ui/react/stack';
import { useQuery, useInfiniteQuery } from '@tanstack/react-query';
import { MailQuestion, Unplug } from 'lucide-react';
import { TEXT_LENGTH } from '#contract/limits';
import { WaitingNotice } from '#shared/ui/layout/waiting-notice';
import { isNarrow, ListFilters } from '#shared/ui/list/list-filters';
import { ListPanel } from '#shared/ui/list/list-panel';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { choiceIn, namedChoice, searchIn } from '#shared/ui/list/list-choices';
import type { MessageFilter } from './message-filter';
import { MessageRow } from './message-row';
import { MISSING_PROVIDER, CHANNEL_WORDS, STATUS_WORDS } from './message-wording';
import { messageProvidersQuery, messagesQuery } from './messages.queries';
import { useResend } from './use-message-commands';

const TITLE_ID = 'message-list';

const WORDS: ListWords = {
  noun: { one: 'message', many: 'messages' },
  empty: {
    icon: MailQuestion,
    title: 'Nothing has been sent yet.',
    hint: 'Emails and text messages to artists and guests are listed here for 90 days.',
  },
  failed: 'Something went wrong on our side. Messages are sent all the same.',
  offline:
    'Messages are private, so they are never kept on this device. They come back with your connection.',
};

interface MessageListProps {
  filter: MessageFilter;
  onFilter: (filter: MessageFilter) => void;
}

/** The Messages tab: what was sent, what waits and what failed (design §4 "Delivery"). */
export const MessageList = ({ filter, onFilter }: MessageListProps) => {
  // Private, so that nothing of them is kept for reading offline (design §5.7).
  const messages = usePages(useInfiniteQuery(messagesQuery(filter)));
  const resend = useResend();
  return (
    <ListPanel titleId={TITLE_ID} title="Messages" aria-busy={messages.state === 'loading'}>
      <MissingProviders />
      <MessageFilters filter={filter} onFilter={onFilter} />
      <PrivateList pages={messages} words={WORDS} isNarrow={isNarrow(filter)} rowHeight="7rem">
        {(message) => (
          <MessageRow
            message={message}
            isPending={resend.isUnderWay(message.id)}
            onResend={() => resend.mutate(message.id)}
          />
        )}
      </PrivateList>
    </ListPanel>
  );
};

/** Why messages are not sent, before anybody looks for the reason in each of them. */
const MissingProviders = () => {
  const { data = [] } = useQuery(messageProvidersQuery);
  const missing = data.filter(({ isSetUp }) => !isSetUp);
  if (missing.length === 0) return null;
  return (
    <WaitingNotice icon={Unplug}>
      <Stack gap="1" minWidth="0">
        {missing.map(({ channel }) => (
          <p key={channel}>{MISSING_PROVIDER[channel]}</p>
        ))}
        <p>Once it is set up, send them again from here.</p>
      </Stack>
    </WaitingNotice>
  );
};

/** Search, status and channel. */
const MessageFilters = ({ filter, onFilter }: MessageListProps) => (
  <ListFilters
    label="Messages"
    search={{
      ...searchIn({ filter, onFilter }),
      placeholder: 'Recipient or subject',
      maxLength: TEXT_LENGTH.email,
    }}
    choices={[
      namedChoice({ label: 'Status', names: STATUS_WORDS, ...choiceIn({ filter, onFilter }, 'status') }),
      namedChoice({ label: 'Sent by', names: CHANNEL_WORDS, ...choiceIn({ filter, onFilter }, 'channel') }),
    ]}
  />
);
