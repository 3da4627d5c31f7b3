import type { ReactNode } from 'react';
import { EMPTY_SEARCH, isSearching, type EventSearch } from '#features/events/search/event-search';
import { EventList, type EventListProps } from '#features/events/card/event-list';
import { EventsCalendar, type EventsCalendarProps } from '#features/events/calendar/events-calendar';
import { revealResults } from '#features/events/search/reveal-results';
import { SearchPanel } from '#features/events/search/search-panel';
import { TonightCard, type RenderCheckIn } from '#features/events/card/tonight-card';
import { useTonight } from '#features/events/card/use-tonight';
import './home-page.css';

interface HomePageProps extends EventListProps, Omit<EventsCalendarProps, 'onPickDate'> {
  onSearch: (search: EventSearch) => void;
  /** As `TonightCard` has it. */
  renderCheckIn?: RenderCheckIn;
  footer: ReactNode;
}

/** The events page (spec §2): tonight first, then the search, then the list. */
export const HomePage = (props: HomePageProps) => {
  const { search, onSearch, showNight, types, showNotes, renderActions, renderCheckIn, footer, ...calendar } =
    props;
  const { tonight, next, isLoading, isKnown } = useTonight(showNight);
  const searchAndShow = (next: EventSearch) => {
    onSearch(next);
    if (isSearching(next)) revealResults();
  };
  return (
    <main className="page home">
      <h1 className="visually-hidden">Live Music &amp; Events</h1>
      {(isLoading || isKnown) && (
        <TonightCard tonight={tonight} next={next} isLoading={isLoading} renderCheckIn={renderCheckIn} />
      )}
      <SearchPanel search={search} onSearch={searchAndShow} types={types} />
      <EventsCalendar {...calendar} onPickDate={(date) => searchAndShow({ ...EMPTY_SEARCH, date })} />
      <EventList
        search={search}
        showNight={showNight}
        types={types}
        showNotes={showNotes}
        renderActions={renderActions}
      />
      {footer}
    </main>
  );
};
