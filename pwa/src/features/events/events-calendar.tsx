import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { monthOf } from './calendar-grid';
import { calendarEventsQuery, type EventResponse } from './events.queries';
import { MonthCalendar } from './month-calendar';

interface EventsCalendarProps {
  /** The venue's date today. */
  today: string;
  /** Artists and admins get the legend (spec §2). */
  showLegend: boolean;
  onOpenEvent: (event: EventResponse) => void;
  /** A day with several events becomes the search's date (spec §2). */
  onPickDate: (date: string) => void;
}

/** The month's events from the API, or from this phone when there is no network. */
export const EventsCalendar = ({ today, showLegend, onOpenEvent, onPickDate }: EventsCalendarProps) => {
  const [month, setMonth] = useState(() => monthOf(today));
  const { data, isFetching, isPaused, isError } = useQuery(calendarEventsQuery(month));

  const onDayClick = (day: string, events: EventResponse[]) => {
    const [first, ...others] = events;
    if (!first) return;
    if (others.length === 0) onOpenEvent(first);
    else onPickDate(day);
  };

  return (
    <MonthCalendar
      month={month}
      onMonthChange={setMonth}
      today={today}
      events={data ?? NONE}
      onDayClick={onDayClick}
      isLoading={isFetching}
    >
      {!data && isPaused && (
        <p className="calendar-note">You're offline, and this month is not on this phone yet.</p>
      )}
      {!data && isError && <p className="calendar-note">This month could not be loaded.</p>}
      {showLegend && (
        <ul className="calendar-legend">
          <li>
            <span className="legend-booked" aria-hidden /> Booked
          </li>
          <li>
            <span className="legend-today" aria-hidden /> Today
          </li>
        </ul>
      )}
    </MonthCalendar>
  );
};

const NONE: EventResponse[] = [];
