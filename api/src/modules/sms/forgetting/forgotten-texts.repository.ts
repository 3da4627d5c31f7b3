import { Injectable } from '@nestjs/common';
import { Database } from '#src/database/database.js';
import { FIND_OLD_SENDERS, FORGET_TEXTS } from './forgotten-texts.sql.js';

/** What counts as long ago. */
export interface LongAgo {
  /** The last text came earlier. */
  before: Date;
  /** A request that waits for a night from this date on is still of use; `YYYY-MM-DD`. */
  today: string;
}

/** Text requests of long ago. */
@Injectable()
export class ForgottenTextsRepository {
  constructor(private readonly database: Database) {}

  /** Numbers that texted long ago, in order. @param after the last number of the page before; an empty text for the first */
  async findSenders({ before, today }: LongAgo, after: string, most: number): Promise<string[]> {
    const rows = await this.database.query<{ number: string }>(FIND_OLD_SENDERS, [
      before,
      today,
      after,
      most,
    ]);
    return rows.map(({ number }) => number);
  }

  /** Deletes what these numbers texted long ago. */
  async deleteOf(numbers: readonly string[], { before, today }: LongAgo): Promise<void> {
    await this.database.query(FORGET_TEXTS, [before, today, numbers]);
  }
}
