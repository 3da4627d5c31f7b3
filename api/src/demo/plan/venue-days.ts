import { DateTime } from 'luxon';
import { DEFAULT_TIME_ZONE } from '#contract/rules/clock.js';

/** Calendar arithmetic of the demo venue. Dates are `YYYY-MM-DD` and times `HH:MM` on its wall. */
export const addDays = (date: string, days: number): string =>
  utc(date).plus({ days }).toFormat('yyyy-MM-dd');

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
type Weekday = (typeof WEEKDAYS)[number];

export const weekdayOf = (date: string): Weekday => WEEKDAYS[utc(date).weekday % 7] ?? 'sun';

/** Weeks since 1970, counted from Thursdays: the same for every date of one Friday-to-Sunday weekend. */
export const weekNumber = (date: string): number =>
  Math.floor(utc(date).toMillis() / (7 * 24 * 60 * 60 * 1000));

/**
 * The instant the venue's clock shows this, as ISO 8601 in UTC.
 * @param minutes added to it, e.g. to spread guests over an evening
 */
export const instantAt = (date: string, time: string, minutes = 0): string =>
  DateTime.fromISO(`${date}T${time}`, { zone: DEFAULT_TIME_ZONE }).plus({ minutes }).toJSDate().toISOString();

const utc = (date: string) => DateTime.fromISO(date, { zone: 'utc' });
