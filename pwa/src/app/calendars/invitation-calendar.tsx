import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { availableArtistsQuery, type AvailableArtist } from '#features/availability/availability.queries';
import type { DayMark } from '#features/events/calendar/calendar-day';
import { CalendarLegend } from '#features/events/calendar/calendar-legend';
import { calendarDays, monthOf } from '#features/events/calendar/calendar-grid';
import { calendarEventsQuery } from '#features/events/events.queries';
import { MissingMonth } from '#features/events/calendar/missing-month';
import { MonthCalendar } from '#features/events/calendar/month-calendar';
import { freeArtistsWords } from '#features/invitations/invitation-wording';
import { troubleOf, type Trouble } from '#shared/http/trouble';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';

/** A day of the invitation calendar. */
export interface ChosenDay {
  date: string;
  /** Who is free on it, as the calendar knows; undefined where it does not yet. */
  artists: AvailableArtist[] | undefined;
}

/** The invitation calendar: days with available artists are highlighted; the past invites nobody (spec §2). */
export const InvitationCalendar = ({ onChoose }: { onChoose: (day: ChosenDay) => void }) => {
  const { today } = useVenueDay();
  const [turnedTo, setMonth] = useState<string | null>(null);
  const month = turnedTo ?? monthOf(today);
  const events = useQuery(calendarEventsQuery(month));
  const artists = useQuery(availableArtistsQuery(rangeOf(month)));
  const byDate = useMemo(
    () => new Map([...(artists.data ?? [])].filter(([date]) => date >= today)),
    [artists.data, today],
  );
  const marks = useMemo(() => marksOf(byDate), [byDate]);
  return (
    <MonthCalendar
      month={month}
      onMonthChange={setMonth}
      today={today}
      events={events.data ?? []}
      onDayClick={(date) => onChoose({ date, artists: artists.data && (byDate.get(date) ?? []) })}
      marks={marks}
      isEveryDayOpen
      isLoading={artists.isLoading}
    >
      <MissingMonth
        trouble={artists.data ? null : troubleOf(artists)}
        words={MISSING_WORDS}
        onRetry={() => void artists.refetch()}
      />
      <CalendarLegend marks={['artists', 'booked', 'today']} />
    </MonthCalendar>
  );
};

const rangeOf = (month: string): { from: string; to: string } => {
  const days = calendarDays(month);
  return { from: days.at(0) ?? '', to: days.at(-1) ?? '' };
};

const marksOf = (byDate: ReadonlyMap<string, AvailableArtist[]>): ReadonlyMap<string, DayMark> =>
  new Map(
    [...byDate].map(([date, free]) => [date, { kind: 'artists', words: freeArtistsWords(free.length) }]),
  );

const MISSING_WORDS: Record<Trouble, string> = {
  offline: "You're offline: who is available comes back with your connection.",
  failed: 'Who is available could not be loaded.',
};
