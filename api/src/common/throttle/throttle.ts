import { RateLimiterPostgres } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { tooManyAttempts, waitAfter } from './too-many-attempts.js';

/** A number of attempts in a number of seconds. */
interface ThrottleLimit {
  points: number;
  duration: number;
}

/**
 * Counts attempts in PostgreSQL, so that all processes share the count (design §3).
 * Keys are hashed: the table holds neither names nor addresses.
 */
export class Throttle<Name extends string> {
  private readonly limiters: ReadonlyMap<string, RateLimiterPostgres>;

  /**
   * @param limits by a name that is unique in the product
   * @param code of the error past the limit
   */
  constructor(
    dataSource: DataSource,
    limits: Record<Name, ThrottleLimit>,
    private readonly code: string,
  ) {
    this.limiters = new Map(
      Object.entries<ThrottleLimit>(limits).map(([name, limit]) => [
        name,
        sharedLimiter(dataSource, name, limit),
      ]),
    );
  }

  /**
   * Counts one attempt before it is made, so that attempts made at once are counted too.
   * @throws DomainError of the throttle's code, with the seconds to wait, past the limit
   */
  async count(name: Name, subject: string): Promise<void> {
    const wait = await this.waitAfter(name, subject);
    if (wait > 0) throw tooManyAttempts(this.code, wait);
  }

  /** Counts as `count`, for callers who must not learn that it was past the limit. */
  async allows(name: Name, subject: string): Promise<boolean> {
    return (await this.waitAfter(name, subject)) === 0;
  }

  /** Gives back an attempt that turned out to be welcome. */
  async giveBack(name: Name, subject: string): Promise<void> {
    await this.limiterOf(name).reward(secretHash(subject));
  }

  async forget(name: Name, subject: string): Promise<void> {
    await this.limiterOf(name).delete(secretHash(subject));
  }

  private waitAfter(name: Name, subject: string): Promise<number> {
    return waitAfter(this.limiterOf(name), secretHash(subject));
  }

  private limiterOf(name: Name): RateLimiterPostgres {
    const found = this.limiters.get(name);
    if (!found) throw new Error(`no limit is named ${name}`);
    return found;
  }
}

/** @param name unique in the product */
export const sharedLimiter = (
  dataSource: DataSource,
  name: string,
  limit: ThrottleLimit,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: dataSource,
    storeType: 'typeorm',
    tableName: 'rate_limits',
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    ...limit,
  });
