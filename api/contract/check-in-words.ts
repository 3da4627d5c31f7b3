import type { CheckInShow, CheckInVerdict } from './check-in-window.js';
import { checkInWindow } from './check-in-window.js';
import { wallClockAt } from './venue-clock.js';
import { longDate, twelveHourTime } from './wall-clock-words.js';

/** `Friday, November 20, 2026 at 6:00 PM`, on the venue's clock. */
const onTheWall = (instant: Date, timeZone: string): string => {
  const { date, time } = wallClockAt(instant, timeZone);
  return `${longDate(date)} at ${twelveHourTime(time)}`;
};

/**
 * Why there is no check-in, as a sentence for the guest: when it opens, when it opened, or that the show is off.
 * @param timeZone IANA name of the venue's
 */
export const closedWords = (
  show: CheckInShow,
  { because }: Extract<CheckInVerdict, { standing: 'closed' }>,
  timeZone: string,
): string => {
  if (because === 'called-off') return `This show is ${show.status}, so there is no check-in.`;
  const { opensAt } = checkInWindow(show, timeZone);
  if (Number.isNaN(opensAt.getTime())) return 'Check-in for this show is not open.';
  const opening = onTheWall(opensAt, timeZone);
  return because === 'too-early'
    ? `Check-in opens on ${opening}.`
    : `Check-in opened on ${opening} and is over now.`;
};
