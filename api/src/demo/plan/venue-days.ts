import { DateTime } from 'luxon';
import { dayNumber, weekdayOf } from '#contract/calendar-date.js';
import { DEFAULT_TIME_ZONE } from '#contract/rules/clock.js';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
type Weekday = (typeof WEEKDAYS)[number];

export const weekdayNameOf = (date: string): Weekday => WEEKDAYS[weekdayOf(date)] ?? 'sun';

/** Weeks since 1970, counted from Thursdays: the same for every date of one Friday-to-Sunday weekend. */
export const weekNumber = (date: string): number => Math.floor(dayNumber(date) / 7);

/**
 * The instant the demo venue's clock shows this, as ISO 8601 in UTC.
 * @param date `YYYY-MM-DD`
 * @param time `HH:MM`
 * @param minutes added to it, e.g. to spread guests over an evening
 */
export const instantAt = (date: string, time: string, minutes = 0): string =>
  DateTime.fromISO(`${date}T${time}`, { zone: DEFAULT_TIME_ZONE }).plus({ minutes }).toJSDate().toISOString();
