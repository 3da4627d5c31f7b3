import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import { Database, type SqlRunner } from '#src/database/database.js';
import { newSessionToken, sessionEnd, sessionHash, shouldSlide } from './session-rules.js';
import { SessionsRepository } from './sessions.repository.js';

/** A live session's account, and whether its end was moved just now. */
export interface FoundSession {
  user: SessionUser;
  hasMoved: boolean;
}

/** Opening, finding and ending sessions (design §4 "Sessions"). */
@Injectable()
export class SessionsService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly database: Database,
  ) {}

  /** @returns the token; only its hash is kept */
  async open(userId: number, runner: SqlRunner = this.database): Promise<string> {
    const token = newSessionToken();
    await this.sessions.insert(runner, {
      hash: sessionHash(token),
      userId,
      expiresAt: sessionEnd(new Date()),
    });
    return token;
  }

  /** The account of a live session, whose end moves with use; null for an ended one or a blocked account. */
  async find(token: string): Promise<FoundSession | null> {
    const hash = sessionHash(token);
    const session = await this.sessions.findLive(hash);
    if (!session) return null;
    const now = new Date();
    const hasMoved = shouldSlide(session.expiresAt, now);
    if (hasMoved) await this.sessions.slide(hash, sessionEnd(now));
    return { user: session.user, hasMoved };
  }

  async end(token: string): Promise<void> {
    await this.sessions.delete(sessionHash(token));
  }

  removeExpired(): Promise<void> {
    return this.sessions.deleteExpired();
  }
}
