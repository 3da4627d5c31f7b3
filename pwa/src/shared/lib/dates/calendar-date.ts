/** Arithmetic and wording for the wall-clock dates the product stores: `YYYY-MM-DD`, no time zone attached. */

const DAY_MS = 24 * 60 * 60 * 1000;

const atUtc = (date: string): Date => new Date(`${date}T00:00:00Z`);
const toDate = (instant: Date): string => instant.toISOString().slice(0, 10);

export const addDays = (date: string, days: number): string =>
  toDate(new Date(atUtc(date).getTime() + days * DAY_MS));

/** The same day of another month, or that month's last day when it is shorter. */
export const addMonths = (date: string, months: number): string => {
  const first = atUtc(`${date.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(Number(date.slice(8)), lastDay));
  return toDate(first);
};

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (date: string): number => atUtc(date).getUTCDay();

/** True for a date that exists, e.g. not 2026-02-30. */
export const isCalendarDate = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(atUtc(text).getTime()) && toDate(atUtc(text)) === text;

// The words are en-US by spec §9. Written out, since making four `Intl.DateTimeFormat` was a long task of the first load.
const MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
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
