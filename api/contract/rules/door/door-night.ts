import { type CheckInShow, type CheckInWindow, checkInWindow } from '#contract/rules/check-in.js';
import { addDays } from '#contract/calendar-date.js';
import { showNightOf, type WallClock, wallClockAt } from '#contract/rules/clock.js';
import { instantsOf } from '#contract/rules/events/venue-instants.js';

/** The night's work at the door lasts until then: what a tablet keeps of its guests goes, and nothing is undone any more. */
const NOON = '12:00';

/**
 * The date of the night that the door works for, from noon to noon on the venue's clock (design §7 "The tablet").
 * @param timeZone IANA name of the venue's
 */
export const doorNightAt = (instant: Date, timeZone: string): string => {
  const { date, time } = wallClockAt(instant, timeZone);
  return time < NOON ? addDays(date, -1) : date;
};

/** Whether a show is on the door's list: it is of this night, or of the one before or after with its check-in open, as a matinee. */
export const isAtDoor = (show: Omit<CheckInShow, 'status'>, instant: Date, timeZone: string): boolean => {
  const night = doorNightAt(instant, timeZone);
  const showNight = showNightOf(show);
  if (showNight === night) return true;
  if (showNight < addDays(night, -1) || showNight > addDays(night, 1)) return false;
  const { opensAt, closesAt } = checkInWindow(show, timeZone);
  return instant >= opensAt && instant <= closesAt;
};

/** When staff let guests in to a show: while these can check in themselves, and from noon to noon of its night. */
export const doorWindow = (show: Omit<CheckInShow, 'status'>, timeZone: string): CheckInWindow => {
  const { opensAt, closesAt, lateUntil } = checkInWindow(show, timeZone);
  const noonOf = (date: string) => instantsOf({ date, time: NOON }, timeZone).first.getTime();
  const night = showNightOf(show);
  return {
    opensAt: new Date(Math.min(opensAt.getTime(), noonOf(night))),
    closesAt: new Date(Math.max(closesAt.getTime(), noonOf(addDays(night, 1)))),
    lateUntil,
  };
};

/** Whether a check-in to a show may still be undone at that instant: until noon after its night. */
export const canUndoAt = (show: WallClock, instant: Date, timeZone: string): boolean =>
  doorNightAt(instant, timeZone) <= showNightOf(show);
