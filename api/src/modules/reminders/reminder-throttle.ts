import { DAY, HOUR, throttleOf } from '#src/common/throttle/throttle.js';

/**
 * Limits of wishes from one network address (all guests on the venue's Wi-Fi share one), and of reminders by mail to one typed
 * address. The latter are few, since nearly all guests have a browser that takes push messages.
 */
const LIMITS = {
  'reminder-address': { points: 600, duration: HOUR },
  'reminder-typed-address': { points: 30, duration: HOUR },
  'reminder-recipient': { points: 5, duration: DAY },
} as const;

/** Counts wishes to be told of shows; those past the limit are refused with `reminders.too-many`. */
export class ReminderThrottle extends throttleOf(LIMITS, 'reminders.too-many') {}
