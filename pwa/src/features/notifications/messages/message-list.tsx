import { Stack } from '@chakra-ui/react/stack';
import { useQuery } from '@tanstack/react-query';
import { MailQuestion, Unplug } from 'lucide-react';
import { ListPanel } from '#shared/ui/list/list-panel';
import { WaitingNotice } from '#shared/ui/layout/waiting-notice';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { isFiltering, type MessageFilter } from './message-filter';
import { MessageFilters } from './message-filters';
import { MessageRow } from './message-row';
import { MISSING_PROVIDER } from './message-wording';
import { messageProvidersQuery } from './messages.queries';
import { useMessageList } from './use-message-list';
import { useResend } from './use-resend';

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
  const messages = useMessageList(filter);
  const resend = useResend();
  return (
    <ListPanel titleId={TITLE_ID} title="Messages" aria-busy={messages.state === 'loading'}>
      <MissingProviders />
      <MessageFilters filter={filter} onFilter={onFilter} />
      <PrivateList pages={messages} words={WORDS} isNarrow={isFiltering(filter)} rowHeight="7rem">
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
