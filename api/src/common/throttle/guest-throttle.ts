import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { DomainError } from '#src/common/errors/domain-error.js';
import type { Settings } from '#src/config/settings.js';
import { tooManyAttempts, waitAfter } from './too-many-attempts.js';

const HOUR = 60 * 60;

/**
 * How much one network address may add that nobody has to sign in for, where a whole house is one address. Each process
 * counts for itself: counted in the database, all who check in at one instant would wait for one row.
 */
export abstract class GuestThrottle {
  private readonly limiter: RateLimiterMemory;

  /** @param code of the error when it is one too many */
  protected constructor(
    { guestEntriesPerHour }: Pick<Settings, 'guestEntriesPerHour'>,
    private readonly code: string,
  ) {
    this.limiter = new RateLimiterMemory({ points: guestEntriesPerHour, duration: HOUR });
  }

  /**
   * Counts `work` from before it begins; what fails, is refused, or turns out to be a repeat counts no more.
   * @param otherwise what to answer when it is one too many, which `work` does not begin then
   */
  async pass<Answer extends { isNew: boolean }>(
    address: string,
    work: () => Promise<Answer>,
    otherwise: (problem: DomainError) => Promise<Answer>,
  ): Promise<Answer> {
    let isNew = false;
    try {
      const wait = await waitAfter(this.limiter, address);
      if (wait > 0) return await otherwise(tooManyAttempts(this.code, wait));
      const answer = await work();
      ({ isNew } = answer);
      return answer;
    } finally {
      if (!isNew) await this.limiter.reward(address);
    }
  }
}
