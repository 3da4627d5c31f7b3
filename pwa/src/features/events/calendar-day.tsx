import { memo } from 'react';
import { formatLongDate } from '#shared/lib/calendar-date';
import type { EventResponse } from './events.queries';
import { statusLine } from './event-wording';

interface CalendarDayProps {
  day: string;
  events: EventResponse[];
  isToday: boolean;
  /** A day of the neighbouring month. */
  isOutside: boolean;
  isTabStop: boolean;
}

/**
 * One of the 42 cells: a plain element, for 42 styled components cost the first paint (stack "Speed"). The grid around
 * it listens for clicks and focus, so a cell is only drawn again when its own day changes.
 */
export const CalendarDay = memo(({ day, events, isToday, isOutside, isTabStop }: CalendarDayProps) => {
  const [first, ...others] = events;
  return (
    <div role="gridcell" className="calendar-cell">
      <button
        type="button"
        className="calendar-day"
        data-day={day}
        data-booked={first ? true : undefined}
        data-today={isToday || undefined}
        data-outside={isOutside || undefined}
        aria-label={dayLabel(day, events, isToday)}
        aria-current={isToday ? 'date' : undefined}
        aria-disabled={first ? undefined : true}
        tabIndex={isTabStop ? 0 : -1}
      >
        <span className="calendar-number">{Number(day.slice(8))}</span>
        {first && (
          <span
            className="calendar-event"
            dir="auto"
            data-off={first.status === 'scheduled' ? undefined : true}
          >
            {first.name}
          </span>
        )}
        {others.length > 0 && <span className="calendar-more">+{others.length} more</span>}
      </button>
    </div>
  );
});
CalendarDay.displayName = 'CalendarDay';

const dayLabel = (day: string, events: EventResponse[], isToday: boolean): string => {
  const names = events.map((event) => [event.name, statusLine(event)].filter(Boolean).join(', '));
  return [
    formatLongDate(day),
    ...(isToday ? ['today'] : []),
    ...(names.length > 0 ? names : ['no events']),
  ].join(', ');
};
