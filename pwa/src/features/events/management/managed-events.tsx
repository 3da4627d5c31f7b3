import { CalendarPlus, X } from 'lucide-react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { ButtonLink } from '#shared/ui/form/button';
import { EventsCalendar } from '#features/events/calendar/events-calendar';
import type { ShownType } from '#features/events/event-wording';
import type { EventResponse } from '#features/events/events.queries';
import { ManagedList } from './managed-list';
import './managed-events.css';
import type { ManagedSearch } from './managed-search';
import { ManagedSearchForm } from './managed-search-form';
import { MANAGED_TITLE_ID } from '#features/events/search/reveal-results';

interface ManagedEventsProps {
  search: ManagedSearch;
  onSearch: (search: ManagedSearch) => void;
  onEdit: (event: EventResponse) => void;
  onAdd: (date: string) => void;
  /** The venue's date today, and of the show night that is on. */
  today: string;
  showNight: string;
  types: Map<string, ShownType>;
}

/** The dashboard's Events tab (spec §2): the events as a list and as a month. */
export const ManagedEvents = (props: ManagedEventsProps) => {
  const { search, onSearch, onEdit, onAdd, today, showNight, types } = props;
  return (
    <div className="managed-events">
      <header className="managed-head">
        <h2 id={MANAGED_TITLE_ID} tabIndex={-1}>
          Events
        </h2>
        <ButtonLink to="/admin/events/new" search={search} resetScroll={false}>
          <CalendarPlus size={20} aria-hidden /> Add Event
        </ButtonLink>
      </header>
      <EventsCalendar
        today={today}
        showLegend
        onOpenEvent={onEdit}
        onPickDate={(day) => onSearch({ day })}
        onEmptyDay={onAdd}
      />
      <section className="managed-list" aria-label="Events">
        <ManagedSearchForm search={search} onSearch={onSearch} />
        <WhenSwitch search={search} onSearch={onSearch} />
        <ManagedList search={search} showNight={showNight} types={types} />
      </section>
    </div>
  );
};

interface WhenSwitchProps {
  search: ManagedSearch;
  onSearch: (search: ManagedSearch) => void;
}

/** Upcoming or past, or the one day that was chosen in the calendar; and what is searched for. */
const WhenSwitch = ({ search: { q, when, day }, onSearch }: WhenSwitchProps) => (
  <div className="managed-when" role="group" aria-label="Which events">
    <button type="button" aria-pressed={!when && !day} onClick={() => onSearch({ q })}>
      Upcoming
    </button>
    <button
      type="button"
      aria-pressed={when === 'past' && !day}
      onClick={() => onSearch({ q, when: 'past' })}
    >
      Past
    </button>
    {q && (
      <button type="button" onClick={() => onSearch({ when, day })}>
        <span className="visually-hidden">Clear search for</span> “<bdi>{q}</bdi>” <X size={16} aria-hidden />
      </button>
    )}
    {day && (
      <button type="button" aria-pressed onClick={() => onSearch({ q })}>
        {formatLongDate(day)} <X size={16} aria-hidden />
      </button>
    )}
  </div>
);
