import { Injectable } from '@nestjs/common';
import type { SessionUser } from '#src/common/access/session-user.js';
import { Database, type SqlRunner } from '#src/database/database.js';

/** A live session with its account. */
export interface LiveSession {
  user: SessionUser;
  expiresAt: Date;
}

type LiveSessionRow = SessionUser & { expiresAt: Date };

@Injectable()
export class SessionsRepository {
  constructor(private readonly database: Database) {}

  /** One read per signed-in request: the session if it has not ended and its account is not blocked. */
  async findLive(hash: string): Promise<LiveSession | undefined> {
    const [row] = await this.database.query<LiveSessionRow>(
      `SELECT u.id, u.username, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
              u.user_type AS "userType", u.profile_image AS "profileImage",
              s.id AS "sessionHash", s.expires_at AS "expiresAt"
         FROM sessions s JOIN users u ON u.id = s.user_id
        WHERE s.id = $1 AND s.expires_at > now() AND u.is_active`,
      [hash],
    );
    if (!row) return undefined;
    const { expiresAt, ...user } = row;
    return { user, expiresAt };
  }

  async insert(runner: SqlRunner, session: { hash: string; userId: number; expiresAt: Date }): Promise<void> {
    await runner.query('INSERT INTO sessions (id, user_id, expires_at) VALUES ($1, $2, $3)', [
      session.hash,
      session.userId,
      session.expiresAt,
    ]);
  }

  async slide(hash: string, expiresAt: Date): Promise<void> {
    await this.database.query('UPDATE sessions SET expires_at = $2 WHERE id = $1', [hash, expiresAt]);
  }

  async delete(hash: string): Promise<void> {
    await this.database.query('DELETE FROM sessions WHERE id = $1', [hash]);
  }

  /** Removes sessions and counted attempts whose time is over. */
  async deleteExpired(): Promise<void> {
    await this.database.query('DELETE FROM sessions WHERE expires_at <= now()');
    await this.database.query('DELETE FROM rate_limits WHERE expire <= extract(epoch FROM now()) * 1000');
  }
}
