import type { ReactNode } from 'react';
import { EMPTY_SEARCH, isSearching, type EventSearch } from '#features/events/search/event-search';
import { EventList } from '#features/events/card/event-list';
import { EventsCalendar, type MarkedDays } from '#features/events/calendar/events-calendar';
import type { ShownType } from './event-wording';
import type { EventResponse } from './events.queries';
import { revealResults } from '#features/events/search/reveal-results';
import { SearchPanel } from '#features/events/search/search-panel';
import { TonightCard, type RenderCheckIn } from '#features/events/card/tonight-card';
import { useTonight } from '#features/events/card/use-tonight';
import './home-page.css';

interface HomePageProps {
  search: EventSearch;
  onSearch: (search: EventSearch) => void;
  onOpenEvent: (event: EventResponse) => void;
  /** The venue's date today, and of the show night that is on: until 4 in the morning that is the night before. */
  today: string;
  showNight: string;
  types: Map<string, ShownType>;
  showNotes: boolean;
  showLegend: boolean;
  /** What choosing a day without events does, for those who can do something with it. */
  onEmptyDay?: (date: string) => void;
  /** What artists and admins see of days beside their events. */
  marks?: MarkedDays;
  /** What staff and the featured artist can do with an event, on its card. */
  renderActions?: (event: EventResponse) => ReactNode;
  /** As `TonightCard` has it. */
  renderCheckIn?: RenderCheckIn;
  footer: ReactNode;
}

/** The events page (spec §2): tonight first, then finding, then the list. */
export const HomePage = (props: HomePageProps) => {
  const { search, onSearch, onOpenEvent, today, showNight, types, showNotes, showLegend, footer, ...more } =
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
        <TonightCard tonight={tonight} next={next} isLoading={isLoading} renderCheckIn={more.renderCheckIn} />
      )}
      <SearchPanel search={search} onSearch={searchAndShow} types={types} />
      <EventsCalendar
        today={today}
        showLegend={showLegend}
        onOpenEvent={onOpenEvent}
        onPickDate={(date) => searchAndShow({ ...EMPTY_SEARCH, date })}
        onEmptyDay={more.onEmptyDay}
        marks={more.marks}
      />
      <EventList
        search={search}
        showNight={showNight}
        types={types}
        showNotes={showNotes}
        renderActions={more.renderActions}
      />
      {footer}
    </main>
  );
};
