import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner } from '#src/database/database.js';

/** What became of messages, for the areas that caused them. */
@Injectable()
export class MessageCausesRepository {
  constructor(private readonly database: Database) {}

  /** Ends the usefulness of what has not gone out: it is not sent any more, nor sent again. */
  async withdraw(runner: SqlRunner, cause: string): Promise<void> {
    await runner.query(
      `UPDATE messages SET useless_after = least(useless_after, now()) WHERE cause = $1 AND status <> 'sent'`,
      [cause],
    );
  }

  async findSentOf(ids: readonly number[]): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(
      `SELECT id FROM messages WHERE id = ANY($1) AND status = 'sent'`,
      [ids],
    );
    return rows.map(({ id }) => id);
  }
}
