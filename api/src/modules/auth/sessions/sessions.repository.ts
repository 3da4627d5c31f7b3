import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Not, Raw, Repository } from 'typeorm';
import type { SessionUser } from '#src/common/access/session-user.js';
import { RateLimitEntity } from '#src/common/throttle/entities/rate-limit.entity.js';
import { ReadTogether } from '#src/database/concurrency/read-together.js';
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
         s.id AS "sessionHash", s.expires_at AS "expiresAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.id = ANY ($1) AND s.expires_at > now() AND u.is_active`,
};

/** In one statement, so that no session is made for an account that is blocked at the same moment. */
const INSERT_SESSION = `
  INSERT INTO sessions (id, user_id, expires_at)
  SELECT $1, id, $3::timestamptz FROM users WHERE id = $2 AND is_active AND password = $4 FOR SHARE
  RETURNING id`;

/** A live session with its account. */
interface LiveSession {
  user: SessionUser;
  expiresAt: Date;
}

/** A session to be kept, for an account with this stored password. */
interface NewSession {
  hash: string;
  userId: number;
  password: string;
  expiresAt: Date;
}

type LiveSessionRow = SessionUser & { expiresAt: Date };

@Injectable()
export class SessionsRepository {
  private readonly live = new ReadTogether<string, LiveSessionRow>(async (hashes) => {
    const rows = await this.database.prepared<LiveSessionRow>(FIND_LIVE_SESSIONS, [hashes]);
    return new Map(rows.map((row) => [row.sessionHash, row]));
  });

  constructor(
    private readonly database: Database,
    @InjectRepository(SessionEntity) private readonly sessions: Repository<SessionEntity>,
  ) {}

  /** Asked by every signed-in request: the session if it has not ended and its account is not blocked. */
  async findLive(hash: string): Promise<LiveSession | undefined> {
    const row = await this.live.read(hash);
    if (!row) return undefined;
    const { expiresAt, ...user } = row;
    return { user, expiresAt };
  }

  /** @returns false for an account that was blocked, deleted, or given another password in the same moment */
  async insert(runner: SqlRunner, { hash, userId, expiresAt, password }: NewSession): Promise<boolean> {
    const rows = await runner.query(INSERT_SESSION, [hash, userId, expiresAt, password]);
    return rows.length > 0;
  }

  async slide(id: string, expiresAt: Date): Promise<void> {
    await this.sessions.update({ id }, { expiresAt });
  }

  async delete(id: string): Promise<void> {
    await this.sessions.delete({ id });
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
