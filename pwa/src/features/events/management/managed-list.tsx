import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarX2, SearchX } from 'lucide-react';
import { useCallback } from 'react';
import { showNightOf } from '#contract/rules/clock';
import { ListProblem } from '#shared/ui/list/list-problem';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';
import { LoadMore } from '#shared/ui/list/load-more';
import { PageState } from '#shared/ui/feedback/page-state';
import '#shared/ui/list/private-list.css';
import { usePages } from '#shared/ui/list/use-pages';
import { EventActions } from '#features/events/details/event-actions';
import { EventCards } from '#features/events/card/event-card';
import { foundLine, type ShownType } from '#features/events/event-wording';
import type { EventResponse } from '#features/events/events.queries';
import { managedEventsQuery } from './managed-events.queries';
import type { ManagedSearch } from './managed-search';
import { NoUpcomingEvents } from '#features/events/card/no-upcoming-events';

export interface ManagedListProps {
  search: ManagedSearch;
  /** Date of the show night that is on, `YYYY-MM-DD`. */
  showNight: string;
  types: Map<string, ShownType>;
}

/** The events the search is for, twenty at a time, each with all that staff can do with it. */
export const ManagedList = ({ search, showNight, types }: ManagedListProps) => {
  const query = useInfiniteQuery(managedEventsQuery(search, showNight));
  const { rows, state, retry, ...more } = usePages(query);
  const renderActions = useCallback(
    (event: EventResponse) => (
      <EventActions event={event} isAdmin page="admin" hasReport={showNightOf(event) <= showNight} />
    ),
    [showNight],
  );
  const isFound = isFiltered(search) && state === 'ready' && rows.length > 0;
  return (
    <>
      <p className="visually-hidden" role="status">
        {isFound && foundLine(rows.length, more.hasMore)}
      </p>
      {state === 'loading' && <ListSkeleton noun="events" rows={4} rowHeight="11rem" />}
      <ListProblem
        state={state}
        noun="events"
        offline="The events come back with your connection."
        onRetry={retry}
      />
      {state === 'ready' && rows.length === 0 && !more.hasMore && <NoEvents search={search} />}
      <ul className="private-list" aria-busy={query.isFetching}>
        <EventCards
          events={rows}
          types={types}
          showNotes
          details="/admin/events/$eventId"
          renderActions={renderActions}
        />
      </ul>
      {state === 'ready' && <LoadMore {...more} />}
    </>
  );
};

const isFiltered = ({ q, when, day }: ManagedSearch): boolean => Boolean(q ?? when ?? day);

const NoEvents = ({ search: { q, when, day } }: { search: ManagedSearch }) => {
  if (q || day)
    return <PageState icon={SearchX} title="No events found matching your search criteria." announced />;
  if (when === 'past') return <PageState icon={CalendarX2} title="No past events yet." announced />;
  return <NoUpcomingEvents />;
};
