import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarX2, SearchX, TriangleAlert, WifiOff } from 'lucide-react';
import { useCallback } from 'react';
import { UnreachableError } from '#shared/http/http-error';
import { LoadMore } from '#shared/ui/load-more';
import { morePagesOf } from '#shared/ui/more-pages';
import { PageState } from '#shared/ui/page-state';
import { RetryButton } from '#shared/ui/retry-button';
import { Skeleton } from '#shared/ui/skeleton';
import { EventActions } from './event-actions';
import { EventCard } from './event-card';
import type { ShownType } from './event-wording';
import type { EventResponse } from './events.queries';
import { managedEventsQuery } from './managed-events.queries';
import type { ManagedSearch } from './managed-search';
import { NoUpcomingEvents } from './no-upcoming-events';

interface ManagedListProps {
  search: ManagedSearch;
  showNight: string;
  types: Map<string, ShownType>;
}

/** The events the search is for, fifty at a time, each with all that staff can do with it. */
export const ManagedList = ({ search, showNight, types }: ManagedListProps) => {
  const query = useInfiniteQuery(managedEventsQuery(search, showNight));
  const renderActions = useCallback(
    (event: EventResponse) => <EventActions event={event} isAdmin page="admin" />,
    [],
  );
  if (!query.data) return <WithoutList {...query} onRetry={() => void query.refetch()} />;
  const events = query.data.pages.flatMap(({ rows }) => rows);
  return (
    <>
      {events.length === 0 && <NoEvents search={search} />}
      <ul className="managed-cards" aria-busy={query.isFetching}>
        {events.map((event) => (
          <li key={event.id}>
            <EventCard
              event={event}
              type={types.get(event.type.toLowerCase())}
              showNotes
              details="/admin/events/$eventId"
              renderActions={renderActions}
            />
          </li>
        ))}
      </ul>
      <LoadMore {...morePagesOf(query)} />
    </>
  );
};

const NoEvents = ({ search: { q, when, day } }: { search: ManagedSearch }) => {
  if (q || day)
    return <PageState icon={SearchX} title="No events found matching your search criteria." announced />;
  if (when === 'past') return <PageState icon={CalendarX2} title="No past events yet." announced />;
  return <NoUpcomingEvents />;
};

interface WithoutListProps {
  error: Error | null;
  isPaused: boolean;
  onRetry: () => void;
}

const WithoutList = ({ error, isPaused, onRetry }: WithoutListProps) => {
  if (isPaused || error instanceof UnreachableError) {
    return (
      <PageState icon={WifiOff} title="You're offline" announced action={<RetryButton onRetry={onRetry} />}>
        The events come back with your connection.
      </PageState>
    );
  }
  if (error) {
    return (
      <PageState
        icon={TriangleAlert}
        title="The events could not be loaded"
        announced
        action={<RetryButton onRetry={onRetry} />}
      />
    );
  }
  return (
    <div className="managed-cards" role="status" aria-label="Loading events">
      {[1, 2, 3, 4].map((row) => (
        <Skeleton key={row} height="11rem" />
      ))}
    </div>
  );
};
