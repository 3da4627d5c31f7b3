import { Injectable } from '@nestjs/common';
import type { ArtistBookingStatus } from '#contract/booking-statuses.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import type { ArtistBookingRequest, ArtistBookingResponse } from './artist-bookings.dto.js';

/** A proposal as stored, with its artist's public face. */
export type ArtistBookingRow = Omit<ArtistBookingResponse, 'createdAt' | 'updatedAt'> & {
  createdAt: Date;
  updatedAt: Date;
};

export interface ArtistBookingFilter {
  artistId?: number;
  status?: ArtistBookingStatus;
  /** Only proposals older than this id. */
  before?: number;
  take: number;
}

const SELECT = `
  SELECT booking.id, booking.artist_id AS "artistId",
         jsonb_build_object('id', artist.id, 'name', artist.name, 'genre', artist.genre,
                            'profileImage', artist.profile_image) AS artist,
         booking.proposed_date AS "proposedDate", booking.proposed_time AS "proposedTime",
         booking.proposed_payment AS "proposedPayment", booking.admin_notes AS "adminNotes",
         booking.artist_notes AS "artistNotes", booking.status, booking.event_id AS "eventId",
         booking.created_at AS "createdAt", booking.updated_at AS "updatedAt"
    FROM artist_bookings booking JOIN artists artist ON artist.id = booking.artist_id`;

/** `artist_bookings`: what the venue proposed to artists. */
@Injectable()
export class ArtistBookingsRepository {
  constructor(private readonly database: Database) {}

  /** Proposals, the newest first. */
  findMany({ artistId, status, before, take }: ArtistBookingFilter): Promise<ArtistBookingRow[]> {
    return this.database.query<ArtistBookingRow>(
      `${SELECT} WHERE ($1::int IS NULL OR booking.artist_id = $1) AND ($2::text IS NULL OR booking.status = $2)
                   AND ($3::int IS NULL OR booking.id < $3) ORDER BY booking.id DESC LIMIT $4`,
      [artistId ?? null, status ?? null, before ?? null, take],
    );
  }

  async find(id: number, runner: SqlRunner = this.database): Promise<ArtistBookingRow | undefined> {
    const [row] = await runner.query<ArtistBookingRow>(`${SELECT} WHERE booking.id = $1`, [id]);
    return row;
  }

  /** The proposal as it is now; whoever else wants to answer or confirm it waits for the end of this transaction. */
  async lock(transaction: Transaction, id: number): Promise<ArtistBookingRow | undefined> {
    const [row] = await transaction.query<ArtistBookingRow>(
      `${SELECT} WHERE booking.id = $1 FOR NO KEY UPDATE OF booking`,
      [id],
    );
    return row;
  }

  async insert(transaction: Transaction, request: ArtistBookingRequest, adminId: number): Promise<number> {
    const [row] = await transaction.query<{ id: number }>(
      `INSERT INTO artist_bookings (artist_id, proposed_date, proposed_time, proposed_payment, admin_notes, admin_id)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [
        request.artistId,
        request.proposedDate,
        request.proposedTime ?? null,
        request.proposedPayment ?? null,
        request.adminNotes ?? null,
        adminId,
      ],
    );
    if (!row) throw new Error('a proposal was not made');
    return row.id;
  }

  async answer(
    transaction: Transaction,
    id: number,
    answer: { status: ArtistBookingStatus; artistNotes: string | null },
  ): Promise<void> {
    await transaction.query(
      'UPDATE artist_bookings SET status = $2, artist_notes = $3, updated_at = now() WHERE id = $1',
      [id, answer.status, answer.artistNotes],
    );
  }

  async confirm(transaction: Transaction, id: number, eventId: number): Promise<void> {
    await transaction.query(
      `UPDATE artist_bookings SET status = 'confirmed', event_id = $2, updated_at = now() WHERE id = $1`,
      [id, eventId],
    );
  }

  /** The admin who proposed; null for a proposal whose admin is not known. */
  async findAdminId(transaction: Transaction, id: number): Promise<number | null> {
    const [booking] = await transaction.query<{ adminId: number | null }>(
      'SELECT admin_id AS "adminId" FROM artist_bookings WHERE id = $1',
      [id],
    );
    return booking?.adminId ?? null;
  }
}
