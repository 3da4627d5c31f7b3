import { addDays, dayNumber, weekdayOf } from '#contract/calendar-date';

/** Wording for the wall-clock dates the product stores: `YYYY-MM-DD`, no time zone attached. */

/** True for a date that exists, e.g. not 2026-02-30. */
export const isCalendarDate = (text: string): boolean =>
  !Number.isNaN(dayNumber(text)) && addDays(text, 0) === text;

// The words are en-US by spec §9. Written out, since making four `Intl.DateTimeFormat` was a long task of the first load.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const SHORT = 3;

const monthOf = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
const weekdayNameOf = (date: string): string => WEEKDAYS[weekdayOf(date)] ?? '';

/** Friday, November 20, 2026 (spec §9: long en-US form). */
export const formatLongDate = (date: string): string =>
  `${weekdayNameOf(date)}, ${monthOf(date)} ${Number(date.slice(8))}, ${date.slice(0, 4)}`;
/** Nov 20, 2026 */
export const formatShortDate = (date: string): string =>
  `${formatShortMonth(date)} ${Number(date.slice(8))}, ${date.slice(0, 4)}`;
/** November 2026 */
export const formatMonth = (date: string): string => `${monthOf(date)} ${date.slice(0, 4)}`;
/** Nov */
export const formatShortMonth = (date: string): string => monthOf(date).slice(0, SHORT);
/** Fri */
export const formatShortWeekday = (date: string): string => weekdayNameOf(date).slice(0, SHORT);
