import {
  type CheckInMoment,
  type CheckInShow,
  type CheckInVerdict,
  judgeCheckIn,
} from '#contract/rules/check-in.js';

/** A show as it is, and as it was when the button was pressed; null when it has not changed since. */
export interface ShowNowAndThen {
  show: CheckInShow;
  showThen: CheckInShow | null;
}

/**
 * Judges a check-in by the show as it is. A guest who was in time for the show as it stood on the bill then, before it was
 * moved or called off, is late: staff decide (design §4 "When a check-in counts").
 */
export const judgeWithPast = (
  { show, showThen }: ShowNowAndThen,
  moment: CheckInMoment,
  timeZone: string,
): CheckInVerdict => {
  const verdict = judgeCheckIn(show, moment, timeZone);
  if (verdict.standing !== 'closed' || !showThen) return verdict;
  const wasClosed = judgeCheckIn(showThen, moment, timeZone).standing === 'closed';
  return wasClosed ? verdict : { standing: 'late', reason: 'show-changed' };
};
