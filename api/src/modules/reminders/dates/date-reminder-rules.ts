import { addDays } from '#contract/calendar-date.js';
import type { WallClock } from '#contract/rules/clock.js';
import { instantsOf } from '#contract/rules/events/venue-instants.js';
import { REMINDER_TIME, startOf } from '#contract/rules/show-reminder.js';

/** How long before a show its artists are reminded. */
export type Ahead = 'week' | 'day';

const DAYS_AHEAD: Record<Ahead, number> = { week: 7, day: 1 };

/** Days before the show. Until then, a server that was down at noon still sends the reminder of a week. */
const WEEK_ENDS = 5;

/** A reminder that is to go out. */
export interface DueReminder {
  ahead: Ahead;
  /** The noon at which it became due. */
  since: Date;
  /** When nobody needs it any more. */
  until: Date;
}

/**
 * The reminder that is due now: from noon a week before the show, or from noon of the day before it.
 * @returns undefined at all other times, and for an invalid date
 */
export const dueReminder = (show: WallClock, now: Date, timeZone: string): DueReminder | undefined => {
  const noonBefore = (days: number): Date =>
    instantsOf({ date: addDays(show.date, -days), time: REMINDER_TIME }, timeZone).first;
  const day = noonBefore(DAYS_AHEAD.day);
  const start = startOf(show, timeZone);
  if (now >= day && now < start) return { ahead: 'day', since: day, until: start };
  const week = noonBefore(DAYS_AHEAD.week);
  if (now >= week && now < noonBefore(WEEK_ENDS)) return { ahead: 'week', since: week, until: day };
  return undefined;
};
