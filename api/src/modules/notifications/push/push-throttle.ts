import { HOUR, throttleOf } from '#src/common/throttle/throttle.js';

/** All guests on a venue's Wi-Fi share one address; fewer of them ask without an account. */
const LIMITS = {
  'push-subscription-address': { points: 600, duration: HOUR },
  'push-subscription-visitor': { points: 120, duration: HOUR },
} as const;

/** Counts browsers that say they take push messages; the one past the limit is refused as `notifications.too-many`. */
export class PushThrottle extends throttleOf(LIMITS, 'notifications.too-many') {}
