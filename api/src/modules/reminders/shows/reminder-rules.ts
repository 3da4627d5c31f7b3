import type { CheckInShow } from '#contract/rules/check-in.js';
import { reminderTimes, startOf } from '#contract/rules/show-reminder.js';

/**
 * The moment by which a wish must have been made to be reminded of now: from noon on, noon; from two hours before the doors,
 * this moment, which reaches wishes made while the show had another date, too.
 * @returns undefined while it is too early, and once the show has begun
 */
export const remindsWhoAskedUntil = (show: CheckInShow, now: Date, timeZone: string): Date | undefined => {
  const { first, last } = reminderTimes(show, timeZone);
  if (!(now < startOf(show, timeZone))) return undefined;
  if (now >= last) return now;
  return now >= first ? first : undefined;
};
