import type { CheckInShow } from '#contract/rules/check-in.js';
import { reminderTimes, startOf } from '#contract/rules/show-reminder.js';

/**
 * Until when who is reminded now has asked: from noon those who asked before, from two hours before the doors everybody, also who
 * asked while the show was another day.
 * @returns undefined while it is too early, and once the show has begun
 */
export const remindsWhoAskedUntil = (show: CheckInShow, now: Date, timeZone: string): Date | undefined => {
  const { first, last } = reminderTimes(show, timeZone);
  if (!(now < startOf(show, timeZone))) return undefined;
  if (now >= last) return now;
  return now >= first ? first : undefined;
};
