import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, Not } from 'typeorm';
import { KeyedRequests } from '#src/database/concurrency/keyed-requests.js';
import { Database, onlyRow, type Transaction } from '#src/database/database.js';
import { SeriesChangeEntity } from '#src/modules/events/entities/series-change.entity.js';
import type { KeptShows } from './series-undo-rules.js';

/** SQL, since the functions find the rows of a show by the database's catalogue (decision 51). */
const KEEP_SHOWS = 'SELECT kept_shows($1::integer[]) AS kept';
const BRING_BACK_SHOWS = 'SELECT bring_back_shows($1::jsonb)';

/** Changes of series, and what undoing them needs. */
@Injectable()
export class SeriesChangesRepository {
  readonly keyed = new KeyedRequests(SeriesChangeEntity);

  constructor(private readonly database: Database) {}

  /** The change, which nobody else undoes until this transaction ends. */
  lock({ manager }: Transaction, clientKey: string): Promise<SeriesChangeEntity | null> {
    return manager.findOne(SeriesChangeEntity, {
      where: { clientKey },
      lock: { mode: 'pessimistic_write' },
    });
  }

  async markUndone({ manager }: Transaction, clientKey: string): Promise<void> {
    await manager.update(SeriesChangeEntity, { clientKey }, { undoneAt: new Date(), undo: null });
  }

  /** Forgets the undo of changes made before this moment. */
  async forgetUndos(before: Date): Promise<void> {
    await this.database.manager.update(
      SeriesChangeEntity,
      { createdAt: LessThan(before), undo: Not(IsNull()) },
      { undo: null },
    );
  }

  /** Shows with all rows that refer to them, except the ledger's. */
  async keepShows(transaction: Transaction, ids: readonly number[]): Promise<KeptShows> {
    return onlyRow(await transaction.query<{ kept: KeptShows }>(KEEP_SHOWS, [ids])).kept;
  }

  /** Restores deleted shows under their ids with the next version, and the rows that referred to them and still exist. */
  async bringBack(transaction: Transaction, kept: KeptShows): Promise<void> {
    await transaction.query(BRING_BACK_SHOWS, [JSON.stringify(kept)]);
  }
}
