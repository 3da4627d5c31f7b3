import { Injectable } from '@nestjs/common';
import { signedOut } from '#src/common/access/access-errors.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { AreaNews } from '#src/common/public-answers/area-news.js';
import { SessionsRepository } from './sessions.repository.js';

/** A session that ends by the clock, which nobody announces, is noticed at the latest after this time. */
const LONGEST_MS = 60_000;

/** Calls that wait in somebody's name end with the session, in whatever process that was ended (decision 53). */
@Injectable()
export class SignedInWaitService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly news: AreaNews,
  ) {}

  /**
   * Waits for `come`, for as long as the session lives.
   * @throws DomainError `auth.signed-out` as soon as it does not
   */
  async until(come: Promise<void>, { sessionHash }: Pick<SessionUser, 'sessionHash'>): Promise<void> {
    const seen = { hasCome: false };
    const coming = come.then(() => {
      seen.hasCome = true;
    });
    for (;;) {
      // From before the session is looked up: what ends in between is heard.
      const ended = this.news.next(['sessions'], LONGEST_MS);
      try {
        if (!(await this.sessions.findLive(sessionHash))) throw signedOut();
        if (seen.hasCome) return;
        await Promise.race([coming, ended.come]);
      } finally {
        ended.stop();
      }
    }
  }
}
