import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource, MoreThan } from 'typeorm';
import { secretHash } from '#src/common/secrets/secret-token.js';
import { CLOCKS_DIFFER_SECONDS } from '#src/integrations/job-queue/living-workers.js';
import { RateLimitEntity } from './entities/rate-limit.entity.js';
import { tooManyAttempts, waitAfter } from './too-many-attempts.js';

/** In seconds. */
export const HOUR = 60 * 60;
export const DAY = 24 * HOUR;

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

/** A provider's base class: the throttle of an area, made as `Throttle` says. */
export const throttleOf = <Name extends string>(limits: Record<Name, ThrottleLimit>, code: string) => {
  @Injectable()
  class AreaThrottle extends Throttle<Name> {
    constructor(dataSource: DataSource) {
      super(dataSource, limits, code);
    }
  }
  return AreaThrottle;
};

/** @param name unique in the product */
export const sharedLimiter = (
  dataSource: DataSource,
  name: string,
  limit: ThrottleLimit,
): RateLimiterPostgres => new SharedLimiter(dataSource, name, limit);

/**
 * A window that ends later than one that begins now was begun while a clock was ahead. It is dropped where it refuses somebody:
 * the library would keep to it until then.
 */
class SharedLimiter extends RateLimiterPostgres {
  constructor(
    private readonly dataSource: DataSource,
    name: string,
    limit: ThrottleLimit,
  ) {
    super({
      storeClient: dataSource,
      storeType: 'typeorm',
      tableName: 'rate_limits',
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      ...limit,
    });
  }

  override async consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    try {
      return await super.consume(key, points);
    } catch (refusal) {
      const longest = this.msDuration + CLOCKS_DIFFER_SECONDS * 1_000;
      if (!(refusal instanceof RateLimiterRes) || refusal.msBeforeNext <= longest) throw refusal;
      await this.dataSource.manager.delete(RateLimitEntity, {
        key: this.getKey(key),
        expire: MoreThan(String(Date.now() + longest)),
      });
      return super.consume(key, points);
    }
  }
}
