import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { LeasedLimit } from '#src/common/throttle/leased-limit.js';
import { sharedLimiter } from '#src/common/throttle/throttle.js';
import { tooManyAttempts } from '#src/common/throttle/too-many-attempts.js';
import { secretHash } from '#src/common/secrets/secret-token.js';

/** Calls of one token in so many seconds. */
const LIMIT = { points: 600, duration: 60 };

/** A program that asks without a pause must not take the venue's time from its guests. All processes share the count. */
@Injectable()
export class ApiTokenThrottle {
  private readonly limit: LeasedLimit;

  constructor(dataSource: DataSource) {
    this.limit = new LeasedLimit(sharedLimiter(dataSource, 'api-token', LIMIT));
  }

  /** Counts a call before it is made. @throws DomainError `auth.token-too-busy` past the limit */
  async count(tokenId: number): Promise<void> {
    const wait = await this.limit.take(secretHash(String(tokenId)));
    if (wait > 0) throw tooManyAttempts('auth.token-too-busy', wait);
  }
}
