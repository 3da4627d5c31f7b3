import { Injectable } from '@nestjs/common';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { DomainError } from '#src/common/errors/domain-error.js';
import { sessionHash } from './session-rules.js';

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;

/** Wrong passwords one account, and one address, may send; a venue's guests share one address. */
const LIMITS = {
  'login-account': { points: 10, duration: QUARTER_HOUR },
  'login-address': { points: 60, duration: QUARTER_HOUR },
  'register-address': { points: 60, duration: HOUR },
  'register-account': { points: 10, duration: HOUR },
} as const;

export type ThrottleName = keyof typeof LIMITS;

/**
 * Counts attempts in PostgreSQL, so that all processes share the count (design §3).
 * Keys are hashed: the table holds neither names nor addresses.
 */
@Injectable()
export class AttemptsThrottle {
  private readonly limiters: Record<ThrottleName, RateLimiterPostgres>;

  constructor(dataSource: DataSource) {
    const limiter = (name: ThrottleName) =>
      new RateLimiterPostgres({
        storeClient: dataSource,
        storeType: 'typeorm',
        tableName: 'rate_limits',
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        ...LIMITS[name],
      });
    this.limiters = {
      'login-account': limiter('login-account'),
      'login-address': limiter('login-address'),
      'register-address': limiter('register-address'),
      'register-account': limiter('register-account'),
    };
  }

  /**
   * Counts one attempt before it is made, so that attempts made at once are counted too.
   * @throws DomainError `auth.too-many-attempts` with the seconds to wait, when it is one too many
   */
  async count(name: ThrottleName, subject: string): Promise<void> {
    try {
      await this.limiters[name].consume(sessionHash(subject));
    } catch (error) {
      throw error instanceof RateLimiterRes ? tooMany(error.msBeforeNext) : error;
    }
  }

  /** Gives back an attempt that turned out to be the right person. */
  async giveBack(name: ThrottleName, subject: string): Promise<void> {
    await this.limiters[name].reward(sessionHash(subject));
  }

  async forget(name: ThrottleName, subject: string): Promise<void> {
    await this.limiters[name].delete(sessionHash(subject));
  }
}

const tooMany = (milliseconds: number): DomainError =>
  new DomainError(
    'too-many',
    'auth.too-many-attempts',
    'Too many attempts. Please wait a while and try again.',
    {
      retryAfterSeconds: Math.max(1, milliseconds / 1000),
    },
  );
