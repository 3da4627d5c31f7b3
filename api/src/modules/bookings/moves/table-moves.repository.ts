import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { SEATED_STATUSES, type TableBookingStatus } from '#contract/bookings.js';
import type { WallClock } from '#contract/rules/clock.js';
import { Database, type Transaction } from '#src/database/database.js';
import { TableBookingEntity } from '#src/modules/bookings/entities/table-booking.entity.js';
import { FIND_MOVED, TAKE_MOVED } from './table-moves.sql.js';

/** A table whose guest goes by another date or time than the show has. */
export interface MovedTable {
  id: number;
  status: TableBookingStatus;
  recipient: string;
  partySize: number;
  /** Null where nobody knows it any more. */
  before: WallClock | null;
}

/** Stands for a date and time that nobody knows any more. */
const UNKNOWN = '';

/** Which guests do not know yet that their show has moved. */
@Injectable()
export class TableMovesRepository {
  constructor(private readonly database: Database) {}

  /** Notes what guests of a show go by, the date and time before it moved, unless they go by an earlier one still. */
  async note({ manager }: Transaction, eventId: number, { date, time }: WallClock): Promise<void> {
    const unmoved = {
      eventId,
      status: In(SEATED_STATUSES),
      customerEmail: Not(IsNull()),
      movedFrom: IsNull(),
    };
    await manager.update(TableBookingEntity, unmoved, { movedFrom: `${date} ${time}` });
  }

  /** Notes that the guests of these tables go by an earlier date or time, which nobody knows any more. */
  async noteUntold({ manager }: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await manager.update(TableBookingEntity, { id: In(ids) }, { movedFrom: UNKNOWN });
  }

  /** Notes that these guests know the show as it stands. */
  async forget({ manager }: Transaction, eventId: number, emails: readonly string[]): Promise<void> {
    await manager.update(TableBookingEntity, { eventId, customerEmail: In(emails) }, { movedFrom: null });
  }

  /** The same of the guests of these tables. */
  async forgetOf({ manager }: Transaction, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await manager.update(TableBookingEntity, { id: In(ids) }, { movedFrom: null });
  }

  /** Shows with a guest who does not know, which nobody has changed since this moment. @param from `YYYY-MM-DD` */
  async findMoved(leftAloneSince: Date, from: string): Promise<number[]> {
    const rows = await this.database.query<{ id: number }>(FIND_MOVED, [leftAloneSince, from]);
    return rows.map(({ id }) => id);
  }

  /** Takes some of the tables whose guests are to be told; each is taken once for a move. */
  async take(transaction: Transaction, eventId: number, most: number): Promise<MovedTable[]> {
    const rows = await transaction.query<Omit<MovedTable, 'before'> & { movedFrom: string }>(TAKE_MOVED, [
      eventId,
      most,
    ]);
    return rows.map(({ movedFrom, ...table }) => {
      const [date = '', time = ''] = movedFrom.split(' ');
      return { ...table, before: movedFrom === UNKNOWN ? null : { date, time } };
    });
  }
}
