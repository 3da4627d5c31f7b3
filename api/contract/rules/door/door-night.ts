import { type CheckInShow, checkInWindow } from '#contract/rules/check-in.js';
import { addDays } from '#contract/calendar-date.js';
import { showNightOf, type WallClock, wallClockAt } from '#contract/rules/clock.js';

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

/** Whether nobody can be at a show yet: its night lies ahead, and its check-in is not open. */
export const isAhead = (show: Omit<CheckInShow, 'status'>, instant: Date, timeZone: string): boolean =>
  showNightOf(show) > doorNightAt(instant, timeZone) && instant < checkInWindow(show, timeZone).opensAt;

/** Whether a check-in to a show may still be undone at that instant: until noon after its night. */
export const canUndoAt = (show: WallClock, instant: Date, timeZone: string): boolean =>
  doorNightAt(instant, timeZone) <= showNightOf(show);
