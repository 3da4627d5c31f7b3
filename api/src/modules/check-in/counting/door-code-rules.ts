import { Secret, TOTP } from 'otpauth';
import type { CheckInShow, LateReason } from '#contract/rules/check-in.js';
import { judgeCheckIn } from '#contract/rules/check-in.js';
import { DOOR_CODE } from '#contract/rules/door/door-code.js';

/** So many wrong codes an e-mail has at one show; after them a right one is a guess. */
const MOST_WRONG_CODES = 5;

const CODE = new RegExp(`^\\d{${DOOR_CODE.digits}}$`);

/** Clocks may be this many codes apart. */
const TOLERATED_STEPS = 1;

/** Whether the show's door showed this code at this instant, or within a minute of it. */
export const isDoorCodeAt = (secret: string, code: string, instant: Date): boolean => {
  // The library throws at texts that are not ASCII.
  if (!CODE.test(code)) return false;
  const generator = new TOTP({ ...DOOR_CODE, secret: Secret.fromUTF8(secret) });
  return generator.validate({ token: code, timestamp: instant.getTime(), window: TOLERATED_STEPS }) !== null;
};

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
  {
    doorCode,
    customerEmail,
  }: { doorCode: { code: string; readAt: Date } | null; customerEmail: string | null },
  { show, timeZone, doorSecret, wrongCodes }: DoorCodeCase,
): Extract<LateReason, 'no-door-code' | 'wrong-door-code'> | null => {
  // Anyone who has no points at stake gets no answer to a guess.
  if (!doorCode || customerEmail === null || doorSecret === null) return 'no-door-code';
  const { code, readAt } = doorCode;
  const wasOpen = judgeCheckIn(show, { occurredAt: readAt, arrivedAt: readAt }, timeZone).standing === 'open';
  const isRight = wasOpen && wrongCodes < MOST_WRONG_CODES;
  return isRight && isDoorCodeAt(doorSecret, code, readAt) ? null : 'wrong-door-code';
};
