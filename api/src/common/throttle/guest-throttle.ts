import type { DataSource } from 'typeorm';
import type { DomainError } from '#src/common/errors/domain-error.js';
import { secretHash } from '#src/common/secrets/secret-token.js';
import type { Settings } from '#src/config/settings.js';
import { LeasedLimit } from './leased-limit.js';
import { HOUR, sharedLimiter } from './throttle.js';
import { tooManyAttempts } from './too-many-attempts.js';

/**
 * Limits what one network address may send without signing in; a whole venue is one address. All processes share the count,
 * without a statement for each entry: all who check in at one instant would wait for one row.
 */
export abstract class GuestThrottle {
  private readonly limit: LeasedLimit;

  /** @param code of the error past the limit; also the limit's name */
  protected constructor(
    dataSource: DataSource,
    { guestEntriesPerHour }: Pick<Settings, 'guestEntriesPerHour'>,
    private readonly code: string,
  ) {
    this.limit = new LeasedLimit(
      sharedLimiter(dataSource, code, { points: guestEntriesPerHour, duration: HOUR }),
    );
  }

  /**
   * Counts `work` from before it begins; what fails, is refused, or turns out to be a repeat counts no more.
   * @param otherwise what to answer past the limit, where `work` does not begin
   */
  async pass<Answer extends { isNew: boolean }>(
    address: string,
    work: () => Promise<Answer>,
    otherwise: (problem: DomainError) => Promise<Answer>,
  ): Promise<Answer> {
    const subject = secretHash(address);
    const wait = await this.limit.take(subject);
    if (wait > 0) return otherwise(tooManyAttempts(this.code, wait));
    let isNew = false;
    try {
      const answer = await work();
      ({ isNew } = answer);
      return answer;
    } finally {
      if (!isNew) this.limit.giveBack(subject);
    }
  }
}
