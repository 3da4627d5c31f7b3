import { type CheckInShow, checkInWindow } from '#contract/rules/check-in.js';
import { showNightAt, showNightOf } from '#contract/rules/clock.js';

/** Whether a show is tonight's to staff: it is of the show night that is on, or guests may check in to it. */
export const isTonight = (show: Omit<CheckInShow, 'status'>, now: Date, timeZone: string): boolean => {
  if (showNightOf(show) === showNightAt(now, timeZone)) return true;
  const { opensAt, closesAt } = checkInWindow(show, timeZone);
  return now >= opensAt && now <= closesAt;
};
