import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { LessThan, Not, Raw, Repository } from 'typeorm';
import type { SessionUser } from '#src/common/access/session-user.js';
import { RateLimitEntity } from '#src/common/throttle/entities/rate-limit.entity.js';
import { rowsReadTogether } from '#src/database/concurrency/read-together.js';
import { Database, type SqlRunner } from '#src/database/database.js';
import { SessionEntity } from '#src/modules/auth/entities/session.entity.js';

/**
 * Sessions that have not ended, by the hashes `$1`, with their accounts. Every signed-in request asks this, so it is planned once
 * for each connection, and asked once for all that come at the same moment.
 */
const FIND_LIVE_SESSIONS = {
  name: 'sessions.find-live',
  text: `
  SELECT u.id, u.username, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
         u.user_type AS "userType", u.profile_image AS "profileImage",
         u.email_verified_at IS NOT NULL AS "emailVerified",
         s.id AS "sessionHash", s.expires_at AS "expiresAt", s.last_seen_at AS "lastSeenAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.id = ANY ($1) AND s.expires_at > now() AND u.is_active`,
};

/** In one statement, so that no session is made for an account that is blocked at the same moment. */
const INSERT_SESSION = `
  INSERT INTO sessions (id, user_id, expires_at, device)
  SELECT $1, id, $3::timestamptz, $5 FROM users WHERE id = $2 AND is_active AND password = $4 FOR SHARE
  RETURNING id`;

interface LiveSession {
  user: SessionUser;
  expiresAt: Date;
  lastSeenAt: Date;
}

/** A session to be kept, for an account with this stored password. */
interface NewSession {
  hash: string;
  userId: number;
  password: string;
  expiresAt: Date;
  /** In words. */
  device: string;
}

/** What a session's use changes of it. */
interface Sight {
  device: string;
  lastSeenAt: Date;
  /** Only when it moves. */
  expiresAt?: Date;
}

/** What its owner may know of a session. */
export type OwnSession = Pick<SessionEntity, 'key' | 'device' | 'createdAt' | 'lastSeenAt'>;

type LiveSessionRow = SessionUser & Omit<LiveSession, 'user'>;

@Injectable()
export class SessionsRepository {
  private readonly live = rowsReadTogether(
    this.database,
    FIND_LIVE_SESSIONS,
    (row: LiveSessionRow) => row.sessionHash,
  );

  constructor(
    private readonly database: Database,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
  ) {}

  /** Asked by every signed-in request: the session if it has not ended and its account is not blocked. */
  async findLive(hash: string): Promise<LiveSession | undefined> {
    const row = await this.live.read(hash);
    if (!row) return undefined;
    const { expiresAt, lastSeenAt, ...user } = row;
    return { user, expiresAt, lastSeenAt };
  }

  /** @returns false for an account that was blocked, deleted, or given another password in the same moment */
  async insert(
    runner: SqlRunner,
    { hash, userId, expiresAt, password, device }: NewSession,
  ): Promise<boolean> {
    const rows = await runner.query(INSERT_SESSION, [hash, userId, expiresAt, password, device]);
    return rows.length > 0;
  }

  /** Of calls at the same moment one writes. @param seenBefore a session that was seen since then stays as it is */
  async touch(id: string, seenBefore: Date, sight: Sight): Promise<void> {
    await this.sessions.update({ id, lastSeenAt: LessThan(seenBefore) }, sight);
  }

  /** The one that asks, and the account's `most` other live sessions that were seen last, the newest sight first. */
  async findOwn(
    { id, sessionHash }: SessionUser,
    most: number,
  ): Promise<{ own?: OwnSession; others: OwnSession[] }> {
    const own = await this.sessions.findOneBy({ id: sessionHash });
    const others = await this.sessions.find({
      where: { userId: id, id: Not(sessionHash), expiresAt: Raw((column) => `${column} > now()`) },
      order: { lastSeenAt: 'DESC', key: 'ASC' },
      take: most,
    });
    return { own: own ?? undefined, others };
  }

  async delete(id: string): Promise<void> {
    await this.sessions.delete({ id });
  }

  /** @returns false when the key names another account's session; true for one that has ended, or never was */
  async deleteOwn(key: string, userId: number): Promise<boolean> {
    const { affected } = await this.sessions.delete({ key, userId });
    return Boolean(affected) || !(await this.sessions.existsBy({ key }));
  }

  /** @param exceptHash the session that stays */
  async deleteOf({ manager }: SqlRunner, userId: number, exceptHash = ''): Promise<void> {
    await manager.delete(SessionEntity, { userId, id: Not(exceptHash) });
  }

  /** Removes sessions and counted attempts whose time is over; a transaction begins again after a deadlock. */
  async deleteExpired(): Promise<void> {
    await this.database.transaction(({ manager }) =>
      manager.delete(SessionEntity, { expiresAt: Raw((column) => `${column} <= now()`) }),
    );
    await this.database.transaction(({ manager }) =>
      manager.delete(RateLimitEntity, {
        expire: Raw((column) => `${column} <= extract(epoch FROM now()) * 1000`),
      }),
    );
  }
}
