import { HOUR, throttleOf } from '#src/common/throttle/throttle.js';

/** For each admin. Mail servers take many mails with the same words for spam. */
const LIMITS = {
  'mail-check': { points: 10, duration: HOUR },
  'storage-check': { points: 60, duration: HOUR },
} as const;

/** Counts the checks that admins ask for; the one past the limit is refused as `health.too-many`. */
export class CheckThrottle extends throttleOf(LIMITS, 'health.too-many') {}
