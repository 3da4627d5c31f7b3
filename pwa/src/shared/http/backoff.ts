const SECOND = 1000;
const FIRST_DELAY = 2 * SECOND;

/** Longest wait between two attempts of our own accord, in milliseconds (design §5.5). */
export const LONGEST_DELAY = 5 * 60 * SECOND;

/** A server that asks for more than this is taken at a day, in milliseconds: a wrong header must not bury an entry. */
export const LONGEST_RETRY_AFTER = 24 * 60 * 60 * SECOND;

/**
 * Milliseconds to wait after a failed attempt: doubling from two seconds, spread over the upper half so that a
 * hundred phones do not come back in step.
 * @param attempts attempts made so far, at least 1
 * @param random 0 up to 1, e.g. `Math.random()`
 */
export const backoffDelay = (attempts: number, random: number): number => {
  const ceiling = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** Math.min(attempts - 1, 20));
  return Math.round(ceiling / 2 + (ceiling / 2) * random);
};

/**
 * Reads a `Retry-After` header (RFC 9110 §10.2.3), given in seconds or as an HTTP date.
 * @returns epoch milliseconds, or null when it cannot be read or lies in the past
 */
export const retryAfterInstant = (header: string, now: number): number | null => {
  const text = header.trim();
  const instant = /^\d+$/.test(text) ? now + Number(text) * SECOND : Date.parse(text);
  if (Number.isNaN(instant) || instant <= now) return null;
  return Math.min(instant, now + LONGEST_RETRY_AFTER);
};
