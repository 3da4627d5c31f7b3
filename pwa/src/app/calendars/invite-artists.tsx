import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { type Trouble, troubleOf } from '#shared/http/trouble';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { choicesOf } from '#shared/ui/form/choices';
import { type AvailableArtist, availableArtistsQuery } from '#features/availability/availability.queries';
import type { DayMark } from '#features/events/calendar/calendar-day';
import { calendarDays, monthOf } from '#features/events/calendar/calendar-grid';
import { CalendarLegend } from '#features/events/calendar/calendar-legend';
import { MissingMonth } from '#features/events/calendar/missing-month';
import { MonthCalendar } from '#features/events/calendar/month-calendar';
import { calendarEventsQuery } from '#features/events/events.queries';
import { showsToJoinQuery } from '#features/events/management/managed-events.queries';
import { freeArtistsWords } from '#features/invitations/invitation-wording';
import { InviteNight } from '#app/events/invite-night';

/** From a day of the calendar to an artist who is free on it, and to an invitation (spec §2 "Invitations tab"). */
export const InviteArtists = () => {
  const [chosen, setChosen] = useState<ChosenDay | null>(null);
  const shows = choicesOf(useQuery(showsToJoinQuery(chosen?.date)));
  return (
    <Stack as="section" gap="3" aria-labelledby="invite-artists">
      <chakra.h2 id="invite-artists" fontSize="2xl">
        Invite Artists
      </chakra.h2>
      <chakra.p color="muted">
        Choose a highlighted day to see who is available and send an invitation.
      </chakra.p>
      <InvitationCalendar onChoose={setChosen} />
      {chosen && (
        <InviteNight
          date={chosen.date}
          known={chosen.artists}
          shows={shows}
          place="admin"
          onClose={() => setChosen(null)}
        />
      )}
    </Stack>
  );
};

/** A day of the invitation calendar. */
interface ChosenDay {
  date: string;
  /** Who is free on it, as the calendar knows; undefined where it does not yet. */
  artists: AvailableArtist[] | undefined;
}

/** The invitation calendar: days with available artists are highlighted; the past invites nobody (spec §2). */
const InvitationCalendar = ({ onChoose }: { onChoose: (day: ChosenDay) => void }) => {
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
