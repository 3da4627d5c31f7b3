import { useQuery } from '@tanstack/react-query';
import { MailQuestion, SearchX, TriangleAlert, Unplug, WifiOff } from 'lucide-react';
import { LoadMore } from '#shared/ui/load-more';
import { PageState } from '#shared/ui/page-state';
import { RetryButton } from '#shared/ui/retry-button';
import { Skeleton } from '#shared/ui/skeleton';
import { isFiltering, type MessageFilter } from './message-filter';
import { MessageFilters } from './message-filters';
import './message-list.css';
import { MessageRow } from './message-row';
import { countLine, MISSING_PROVIDER } from './message-wording';
import { messageProvidersQuery } from './messages.queries';
import { useMessageList } from './use-message-list';
import { useResend } from './use-resend';

const TITLE_ID = 'message-list';

interface MessageListProps {
  filter: MessageFilter;
  onFilter: (filter: MessageFilter) => void;
}

/** The Messages tab: what was sent, what waits and what failed (design §4 "Delivery"). */
export const MessageList = ({ filter, onFilter }: MessageListProps) => {
  const { rows: messages, state, retry, ...more } = useMessageList(filter);
  const resend = useResend();
  const isSettled = state === 'ready' || state === 'searching';
  return (
    <section className="message-list-tab" aria-labelledby={TITLE_ID} aria-busy={!isSettled}>
      <h2 id={TITLE_ID}>Messages</h2>
      <MissingProviders />
      <MessageFilters filter={filter} onFilter={onFilter} />
      <p className="message-count" role="status">
        {state === 'ready' && messages.length > 0 ? countLine(messages.length, more.hasMore) : ''}
      </p>
      {state === 'loading' && <ListSkeleton />}
      {state === 'failed' && <Failed onRetry={retry} />}
      {state === 'offline' && <Offline onRetry={retry} />}
      {isSettled && messages.length === 0 && <Nothing isFiltering={isFiltering(filter)} />}
      <ul className="message-list" data-searching={state === 'searching' || undefined}>
        {messages.map((message) => (
          <li key={message.id}>
            <MessageRow
              message={message}
              isPending={resend.isPending && resend.variables === message.id}
              onResend={() => resend.mutate(message.id)}
            />
          </li>
        ))}
      </ul>
      {isSettled && <LoadMore {...more} />}
    </section>
  );
};

/** Why messages are not sent, before anybody looks for the reason in each of them. */
const MissingProviders = () => {
  const { data = [] } = useQuery(messageProvidersQuery);
  const missing = data.filter(({ isSetUp }) => !isSetUp);
  if (missing.length === 0) return null;
  return (
    <div className="message-providers">
      <Unplug size={20} aria-hidden />
      <div>
        {missing.map(({ channel }) => (
          <p key={channel}>{MISSING_PROVIDER[channel]}</p>
        ))}
        <p>Once it is set up, send them again from here.</p>
      </div>
    </div>
  );
};

const ListSkeleton = () => (
  <div className="message-list" role="status" aria-label="Loading messages">
    {[1, 2, 3, 4, 5].map((row) => (
      <Skeleton key={row} height="7rem" />
    ))}
  </div>
);

const Nothing = ({ isFiltering: isNarrow }: { isFiltering: boolean }) => (
  <PageState
    icon={isNarrow ? SearchX : MailQuestion}
    title={isNarrow ? 'No messages match your search.' : 'Nothing has been sent yet.'}
    announced
  >
    {!isNarrow && 'Emails and text messages to artists and guests show here for 90 days.'}
  </PageState>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <PageState
    icon={TriangleAlert}
    title="The messages could not be loaded"
    announced
    action={<RetryButton onRetry={onRetry} />}
  >
    Something went wrong on our side. Messages are sent all the same.
  </PageState>
);

const Offline = ({ onRetry }: { onRetry: () => void }) => (
  <PageState icon={WifiOff} title="You're offline" announced action={<RetryButton onRetry={onRetry} />}>
    Messages are private, so they are never kept on this device. They come back with your connection.
  </PageState>
);
