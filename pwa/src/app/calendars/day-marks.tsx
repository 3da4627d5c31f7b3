import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { calendarDays } from '#features/events/calendar/calendar-grid';
import type { MarkedDays } from '#features/events/calendar/events-calendar';
import type { AuthUser } from '#shared/session/auth-user';

/** Guests never load these. */
const OwnDayMarks = lazy(() =>
  import('#features/availability/marking/day-marks').then((module) => ({ default: module.OwnDayMarks })),
);
const EditedDay = lazy(() =>
  import('#features/availability/artist/edited-day').then((module) => ({ default: module.EditedDay })),
);
const ArtistDayMarks = lazy(() =>
  import('#features/availability/marking/day-marks').then((module) => ({ default: module.ArtistDayMarks })),
);

interface DayMarks {
  marks: MarkedDays | undefined;
  /** An artist's tap on an empty day (spec §2 "Events page"). */
  toggleOwnDay: (date: string) => void;
  /** An admin's tap on an empty day (spec §2 "Events page"): invites where artists are free, and otherwise adds an event. */
  inviteOrAdd: (date: string, acts: DayActs) => void;
}

interface DayActs {
  invite: () => unknown;
  add: () => unknown;
}

/**
 * Whose availability a calendar of events shows: their own to artists, blue; that of all artists to admins, yellow.
 * @param today the venue's date
 */
export const useDayMarks = (user: AuthUser | null, today: string): DayMarks => {
  const [byDate, setByDate] = useState<MarkedDays['byDate']>();
  const [edited, setEdited] = useState<string | null>(null);
  const queryClient = useQueryClient();
  const { history } = useRouter();
  const userType = user?.userType;
  const userId = user?.id;
  const render = useCallback(
    (month: string) => {
      if (userId === undefined) return null;
      const days = calendarDays(month);
      return (
        <Suspense>
          {userType === 'artist' ? (
            <>
              <OwnDayMarks userId={userId} today={today} onMarks={setByDate} />
              {edited && (
                <Suspense>
                  <EditedDay userId={userId} date={edited} today={today} onClose={() => setEdited(null)} />
                </Suspense>
              )}
            </>
          ) : (
            <ArtistDayMarks from={days.at(0) ?? ''} to={days.at(-1) ?? ''} onMarks={setByDate} />
          )}
        </Suspense>
      );
    },
    [edited, today, userId, userType],
  );
  const marks = useMemo<MarkedDays | undefined>(() => {
    if (userType !== 'artist' && userType !== 'admin') return undefined;
    return { kind: userType === 'artist' ? 'own' : 'artists', byDate, render };
  }, [byDate, render, userType]);
  const toggleOwnDay = (date: string) => {
    const at = performance.now();
    void import('#features/availability/marking/toggle-day').then(({ toggleDay }) =>
      toggleDay({ date, hasEntry: byDate?.has(date) ?? false, today, at, onEntry: setEdited }),
    );
  };
  const inviteOrAdd = (date: string, { invite, add }: DayActs) => {
    if (date < today) return void add();
    if (byDate) return void (byDate.has(date) ? invite() : add());
    const { href } = history.location;
    const clicked = nextClick();
    void import('./is-anybody-free')
      .then(({ isAnybodyFree }) => isAnybodyFree(date, queryClient))
      .then((isFree) => {
        // The admin has gone on meanwhile.
        if (clicked.aborted || history.location.href !== href) return;
        if (isFree) invite();
        else add();
      });
  };
  return { marks, toggleOwnDay, inviteOrAdd };
};

/** Aborted by the next click anywhere. */
const nextClick = (): AbortSignal => {
  const click = new AbortController();
  addEventListener('click', () => click.abort(), { capture: true, once: true });
  return click.signal;
};
