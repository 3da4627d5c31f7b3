import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EditedDay } from '#features/availability/artist/edited-day';
import { useMarking } from '#features/availability/artist/use-marking';
import { CalendarLegend } from '#features/events/calendar/calendar-legend';
import { monthOf } from '#features/events/calendar/calendar-grid';
import { statusLine } from '#features/events/event-wording';
import { calendarEventsQuery, type EventResponse } from '#features/events/events.queries';
import { MISSING_TO_MARK, MissingMonth } from '#features/events/calendar/missing-month';
import { MonthCalendar } from '#features/events/calendar/month-calendar';
import { troubleOf } from '#shared/http/trouble';

interface DatesCalendarProps {
  /** The signed-in artist. */
  userId: number;
  /** The venue's date. */
  today: string;
}

/** A month in which an artist marks the dates they are free: taps and strokes on empty days; a day with a show asks. */
export const DatesCalendar = ({ userId, today }: DatesCalendarProps) => {
  const [turnedTo, setMonth] = useState<string | null>(null);
  const month = turnedTo ?? monthOf(today);
  const query = useQuery(calendarEventsQuery(month));
  const { data: events = NONE } = query;
  const trouble = query.data ? null : troubleOf(query);
  const isBooked = (day: string) => events.some(({ date, status }) => date === day && status !== 'cancelled');
  const { marks, isOpen, strokeHandlers, tap, edited, closeEdited } = useMarking({ userId, today, isBooked });
  const isMarkable = isOpen && (query.data !== undefined || trouble === 'offline');
  return (
    <>
      <div className="availability-month" {...(isMarkable && strokeHandlers)}>
        <p className="availability-muted">
          Tap a day to mark it as free, and again to take it back. Swipe across days to mark several at once.
        </p>
        <MonthCalendar
          month={month}
          onMonthChange={setMonth}
          today={today}
          events={events}
          onDayClick={(date) => isMarkable && tap(date)}
          marks={marks}
          isEveryDayOpen={isMarkable}
          openFrom={today}
          isLoading={query.isFetching}
        >
          <MissingMonth trouble={trouble} words={MISSING_TO_MARK} onRetry={() => void query.refetch()} />
          <CalendarLegend marks={['own', 'blackout', 'booked', 'today']} />
        </MonthCalendar>
      </div>
      {edited && (
        <EditedDay
          userId={userId}
          date={edited}
          today={today}
          note={showsOn(events, edited)}
          onClose={closeEdited}
        />
      )}
    </>
  );
};

const NONE: EventResponse[] = [];

/** What is on at a day, or was. */
const showsOn = (events: EventResponse[], date: string): string | undefined =>
  events
    .filter((event) => event.date === date)
    .map((event) => `${statusLine(event) ?? 'Booked'}: ${event.name}`)
    .join(' · ') || undefined;
