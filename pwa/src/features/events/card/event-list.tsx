import { CalendarX2, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLater } from '#shared/ui/page/served-page';
import { ListProblem } from '#shared/ui/list/list-problem';
import { KeptNote } from '#shared/ui/page/kept-note';
import { ListSkeleton } from '#shared/ui/list/list-skeleton';
import { LoadMore } from '#shared/ui/list/load-more';
import { PageState } from '#shared/ui/feedback/page-state';
import '#shared/ui/list/private-list.css';
import { EventCards } from './event-card';
import { isSearching, type EventSearch } from '#features/events/search/event-search';
import { foundLine, type ShownType } from '#features/events/event-wording';
import type { EventResponse } from '#features/events/events.queries';
import { RESULTS_TITLE_ID } from '#features/events/search/reveal-results';
import { useEventList } from '#features/events/search/use-event-list';
import './event-list.css';

/** As many as a tall phone shows beneath the calendar. */
const FIRST_SHOWN = 3;

export interface EventListProps {
  search: EventSearch;
  /** Date of the show night that is on: until 4 in the morning that is the night before. */
  showNight: string;
  types: Map<string, ShownType>;
  showNotes: boolean;
  /** What staff and the acts can do with an event, on its card. */
  renderActions?: (event: EventResponse) => ReactNode;
}

/** Upcoming events, or the results of a search (spec §2). */
export const EventList = ({ search, showNight, ...card }: EventListProps) => {
  const { events, state, retry, ...more } = useEventList(search, showNight);
  const searching = isSearching(search);
  const isSettled = state === 'ready' || state === 'kept';
  const shown = useRestLater(events, FIRST_SHOWN);
  const isComing = state === 'loading' || (events.length > 0 && shown.length === 0);
  return (
    <section className="event-list" aria-labelledby={RESULTS_TITLE_ID} aria-busy={isComing}>
      <h2 id={RESULTS_TITLE_ID} tabIndex={-1}>
        {searching ? 'Search Results' : 'Upcoming Events'}
      </h2>
      <p className="visually-hidden" role="status">
        {searching && isSettled && events.length > 0 ? foundLine(events.length, more.hasMore) : ''}
      </p>
      {state === 'kept' && <KeptNote noun="events" />}
      {isComing && <ListSkeleton noun="events" rows={4} rowHeight="7.5rem" />}
      <ListProblem
        state={state}
        noun="events"
        failed="Something went wrong on our side. Your check-ins are not affected."
        offline="The events come back with your connection. Once seen, they stay on this phone."
        onRetry={retry}
      />
      {isSettled && events.length === 0 && <Empty searching={searching} />}
      <ul className="private-list">
        <EventCards events={shown} {...card} />
      </ul>
      {state === 'ready' && <LoadMore {...more} />}
    </section>
  );
};

const Empty = ({ searching }: { searching: boolean }) => (
  <PageState
    icon={searching ? SearchX : CalendarX2}
    title={searching ? 'No events found matching your search criteria.' : 'No upcoming events scheduled.'}
    announced
  />
);

/**
 * Renders the first rows of a list at once and the rest in slices, so that rows below the screen do not delay a tap. Rows that
 * do not begin the list any more are dropped at once.
 */
const useRestLater = <Item,>(items: Item[], first: number): Item[] => {
  const shown = useLater(items, items.slice(0, first));
  return shown.every((item, index) => item === items[index]) ? shown : items;
};
