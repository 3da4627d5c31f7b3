import { DomainError } from '#src/common/errors/domain-error.js';

const WORDS = 'Too many attempts. Please wait a while and try again.';

/** One too many; the answer says how long to wait. */
export const tooManyAttempts = (code: string, waitMs: number): DomainError =>
  new DomainError('too-many', code, WORDS, { retryAfterSeconds: Math.max(1, waitMs / 1000) });
