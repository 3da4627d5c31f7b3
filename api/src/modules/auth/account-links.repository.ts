import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner } from '#src/database/database.js';
import type { LinkPurpose } from './account-link-rules.js';

/** Whose link it is, what for, and the address it was sent to. */
export interface AccountLink {
  id: number;
  userId: number;
  purpose: LinkPurpose;
  email: string;
}

const IS_OPEN = 'token_hash = $1 AND purpose = ANY($2) AND used_at IS NULL AND expires_at > now()';

@Injectable()
export class AccountLinksRepository {
  constructor(private readonly database: Database) {}

  async insert(
    runner: SqlRunner,
    link: Omit<AccountLink, 'id'> & { hash: string; expiresAt: Date },
  ): Promise<void> {
    await runner.query(
      `INSERT INTO account_links (user_id, purpose, token_hash, email, expires_at) VALUES ($1, $2, $3, $4, $5)`,
      [link.userId, link.purpose, link.hash, link.email, link.expiresAt],
    );
  }

  async isOpen(hash: string, purposes: readonly LinkPurpose[]): Promise<boolean> {
    const rows = await this.database.query<object>(`SELECT FROM account_links WHERE ${IS_OPEN}`, [
      hash,
      purposes,
    ]);
    return rows.length > 0;
  }

  /** Marks an open link as used: of two calls at once, one gets it. */
  async use(
    runner: SqlRunner,
    hash: string,
    purposes: readonly LinkPurpose[],
  ): Promise<AccountLink | undefined> {
    const [link] = await runner.query<AccountLink>(
      `WITH used AS (UPDATE account_links SET used_at = now() WHERE ${IS_OPEN} RETURNING id, user_id, purpose, email)
       SELECT id, user_id AS "userId", purpose, email FROM used`,
      [hash, purposes],
    );
    return link;
  }

  /** Ends the account's open links of these kinds. */
  async endAll(runner: SqlRunner, userId: number, purposes: readonly LinkPurpose[]): Promise<void> {
    await runner.query(
      'UPDATE account_links SET used_at = now() WHERE user_id = $1 AND purpose = ANY($2) AND used_at IS NULL',
      [userId, purposes],
    );
  }

  /** Ends offers to take back changes of address that are younger than this one. */
  async endUndosAfter(runner: SqlRunner, { id, userId }: Pick<AccountLink, 'id' | 'userId'>): Promise<void> {
    await runner.query(
      `UPDATE account_links SET used_at = now()
        WHERE user_id = $1 AND purpose = 'address-undo' AND id > $2 AND used_at IS NULL`,
      [userId, id],
    );
  }

  async deleteExpired(): Promise<void> {
    await this.database.query('DELETE FROM account_links WHERE expires_at <= now()');
  }
}
