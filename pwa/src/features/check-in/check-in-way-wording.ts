import { type CheckInShow, type CheckInVerdict, checkInWindow } from '#contract/rules/check-in';
import { wallClockAt } from '#contract/rules/clock';
import { twelveHourTime } from '#contract/rules/texts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Within this many days a weekday names one date. */
const WEEKDAY_DAYS = 6;

/**
 * What the button says beside "Mark Attendance"; undefined while check-in is open.
 * @param timeZone IANA name of the venue's
 */
export const wayWords = (
  show: CheckInShow,
  verdict: CheckInVerdict,
  { now, timeZone }: { now: Date; timeZone: string },
): string | undefined => {
  if (verdict.standing === 'open') return undefined;
  if (verdict.standing === 'late') return 'late, staff look first';
  if (verdict.because !== 'too-early') return verdict.because === 'too-late' ? 'over' : 'called off';
  const { opensAt } = checkInWindow(show, timeZone);
  return Number.isNaN(opensAt.getTime()) ? 'not open' : `opens ${momentAhead(opensAt, now, timeZone)}`;
};

/** `6:00 PM` today, `Fri 6:00 PM` this week, `Nov 27, 6:00 PM` later. */
const momentAhead = (instant: Date, now: Date, timeZone: string): string => {
  const { date, time } = wallClockAt(instant, timeZone);
  const today = wallClockAt(now, timeZone).date;
  if (date === today) return twelveHourTime(time);
  const day = new Date(`${date}T00:00:00Z`);
  const isSoon = day.getTime() - Date.parse(`${today}T00:00:00Z`) <= WEEKDAY_DAYS * DAY_MS;
  return isSoon
    ? `${WEEKDAY.format(day)} ${twelveHourTime(time)}`
    : `${MONTH_DAY.format(day)}, ${twelveHourTime(time)}`;
};

const WEEKDAY = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });
const MONTH_DAY = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
