import { Injectable } from '@nestjs/common';
import { In, IsNull, Not } from 'typeorm';
import { SEATED_STATUSES, type TableBookingStatus } from '#contract/bookings.js';
import { countByEvent } from '#src/database/count-by-event.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import type { EventEntity } from '#src/modules/events/entities/event.entity.js';
import type { TableShow } from '#src/modules/bookings/booking-rules.js';
import { TableBookingEntity } from '#src/modules/bookings/entities/table-booking.entity.js';
import type { BookedEvent, TableBookingRequest } from './table-bookings.dto.js';
import { FIND_TABLE, FIND_TABLES, FIND_TABLES_BY_IDS } from './table-bookings.sql.js';
import type { TableCursor } from './table-cursor.js';

/** A table as stored, with its show. */
export type TableBookingRow = Omit<TableBookingEntity, 'eventId' | 'remindedFor' | 'movedFrom'> & {
  event: (BookedEvent & Pick<EventEntity, 'endTime'>) | null;
};

/** A table with seats whose guest has an e-mail address. */
type SeatedGuest = TableBookingEntity & { customerEmail: string };

interface TableBookingFilter {
  eventId?: number;
  status?: TableBookingStatus;
  /** First date of the shows. */
  from?: string;
  /** Where the page before ended. */
  after?: TableCursor;
  take: number;
}

const SEATED = In(SEATED_STATUSES);

const OPENING: TableCursor = { date: '', time: '', eventId: 0, id: 0 };

/** `bookings`: tables that guests asked for. */
@Injectable()
export class TableBookingsRepository {
  constructor(private readonly database: Database) {}

  /** Tables in order of their shows, each show's in the order in which they were asked for. */
  findMany({ eventId, status, from, after = OPENING, take }: TableBookingFilter): Promise<TableBookingRow[]> {
    const filter = [eventId ?? null, status ?? null, from ?? null];
    const { date, time, eventId: showId, id } = after;
    return this.database.prepared<TableBookingRow>(FIND_TABLES, [...filter, date, time, showId, id, take]);
  }

  /** Those of these that are there, in order of their shows. */
  findByIds(ids: readonly number[]): Promise<TableBookingRow[]> {
    return this.database.query<TableBookingRow>(FIND_TABLES_BY_IDS, [ids]);
  }

  async find(id: number, runner: SqlRunner = this.database): Promise<TableBookingRow | undefined> {
    const [row] = await runner.query<TableBookingRow>(FIND_TABLE, [id]);
    return row;
  }

  /** The table as it is now; other calls that settle it wait for the end of this transaction. */
  lock({ manager }: Transaction, id: number): Promise<TableBookingEntity | null> {
    return manager.findOne(TableBookingEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /**
   * The show and how full it is. Other calls that book a table there, or change its capacity, wait for the end of this
   * transaction; the seats are counted by a second statement, which sees what the last one in line has taken.
   */
  async lockShow(
    { manager }: Transaction,
    eventId: number,
  ): Promise<(TableShow & Pick<EventEntity, 'doorsTime' | 'endTime'>) | undefined> {
    const show = await manager.findOne<EventEntity>('events', {
      where: { id: eventId },
      lock: { mode: 'for_no_key_update' },
    });
    if (!show) return undefined;
    const { date, time, doorsTime, endTime, status, capacity } = show;
    const seatsTaken = await manager.sum(TableBookingEntity, 'partySize', { eventId, status: SEATED });
    return { date, time, doorsTime, endTime, status, capacity, seatsTaken: seatsTaken ?? 0 };
  }

  /** How many tables with seats at this show have the same e-mail, or the same digits of a phone number. */
  countOfGuest(
    { manager }: Transaction,
    { eventId, customerEmail, customerPhone }: TableBookingRequest,
  ): Promise<number> {
    return manager
      .createQueryBuilder(TableBookingEntity, 'booking')
      .where({ eventId, status: SEATED })
      .andWhere(
        `(lower(booking.customerEmail) = lower(:customerEmail)
          OR regexp_replace(booking.customerPhone, '\\D', '', 'g') = nullif(regexp_replace(:customerPhone, '\\D', '', 'g'), ''))`,
        { customerEmail: customerEmail ?? null, customerPhone: customerPhone ?? null },
      )
      .getCount();
  }

  /** Guests with seats at a show and an e-mail address, in the order of their requests. */
  findSeatedWithEmail({ manager }: Transaction, eventId: number): Promise<SeatedGuest[]> {
    return manager.find<SeatedGuest>(TableBookingEntity, {
      where: { eventId, status: SEATED, customerEmail: Not(IsNull()) },
      order: { id: 'ASC' },
    });
  }

  /** How many tables have seats, by show. */
  countSeated(transaction: Transaction, ids: readonly number[]): Promise<Map<number, number>> {
    return countByEvent(transaction, { entity: TableBookingEntity, ids, where: { status: SEATED } });
  }

  async insert({ manager }: Transaction, request: TableBookingRequest): Promise<number> {
    const booking = manager.create(TableBookingEntity, request);
    await manager.insert(TableBookingEntity, booking);
    return booking.id;
  }

  /** What is left out of the decision stays as it is. The guest hears of the show as it stands now. */
  async decide(
    { manager }: Transaction,
    id: number,
    decision: { status: TableBookingStatus; remindedFor?: string },
  ): Promise<void> {
    await manager.update(TableBookingEntity, { id }, { ...decision, movedFrom: null });
  }
}
