import { Injectable } from '@nestjs/common';
import type { BookingRequestStatus } from '#contract/booking-statuses.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import type { BookingRequestRequest, BookingRequestResponse } from './booking-requests.dto.js';

/** A request as stored, with its artist's public face. */
export type BookingRequestRow = Omit<BookingRequestResponse, 'createdAt' | 'updatedAt'> & {
  createdAt: Date;
  updatedAt: Date;
};

export interface BookingRequestFilter {
  status?: BookingRequestStatus;
  /** Only requests older than this id. */
  before?: number;
  take: number;
}

const SELECT = `
  SELECT request.id, request.artist_id AS "artistId",
         CASE WHEN artist.id IS NOT NULL
              THEN jsonb_build_object('id', artist.id, 'name', artist.name, 'genre', artist.genre,
                                      'profileImage', artist.profile_image) END AS artist,
         request.event_date AS "eventDate", request.event_time AS "eventTime", request.event_type AS "eventType",
         request.event_name AS "eventName", request.description, request.budget, request.duration, request.status,
         request.notes, request.contact_name AS "contactName", request.contact_email AS "contactEmail",
         request.contact_phone AS "contactPhone", request.created_at AS "createdAt", request.updated_at AS "updatedAt"
    FROM booking_requests request LEFT JOIN artists artist ON artist.id = request.artist_id`;

/** `booking_requests`: what people asked for on artists' public pages. */
@Injectable()
export class BookingRequestsRepository {
  constructor(private readonly database: Database) {}

  /** Requests, the newest first. */
  findMany({ status, before, take }: BookingRequestFilter): Promise<BookingRequestRow[]> {
    return this.database.query<BookingRequestRow>(
      `${SELECT} WHERE ($1::text IS NULL OR request.status = $1) AND ($2::int IS NULL OR request.id < $2)
                 ORDER BY request.id DESC LIMIT $3`,
      [status ?? null, before ?? null, take],
    );
  }

  async find(id: number, runner: SqlRunner = this.database): Promise<BookingRequestRow | undefined> {
    const [row] = await runner.query<BookingRequestRow>(`${SELECT} WHERE request.id = $1`, [id]);
    return row;
  }

  /** The request as it is now; whoever else wants to settle or delete it waits for the end of this transaction. */
  async lock(transaction: Transaction, id: number): Promise<BookingRequestRow | undefined> {
    const [row] = await transaction.query<BookingRequestRow>(
      `${SELECT} WHERE request.id = $1 FOR UPDATE OF request`,
      [id],
    );
    return row;
  }

  async insert(transaction: Transaction, request: BookingRequestRequest): Promise<number> {
    const [row] = await transaction.query<{ id: number }>(
      `INSERT INTO booking_requests (artist_id, event_date, event_time, event_type, event_name, description, budget,
                                     duration, contact_name, contact_email, contact_phone)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
      [
        request.artistId,
        request.eventDate,
        request.eventTime,
        request.eventType,
        request.eventName,
        request.description ?? null,
        request.budget ?? null,
        request.duration ?? null,
        request.contactName ?? null,
        request.contactEmail,
        request.contactPhone ?? null,
      ],
    );
    if (!row) throw new Error('a booking request was not made');
    return row.id;
  }

  async setStatus(transaction: Transaction, id: number, status: BookingRequestStatus): Promise<void> {
    await transaction.query('UPDATE booking_requests SET status = $2, updated_at = now() WHERE id = $1', [
      id,
      status,
    ]);
  }

  async delete(id: number): Promise<boolean> {
    const rows = await this.database.query(
      'WITH gone AS (DELETE FROM booking_requests WHERE id = $1 RETURNING id) SELECT id FROM gone',
      [id],
    );
    return rows.length > 0;
  }
}
