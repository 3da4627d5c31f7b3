import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { troubleOf } from '#shared/http/trouble';
import type { DayMark } from './calendar-day';
import { monthOf } from './calendar-grid';
import { CalendarLegend } from './calendar-legend';
import { calendarEventsQuery, type EventResponse } from '#features/events/events.queries';
import { MISSING_EVENTS, MISSING_TO_MARK, MissingMonth } from './missing-month';
import { MonthCalendar } from './month-calendar';

export interface EventsCalendarProps {
  /** The venue's date today. */
  today: string;
  /** Artists and admins get the legend (spec §2). */
  showLegend: boolean;
  onOpenEvent: (event: EventResponse) => void;
  /** A day with several events becomes the search's date (spec §2). */
  onPickDate: (date: string) => void;
  /** What a day without events does, for those who can do something with it (spec §2). */
  onEmptyDay?: (date: string) => void;
  marks?: MarkedDays;
}

/** Marks of days beside their events, for artists and admins. */
export interface MarkedDays {
  kind: 'own' | 'artists';
  /** Undefined while they are not known. */
  byDate: ReadonlyMap<string, DayMark> | undefined;
  /** Loads the marks of the month on screen; draws nothing. */
  render: (month: string) => ReactNode;
}

/**
 * The month's events as the API last gave them; without a network, those of months that this phone has loaded. Starts with the
 * venue's present month.
 */
export const EventsCalendar = (props: EventsCalendarProps) => {
  const { today, showLegend, onOpenEvent, onPickDate, onEmptyDay, marks } = props;
  const [turnedTo, setMonth] = useState<string | null>(null);
  const month = turnedTo ?? monthOf(today);
  const query = useQuery(calendarEventsQuery(month));
  const { data, isFetching } = query;
  const trouble = data ? null : troubleOf(query);
  const isArtists = marks?.kind === 'own';
  // Until the month has loaded, a day without events may have some. Artists mark it all the same:
  // a conflict shows itself once it is sent.
  const isOpen = data !== undefined || (isArtists && trouble === 'offline');

  const onDayClick = (day: string, events: EventResponse[]) => {
    if (!isOpen) return;
    const [first, ...others] = events;
    if (!first) onEmptyDay?.(day);
    else if (others.length === 0) onOpenEvent(first);
    else onPickDate(day);
  };

  return (
    <MonthCalendar
      month={month}
      onMonthChange={setMonth}
      today={today}
      events={data ?? NONE}
      onDayClick={onDayClick}
      marks={marks?.byDate}
      isEveryDayOpen={onEmptyDay !== undefined && isOpen}
      isFolding
      isLoading={isFetching}
    >
      <MissingMonth
        trouble={trouble}
        words={isArtists ? MISSING_TO_MARK : MISSING_EVENTS}
        onRetry={() => void query.refetch()}
      />
      {marks?.render(month)}
      {showLegend && (
        <CalendarLegend
          marks={[
            'booked',
            ...(marks ? [marks.kind] : []),
            ...(isArtists ? (['blackout'] as const) : []),
            'today',
          ]}
        />
      )}
    </MonthCalendar>
  );
};

const NONE: EventResponse[] = [];
