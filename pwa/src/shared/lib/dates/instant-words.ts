import { twelveHourTime, wallClockAt } from '#contract/rules/clock';
import { formatLongDate, formatShortDate } from './calendar-date';

/** How an instant (ISO 8601) is told: in en-US (spec §9), by the clock on the venue's wall (`useVenueZone`). */

/** Nov 20, 2026 */
export const dayOfInstant = (instant: string, timeZone: string): string =>
  formatShortDate(wallClockAt(new Date(instant), timeZone).date);

/** Friday, November 20, 2026 */
export const longDayOfInstant = (instant: string, timeZone: string): string =>
  formatLongDate(wallClockAt(new Date(instant), timeZone).date);

/** 8:15 PM, on one line. */
export const unbrokenTime = (time: string): string => twelveHourTime(time).replace(' ', '\u00a0');

/** Nov 20, 2026, 8:15 PM: the time stays on one line. */
export const momentOf = (instant: string, timeZone: string): string => {
  const { date, time } = wallClockAt(new Date(instant), timeZone);
  return `${formatShortDate(date)}, ${unbrokenTime(time)}`;
};
