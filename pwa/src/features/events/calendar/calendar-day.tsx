import { memo } from 'react';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import type { EventResponse } from '#features/events/events.queries';
import { statusLine } from '#features/events/event-wording';

/** Something about a day beside its events: artists who are free (admins), the artist's own free days and blackouts. */
export interface DayMark {
  kind: 'artists' | 'own' | 'blackout';
  /** Read aloud with the day. */
  words: string;
}

interface CalendarDayProps {
  day: string;
  events: EventResponse[];
  isToday: boolean;
  /** A day of the neighbouring month. */
  isOutside: boolean;
  isTabStop: boolean;
  /** Choosing the day does something although nothing plays. */
  isOpen: boolean;
  mark?: DayMark;
}

/**
 * One of the 42 cells: a plain element, for 42 styled components cost the first paint (stack "Speed"). The grid around
 * it listens for clicks and focus, so a cell is only drawn again when its own day changes.
 */
export const CalendarDay = memo(
  ({ day, events, isToday, isOutside, isTabStop, isOpen, mark }: CalendarDayProps) => {
    const [first, ...others] = events;
    return (
      <div role="gridcell" className="calendar-cell">
        <button
          type="button"
          className="calendar-day"
          data-day={day}
          data-booked={first?.status}
          data-today={isToday || undefined}
          data-outside={isOutside || undefined}
          data-open={isOpen || undefined}
          data-mark={mark?.kind}
          title={mark?.words}
          aria-current={isToday ? 'date' : undefined}
          aria-disabled={first || isOpen ? undefined : true}
          tabIndex={isTabStop ? 0 : -1}
        >
          <span className="visually-hidden">{dayName(day, { events, isToday, mark })}</span>
          <span className="calendar-number" aria-hidden>
            {Number(day.slice(8))}
          </span>
          {first && (
            <span className="calendar-event" aria-hidden dir="auto">
              {first.name}
            </span>
          )}
          {others.length > 0 && (
            <span className="calendar-more" aria-hidden>
              +{others.length} more
            </span>
          )}
        </button>
      </div>
    );
  },
);
CalendarDay.displayName = 'CalendarDay';

/** The cell's accessible name: all that it shows, and what it has no room for. */
const dayName = (
  day: string,
  { events, isToday, mark }: Pick<CalendarDayProps, 'events' | 'isToday' | 'mark'>,
): string => {
  const names = events.map((event) => [event.name, statusLine(event)].filter(Boolean).join(', '));
  return [
    formatLongDate(day),
    ...(isToday ? ['today'] : []),
    ...(names.length > 0 ? names : ['no events']),
    ...(mark ? [mark.words] : []),
  ].join(', ');
};
