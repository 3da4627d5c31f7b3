import { dayAfter, instantsOf, type WallClock } from '#contract/rules/clock.js';
import { REMINDER_TIME, startOf } from '#contract/rules/show-reminder.js';

/** How long before a show its artists are reminded. */
export type Ahead = 'week' | 'day';

const DAYS_AHEAD: Record<Ahead, number> = { week: 7, day: 1 };

/** A server that was away at that noon sends the reminder of a week until five days before the show. */
const WEEK_ENDS = 5;

/** A reminder that is to go out. */
export interface DueReminder {
  ahead: Ahead;
  /** The noon it belongs to. */
  since: Date;
  /** When nobody needs it any more. */
  until: Date;
}

/**
 * What artists are to be reminded of now: at noon a week before the show, and at noon of the day before it.
 * @returns undefined at all other times, and for a date that is none
 */
export const dueReminder = (show: WallClock, now: Date, timeZone: string): DueReminder | undefined => {
  const noonBefore = (days: number): Date =>
    instantsOf({ date: dayAfter(show.date, -days), time: REMINDER_TIME }, timeZone).first;
  const day = noonBefore(DAYS_AHEAD.day);
  const start = startOf(show, timeZone);
  if (now >= day && now < start) return { ahead: 'day', since: day, until: start };
  const week = noonBefore(DAYS_AHEAD.week);
  if (now >= week && now < noonBefore(WEEK_ENDS)) return { ahead: 'week', since: week, until: day };
  return undefined;
};
