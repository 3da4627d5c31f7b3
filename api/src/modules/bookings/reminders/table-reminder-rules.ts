import type { CheckInShow } from '#contract/rules/check-in.js';
import { reminderTimes, startOf } from '#contract/rules/show-reminder.js';

/** What the reminder of a table asks of its show. */
export type TableNight = Omit<CheckInShow, 'status'>;

/**
 * Whether guests are reminded of their tables now: from noon of the day (for a matinee, from two hours before the doors) until
 * the show begins.
 */
export const remindsOfTables = (show: TableNight, now: Date, timeZone: string): boolean =>
  now >= reminderTimes(show, timeZone).first && now < startOf(show, timeZone);

/** The date and time that a guest is reminded of: `2099-01-16 20:00`. */
export const nightOf = ({ date, time }: Pick<TableNight, 'date' | 'time'>): string => `${date} ${time}`;
