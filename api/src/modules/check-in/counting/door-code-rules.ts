import type { CheckInShow, LateReason } from '#contract/rules/check-in.js';
import { judgeCheckIn } from '#contract/rules/check-in.js';
import { isDoorCodeAt } from '#contract/rules/door-code.js';

/** So many wrong codes an e-mail has at one show; after them a right one is a guess. */
const MOST_WRONG_CODES = 5;

/** What a door code is judged from. */
interface DoorCodeCase {
  show: CheckInShow;
  /** IANA name of the venue's. */
  timeZone: string;
  doorSecret: string | null;
  /** How many check-ins of this e-mail to the show had a wrong code. */
  wrongCodes: number;
}

/**
 * Why a check-in in time waits for staff all the same, at a venue whose door shows a code: it says that the guest stood there
 * when it was shown (design §7 "Door code"). Null when the code is right for the time it was read.
 */
export const doorCodeProblem = (
  { doorCode, arrivedAt }: { doorCode: { code: string; readAt: Date } | null; arrivedAt: Date },
  { show, timeZone, doorSecret, wrongCodes }: DoorCodeCase,
): Extract<LateReason, 'no-door-code' | 'wrong-door-code'> | null => {
  if (!doorCode || doorSecret === null) return 'no-door-code';
  const { code, readAt } = doorCode;
  const wasOpen = judgeCheckIn(show, { occurredAt: readAt, arrivedAt: readAt }, timeZone).standing === 'open';
  const isRight = wasOpen && readAt <= arrivedAt && wrongCodes < MOST_WRONG_CODES;
  return isRight && isDoorCodeAt(doorSecret, code, readAt) ? null : 'wrong-door-code';
};
