import { type CheckInShow, type CheckInVerdict, checkInWindow } from '#contract/rules/check-in';
import { twelveHourTime, wallClockAt } from '#contract/rules/clock';
import { addDays } from '#contract/calendar-date';
import { formatShortMonth, formatShortWeekday } from '#shared/lib/dates/calendar-date';

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
  if (verdict.because === 'called-off') return show.status;
  if (verdict.because === 'too-late') return 'over';
  const { opensAt } = checkInWindow(show, timeZone);
  return Number.isNaN(opensAt.getTime()) ? 'not open' : `opens ${momentAhead(opensAt, now, timeZone)}`;
};

/** `6:00 PM` today, `Fri 6:00 PM` this week, `Nov 27, 6:00 PM` later. */
const momentAhead = (instant: Date, now: Date, timeZone: string): string => {
  const { date, time } = wallClockAt(instant, timeZone);
  const today = wallClockAt(now, timeZone).date;
  if (date === today) return twelveHourTime(time);
  return date <= addDays(today, WEEKDAY_DAYS)
    ? `${formatShortWeekday(date)} ${twelveHourTime(time)}`
    : `${formatShortMonth(date)} ${Number(date.slice(8))}, ${twelveHourTime(time)}`;
};
