import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '#src/database/database.js';
import type { MovedTable } from '#src/modules/bookings/moves/table-moves.repository.js';
import { nightOf, type TableNight } from './table-reminder-rules.js';
import { FIND_NIGHTS, FORGET_TABLES, TAKE_TABLES } from './table-reminders.sql.js';

/** A show with tables. */
export type FoundNight = TableNight & { id: number };

/** A table whose guest is to be reminded. */
export type RemindedTable = Pick<MovedTable, 'id' | 'recipient' | 'partySize'>;

/** Which guests were reminded of their tables. */
@Injectable()
export class TableRemindersRepository {
  constructor(private readonly database: Database) {}

  /** Shows with a guest who was not reminded. @param from `YYYY-MM-DD`, as `to` */
  findNights(from: string, to: string): Promise<FoundNight[]> {
    return this.database.query<FoundNight>(FIND_NIGHTS, [from, to]);
  }

  /** Takes some of the tables whose guests are to be reminded; each is taken once for a date and time of the show. */
  take(transaction: Transaction, night: FoundNight, most: number): Promise<RemindedTable[]> {
    return transaction.query<RemindedTable>(TAKE_TABLES, [night.id, nightOf(night), most]);
  }

  /** Lets the guests of all tables of a show be reminded again. @returns tables whose guests had been reminded */
  forget(transaction: Transaction, eventId: number): Promise<{ id: number }[]> {
    return transaction.query<{ id: number }>(FORGET_TABLES, [eventId]);
  }
}
