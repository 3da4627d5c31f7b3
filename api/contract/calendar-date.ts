/** Arithmetic of the dates that the product stores: `YYYY-MM-DD` on the venue's wall, without a time zone. */

export const DAY_MS = 24 * 60 * 60 * 1000;

const atUtc = (date: string): Date => new Date(`${date}T00:00:00Z`);
const toDate = (instant: Date): string => instant.toISOString().slice(0, 10);

/** Days since 1970-01-01, a Thursday; NaN for text that is no date. */
export const dayNumber = (date: string): number => atUtc(date).getTime() / DAY_MS;

/** The date so many days later, or earlier; text that is no date is given as it is. */
export const addDays = (date: string, days: number): string => {
  const day = new Date((dayNumber(date) + days) * DAY_MS);
  return Number.isNaN(day.getTime()) ? date : toDate(day);
};

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
