import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import { newSecretToken, secretHash } from '#src/common/secrets/secret-token.js';
import { Database, type SqlRunner } from '#src/database/database.js';
import type { UserEntity } from '#src/modules/users/entities/user.entity.js';
import { invalidCredentials } from '#src/modules/auth/auth-errors.js';
import { isSightOld, SEEN_AFTER_MS, sessionEnd, shouldSlide } from './session-rules.js';
import { SessionsRepository } from './sessions.repository.js';

/** A live session's account, and whether its end was moved just now. */
interface FoundSession {
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

  /**
   * @param device in words
   * @param account with the password that was just checked or set
   * @returns the token; only its hash is kept
   * @throws DomainError `auth.invalid-credentials` when the account was blocked or given another password meanwhile
   */
  async open(
    account: Pick<UserEntity, 'id' | 'password'>,
    device: string,
    runner: SqlRunner = this.database,
  ): Promise<string> {
    const token = newSecretToken();
    const isOpen = await this.sessions.insert(runner, {
      hash: secretHash(token),
      userId: account.id,
      password: account.password,
      device,
      expiresAt: sessionEnd(new Date()),
    });
    if (!isOpen) throw invalidCredentials();
    return token;
  }

  /**
   * The account of a live session, whose end and last sight move with use; null for an ended one or a blocked account.
   * @param device in words
   */
  async find(token: string, device: string): Promise<FoundSession | null> {
    const hash = secretHash(token);
    const session = await this.sessions.findLive(hash);
    if (!session) return null;
    const now = new Date();
    if (!isSightOld(session.lastSeenAt, now)) return { user: session.user, hasMoved: false };
    const hasMoved = shouldSlide(session.expiresAt, now);
    await this.sessions.touch(hash, new Date(now.getTime() - SEEN_AFTER_MS), {
      device,
      lastSeenAt: now,
      ...(hasMoved && { expiresAt: sessionEnd(now) }),
    });
    return { user: session.user, hasMoved };
  }

  /** Ends the session of this token; one that has ended, or never was, is no error. */
  async end(token: string): Promise<void> {
    await this.sessions.delete(secretHash(token));
  }

  /** Ends every session of the account. */
  endAll(transaction: SqlRunner, userId: number): Promise<void> {
    return this.sessions.deleteOf(transaction, userId);
  }

  /** Ends the account's sessions on all devices but the one that asks. */
  endOthers(transaction: SqlRunner, user: SessionUser): Promise<void> {
    return this.sessions.deleteOf(transaction, user.id, user.sessionHash);
  }

  /** Forgets sessions that have ended, and counts of the throttle. */
  removeExpired(): Promise<void> {
    return this.sessions.deleteExpired();
  }
}
