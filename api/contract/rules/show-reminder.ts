import { instantsOf } from '#contract/rules/events/venue-instants.js';
import { checkInWindow, type CheckInShow } from './check-in.js';
import type { WallClock } from './clock.js';

/** The hour of reminders: early enough to make plans for the evening, late enough not to wake anybody. */
export const REMINDER_TIME = '12:00';

/**
 * When a show is reminded of: `first` at noon of its day by the venue's clock, of a matinee two hours before the doors; who asks
 * later than that is reminded at `last`, two hours before the doors. Invalid instants for a date that is none.
 * @param timeZone IANA name of the venue's
 */
export const reminderTimes = (
  show: Omit<CheckInShow, 'status'>,
  timeZone: string,
): { first: Date; last: Date } => {
  const last = checkInWindow(show, timeZone).opensAt;
  const noon = instantsOf({ date: show.date, time: REMINDER_TIME }, timeZone).first;
  return { first: noon < last ? noon : last, last };
};

/** When a show begins; an invalid instant for a date that is none. */
export const startOf = ({ date, time }: WallClock, timeZone: string): Date =>
  instantsOf({ date, time }, timeZone).last;

/** Whether 'Remind me' makes sense now: within two hours of the doors people know. */
export const takesReminder = (show: CheckInShow, now: Date, timeZone: string): boolean =>
  show.status === 'scheduled' && now < reminderTimes(show, timeZone).last;
