import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import { Database } from '#src/database/database.js';
import { sessionNotFound } from '#src/modules/auth/auth-errors.js';
import type { OwnSessionResponse } from './own-sessions.dto.js';
import { type OwnSession, SessionsRepository } from './sessions.repository.js';
import { SessionsService } from './sessions.service.js';

/** Others that are listed; anyone who has more can still end all. */
const MOST_OTHERS = 100;

/** People see where they are signed in, and end it from any of these devices (design §10, decision 53). */
@Injectable()
export class OwnSessionsService {
  constructor(
    private readonly rows: SessionsRepository,
    private readonly sessions: SessionsService,
    private readonly database: Database,
  ) {}

  /** The session that asks, then at most a hundred others, by when they were seen last. */
  async find(user: SessionUser): Promise<OwnSessionResponse[]> {
    const { own, others } = await this.rows.findOwn(user, MOST_OTHERS);
    return [...(own ? [toResponse(own, true)] : []), ...others.map((session) => toResponse(session, false))];
  }

  /**
   * Ends one of the own sessions at once, in every process; one that has ended changes nothing.
   * @throws DomainError `auth.session-not-found` for somebody else's
   */
  async end(key: string, user: SessionUser): Promise<void> {
    if (!(await this.rows.deleteOwn(key, user.id))) throw sessionNotFound();
  }

  /** Ends all own sessions but the one that asks. */
  endOthers(user: SessionUser): Promise<void> {
    return this.database.transaction((transaction) => this.sessions.endOthers(transaction, user));
  }
}

const toResponse = (
  { key, device, createdAt, lastSeenAt }: OwnSession,
  isThis: boolean,
): OwnSessionResponse => ({ key, device, signedInAt: createdAt, lastSeenAt, isThis });
