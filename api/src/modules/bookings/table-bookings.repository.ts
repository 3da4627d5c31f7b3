import { Injectable } from '@nestjs/common';
import { SEATED_STATUSES, type TableBookingStatus } from '#contract/booking-statuses.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import type { TableShow } from './booking-rules.js';
import type { BookedEvent, TableBookingRequest, TableBookingResponse } from './table-bookings.dto.js';
import type { TableCursor } from './table-cursor.js';

/** A table as stored, with its show. */
export type TableBookingRow = Omit<TableBookingResponse, 'createdAt' | 'event'> & {
  createdAt: Date;
  event: (BookedEvent & { endTime: string | null }) | null;
};

/** The people at a show whose table has seats: pending or confirmed. */
export interface SeatedGuest {
  customerEmail: string;
  partySize: number;
}

export interface TableBookingFilter {
  eventId?: number;
  status?: TableBookingStatus;
  /** First date of the shows. */
  from?: string;
  /** Where the page before ended. */
  after?: TableCursor;
  take: number;
}

const SEATED = `(${SEATED_STATUSES.map((status) => `'${status}'`).join(', ')})`;

const OPENING: TableCursor = { date: '', time: '', eventId: 0, id: 0 };

/**
 * Tables of the page, show by show; the seats of each of its shows are added up once.
 * @param page ids of tables, and of their events
 */
const tablesOf = (page: string): string => `
  WITH page AS (${page}), seats AS (
    SELECT event_id, sum(party_size)::int AS taken FROM bookings
     WHERE status IN ${SEATED} AND event_id IN (SELECT event_id FROM page) GROUP BY event_id
  )
  SELECT booking.id,
         CASE WHEN event.id IS NOT NULL
              THEN jsonb_build_object('id', event.id, 'name', event.name, 'date', event.date, 'time', event.time,
                                      'endTime', event.end_time, 'capacity', event.capacity,
                                      'seatsTaken', coalesce(seats.taken, 0)) END AS event,
         booking.customer_name AS "customerName", booking.customer_email AS "customerEmail",
         booking.customer_phone AS "customerPhone", booking.party_size AS "partySize",
         booking.special_requests AS "specialRequests", booking.status, booking.created_at AS "createdAt"
    FROM page JOIN bookings booking ON booking.id = page.id
    LEFT JOIN events event ON event.id = booking.event_id
    LEFT JOIN seats ON seats.event_id = booking.event_id
   ORDER BY coalesce(event.date, ''), coalesce(event.time, ''), coalesce(event.id, 0), booking.id`;

const ONE = tablesOf('SELECT id, event_id FROM bookings WHERE id = $1');

/** Those of deleted shows first, by `ix_bookings_without_event`; then by `ix_events_date_time_id`, show by show. */
const PAGE = tablesOf(`
    (SELECT booking.id, booking.event_id FROM bookings booking
      WHERE booking.event_id IS NULL AND $1::int IS NULL AND $3::text IS NULL
        AND ($2::text IS NULL OR booking.status = $2) AND ('', '', 0, booking.id) > ($4::text, $5::text, $6::int, $7::int)
      ORDER BY booking.id LIMIT $8)
    UNION ALL
    (SELECT booking.id, booking.event_id FROM events event JOIN bookings booking ON booking.event_id = event.id
      WHERE ($1::int IS NULL OR event.id = $1) AND ($2::text IS NULL OR booking.status = $2)
        AND ($3::text IS NULL OR event.date >= $3) AND (event.date, event.time, event.id) >= ($4::text, $5::text, $6::int)
        AND (event.date, event.time, event.id, booking.id) > ($4::text, $5::text, $6::int, $7::int)
      ORDER BY event.date, event.time, event.id, booking.id LIMIT $8)`);

/** `bookings`: tables that guests asked for. */
@Injectable()
export class TableBookingsRepository {
  constructor(private readonly database: Database) {}

  /** Tables in order of their shows, each show's in the order in which they were asked for. */
  findMany({ eventId, status, from, after = OPENING, take }: TableBookingFilter): Promise<TableBookingRow[]> {
    return this.database.query<TableBookingRow>(`${PAGE} LIMIT $8`, [
      eventId ?? null,
      status ?? null,
      from ?? null,
      after.date,
      after.time,
      after.eventId,
      after.id,
      take,
    ]);
  }

  async find(id: number, runner: SqlRunner = this.database): Promise<TableBookingRow | undefined> {
    const [row] = await runner.query<TableBookingRow>(ONE, [id]);
    return row;
  }

  /** Where the table stands; whoever else wants to settle it waits for the end of this transaction. */
  async lock(transaction: Transaction, id: number): Promise<{ status: TableBookingStatus } | undefined> {
    const [row] = await transaction.query<{ status: TableBookingStatus }>(
      'SELECT status FROM bookings WHERE id = $1 FOR NO KEY UPDATE',
      [id],
    );
    return row;
  }

  /**
   * The show and how full it is. Whoever else wants a table there, or changes its capacity, waits for the end of this
   * transaction; the seats are counted by a second statement, which sees what the last one in line has taken.
   */
  async lockShow(transaction: Transaction, eventId: number): Promise<TableShow | undefined> {
    await transaction.query('SELECT FROM events WHERE id = $1 FOR NO KEY UPDATE', [eventId]);
    const [show] = await transaction.query<TableShow>(
      `SELECT event.date, event.time, event.status, event.capacity,
              (SELECT coalesce(sum(party_size), 0)::int FROM bookings
                WHERE event_id = event.id AND status IN ${SEATED}) AS "seatsTaken"
         FROM events event WHERE event.id = $1`,
      [eventId],
    );
    return show;
  }

  /** How many tables with seats at this show have the same e-mail, or the same digits of a phone number. */
  async countOfGuest(
    transaction: Transaction,
    { eventId, customerEmail, customerPhone }: TableBookingRequest,
  ): Promise<number> {
    const [row] = await transaction.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM bookings
        WHERE event_id = $1 AND status IN ${SEATED}
          AND (lower(customer_email) = lower($2)
               OR regexp_replace(customer_phone, '\\D', '', 'g') = nullif(regexp_replace($3, '\\D', '', 'g'), ''))`,
      [eventId, customerEmail ?? null, customerPhone ?? null],
    );
    return row?.count ?? 0;
  }

  /** Guests with seats at a show whom a mail can reach, in the order in which they asked. */
  findSeatedWithEmail(transaction: Transaction, eventId: number): Promise<SeatedGuest[]> {
    return transaction.query<SeatedGuest>(
      `SELECT customer_email AS "customerEmail", party_size AS "partySize" FROM bookings
        WHERE event_id = $1 AND status IN ${SEATED} AND customer_email IS NOT NULL ORDER BY id`,
      [eventId],
    );
  }

  async insert(transaction: Transaction, request: TableBookingRequest): Promise<number> {
    const [row] = await transaction.query<{ id: number }>(
      `INSERT INTO bookings (event_id, customer_name, customer_email, customer_phone, party_size, special_requests)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [
        request.eventId,
        request.customerName,
        request.customerEmail ?? null,
        request.customerPhone ?? null,
        request.partySize,
        request.specialRequests ?? null,
      ],
    );
    if (!row) throw new Error('a table was not booked');
    return row.id;
  }

  async setStatus(transaction: Transaction, id: number, status: TableBookingStatus): Promise<void> {
    await transaction.query('UPDATE bookings SET status = $2 WHERE id = $1', [id, status]);
  }
}
