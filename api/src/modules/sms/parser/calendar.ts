const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1970-01-01, the form in which the parser reckons with dates. */
export type DayNumber = number;

/** The day with this date, or undefined when there is none, such as November 31. */
export function dayOf(year: number, month: number, day: number): DayNumber | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.getTime() / DAY_MS : undefined;
}

/** @param date one that exists */
export const dayNumber = ({ year, month, day }: { year: number; month: number; day: number }): DayNumber =>
  Date.UTC(year, month - 1, day) / DAY_MS;

/** @returns `YYYY-MM-DD` */
export const dateOf = (day: DayNumber): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** 0 for Sunday to 6. */
export const weekdayOn = (day: DayNumber): number => new Date(day * DAY_MS).getUTCDay();

export const yearOf = (day: DayNumber): number => new Date(day * DAY_MS).getUTCFullYear();

/** 1 to 12 */
export const monthOn = (day: DayNumber): number => new Date(day * DAY_MS).getUTCMonth() + 1;

/** 1 to 31 */
export const dayOfMonth = (day: DayNumber): number => new Date(day * DAY_MS).getUTCDate();

/** The first such weekday on or after a day. */
export const weekdayFrom = (day: DayNumber, weekday: number): DayNumber =>
  day + ((weekday - weekdayOn(day) + 7) % 7);

/** The first Monday to Sunday week's Monday at or before a day. */
export const mondayOf = (day: DayNumber): DayNumber => day - ((weekdayOn(day) + 6) % 7);

/**
 * The first, second … weekday of a month.
 * @param count 1 to 5, or -1 for the last
 */
export function weekdayOfMonth(
  { year, month }: { year: number; month: number },
  weekday: number,
  count: number,
): DayNumber | undefined {
  const first = Date.UTC(year, month - 1, 1) / DAY_MS;
  const next = Date.UTC(year, month, 1) / DAY_MS;
  const day = count < 0 ? weekdayFrom(next - 7, weekday) : weekdayFrom(first, weekday) + (count - 1) * 7;
  return day < next ? day : undefined;
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm of Meeus, "Astronomical Algorithms", ch. 8). */
export function easterOf(year: number): DayNumber {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - Math.floor(b / 4) - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return Date.UTC(year, month - 1, day) / DAY_MS;
}
