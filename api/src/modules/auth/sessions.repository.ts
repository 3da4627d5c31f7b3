import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import { Database, type SqlRunner } from '#src/database/database.js';
import { ReadTogether } from '#src/database/read-together.js';

/** A live session with its account. */
export interface LiveSession {
  user: SessionUser;
  expiresAt: Date;
}

/** A session to be kept, for an account with this stored password. */
export interface NewSession {
  hash: string;
  userId: number;
  password: string;
  expiresAt: Date;
}

type LiveSessionRow = SessionUser & { expiresAt: Date };

const FIND_LIVE = {
  name: 'sessions.find-live',
  text: `
  SELECT u.id, u.username, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
         u.user_type AS "userType", u.profile_image AS "profileImage",
         u.email_verified_at IS NOT NULL AS "emailVerified",
         s.id AS "sessionHash", s.expires_at AS "expiresAt"
    FROM sessions s JOIN users u ON u.id = s.user_id
   WHERE s.id = ANY ($1) AND s.expires_at > now() AND u.is_active`,
};

@Injectable()
export class SessionsRepository {
  private readonly live = new ReadTogether<string, LiveSessionRow>(async (hashes) => {
    const rows = await this.database.prepared<LiveSessionRow>(FIND_LIVE, [hashes]);
    return new Map(rows.map((row) => [row.sessionHash, row]));
  });

  constructor(private readonly database: Database) {}

  /** Asked by every signed-in request: the session if it has not ended and its account is not blocked. */
  async findLive(hash: string): Promise<LiveSession | undefined> {
    const row = await this.live.read(hash);
    if (!row) return undefined;
    const { expiresAt, ...user } = row;
    return { user, expiresAt };
  }

  /** @returns false for an account that was blocked, deleted, or given another password in the same moment */
  async insert(runner: SqlRunner, session: NewSession): Promise<boolean> {
    const rows = await runner.query(
      `INSERT INTO sessions (id, user_id, expires_at)
       SELECT $1, id, $3::timestamptz FROM users WHERE id = $2 AND is_active AND password = $4 FOR SHARE
       RETURNING id`,
      [session.hash, session.userId, session.expiresAt, session.password],
    );
    return rows.length > 0;
  }

  async slide(hash: string, expiresAt: Date): Promise<void> {
    await this.database.query('UPDATE sessions SET expires_at = $2 WHERE id = $1', [hash, expiresAt]);
  }

  async delete(hash: string): Promise<void> {
    await this.database.query('DELETE FROM sessions WHERE id = $1', [hash]);
  }

  /** @param exceptHash the session that stays */
  async deleteOf(runner: SqlRunner, userId: number, exceptHash = ''): Promise<void> {
    await runner.query('DELETE FROM sessions WHERE user_id = $1 AND id <> $2', [userId, exceptHash]);
  }

  /** Removes sessions and counted attempts whose time is over. */
  async deleteExpired(): Promise<void> {
    await this.database.query('DELETE FROM sessions WHERE expires_at <= now()');
    await this.database.query('DELETE FROM rate_limits WHERE expire <= extract(epoch FROM now()) * 1000');
  }
}
