import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { DomainError } from '#src/common/errors/domain-error.js';

const WORDS = 'Too many attempts. Please wait a while and try again.';

/** Past the limit; the answer says how long to wait. */
export const tooManyAttempts = (code: string, waitMs: number): DomainError =>
  new DomainError('too-many', code, WORDS, { retryAfterSeconds: Math.max(1, waitMs / 1000) });

/** Counts one attempt. @returns milliseconds to wait when it is past the limit, else 0 */
export const waitAfter = async (limiter: RateLimiterAbstract, key: string): Promise<number> => {
  try {
    await limiter.consume(key);
    return 0;
  } catch (error) {
    if (error instanceof RateLimiterRes) return Math.max(1, error.msBeforeNext);
    throw error;
  }
};
