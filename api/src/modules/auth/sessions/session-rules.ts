import { DAY_MS } from '#contract/calendar-date.js';

/** How long a session lives after its last use (design §4 "Sessions"). */
export const SESSION_LIFETIME_MS = 30 * DAY_MS;

/** "Last seen" is written at most this often, and so is exact to this time. */
export const SEEN_AFTER_MS = 5 * 60 * 1000;

/** A session's end is moved at most this often, so that reading costs no write. */
const SLIDE_AFTER_MS = 60 * 60 * 1000;

export const sessionEnd = (now: Date): Date => new Date(now.getTime() + SESSION_LIFETIME_MS);

/** True when "last seen" should be written again. */
export const isSightOld = (lastSeenAt: Date, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > SEEN_AFTER_MS;

/** True when enough of the lifetime is used up that the end should be moved. */
export const shouldSlide = (expiresAt: Date, now: Date): boolean =>
  sessionEnd(now).getTime() - expiresAt.getTime() > SLIDE_AFTER_MS;
