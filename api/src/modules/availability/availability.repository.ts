import { Injectable } from '@nestjs/common';
import { DataSource, In } from 'typeorm';
import type { Transaction } from '#src/database/database.js';
import type { AvailabilityCursor } from './availability-cursor.js';
import type { AvailableArtistResponse } from './availability.dto.js';
import type { AvailabilityContent } from './availability-rules.js';
import { AvailabilityEntity } from './entities/availability.entity.js';

/** Which dates are asked for, inclusive. */
export interface AvailabilityRange {
  from?: string;
  to?: string;
  /** Where the page before ended. */
  after?: AvailabilityCursor;
  take: number;
}

/** An entry with its artist, as admins see both. */
export type AvailabilityWithArtist = AvailabilityEntity & { artist: AvailableArtistResponse };

const COLUMNS = `
  entry.id, entry.artist_id AS "artistId", entry.date, entry.start_time AS "startTime", entry.end_time AS "endTime",
  entry.is_available AS "isAvailable", entry.notes, entry.version, entry.created_at AS "createdAt",
  entry.updated_at AS "updatedAt"`;

const OF_ARTIST = `
  SELECT ${COLUMNS} FROM artist_availability entry
   WHERE entry.artist_id = $1 AND entry.date >= coalesce($2, entry.date) AND entry.date <= coalesce($3, entry.date)
     AND entry.date > $4
   ORDER BY entry.date LIMIT $5`;

const OF_APPROVED_ARTISTS = `
  SELECT ${COLUMNS}, json_build_object('id', artist.id, 'name', artist.name, 'genre', artist.genre,
                                       'email', artist.email, 'profileImage', artist.profile_image) AS artist
    FROM artist_availability entry JOIN artists artist ON artist.id = entry.artist_id
   WHERE artist.is_approved AND ($1::boolean IS NULL OR entry.is_available = $1)
     AND entry.date >= coalesce($2, entry.date) AND entry.date <= coalesce($3, entry.date)
     AND entry.date >= $4 AND (entry.date, artist.name, entry.id) > ($4, $5, $6)
   ORDER BY entry.date, artist.name, entry.id LIMIT $7`;

const OPENING: AvailabilityCursor = { date: '', name: '', id: 0 };

/** `artist_availability`, and `removed_availability` for what is gone of it. */
@Injectable()
export class AvailabilityRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** An artist's own entries by date, of which each has one. */
  findOfArtist(
    artistId: number,
    { from, to, after = OPENING, take }: AvailabilityRange,
  ): Promise<AvailabilityEntity[]> {
    return this.dataSource.query<AvailabilityEntity[]>(OF_ARTIST, [artistId, from, to, after.date, take]);
  }

  /** Entries of approved artists by date and name; undefined `isAvailable` means all. */
  findOfApprovedArtists(
    isAvailable: boolean | undefined,
    { from, to, after = OPENING, take }: AvailabilityRange,
  ): Promise<AvailabilityWithArtist[]> {
    return this.dataSource.query<AvailabilityWithArtist[]>(OF_APPROVED_ARTISTS, [
      isAvailable,
      from,
      to,
      after.date,
      after.name,
      after.id,
      take,
    ]);
  }

  /**
   * Lets one change of an artist's calendar wait for the other.
   * @returns false when the artist is not there any more
   */
  async lockCalendar(transaction: Transaction, artistId: number): Promise<boolean> {
    const rows = await transaction.query('SELECT id FROM artists WHERE id = $1 FOR NO KEY UPDATE', [
      artistId,
    ]);
    return rows.length > 0;
  }

  findById(transaction: Transaction, artistId: number, id: number): Promise<AvailabilityEntity | null> {
    return transaction.manager.findOneBy(AvailabilityEntity, { artistId, id });
  }

  findByDate(transaction: Transaction, artistId: number, date: string): Promise<AvailabilityEntity | null> {
    return transaction.manager.findOneBy(AvailabilityEntity, { artistId, date });
  }

  findByDates(transaction: Transaction, artistId: number, dates: string[]): Promise<AvailabilityEntity[]> {
    return transaction.manager.find(AvailabilityEntity, {
      where: { artistId, date: In(dates) },
      order: { date: 'ASC' },
    });
  }

  /** Adds entries on those dates that have none. */
  async insertWhereFree(
    transaction: Transaction,
    artistId: number,
    contents: AvailabilityContent[],
  ): Promise<AvailabilityEntity[]> {
    return transaction.query<AvailabilityEntity>(
      `INSERT INTO artist_availability AS entry (artist_id, date, start_time, end_time, is_available, notes)
       SELECT $1, date, "startTime", "endTime", "isAvailable", notes
         FROM json_to_recordset($2::json)
           AS content (date text, "startTime" text, "endTime" text, "isAvailable" boolean, notes text)
        ORDER BY date
       ON CONFLICT ON CONSTRAINT uq_artist_availability_artist_date DO NOTHING
       RETURNING ${COLUMNS}`,
      [artistId, JSON.stringify(contents)],
    );
  }

  /** Throws the database's unique violation for a date that has another entry. */
  async update(
    transaction: Transaction,
    entry: AvailabilityEntity,
    content: AvailabilityContent,
  ): Promise<AvailabilityEntity> {
    const changes = { ...content, version: entry.version + 1, updatedAt: new Date() };
    await transaction.manager.update(AvailabilityEntity, entry.id, changes);
    return Object.assign(new AvailabilityEntity(), entry, changes);
  }

  /** Deletes an entry and notes whose it was. */
  async delete(transaction: Transaction, { id, artistId, date }: AvailabilityEntity): Promise<void> {
    await transaction.query('DELETE FROM artist_availability WHERE id = $1', [id]);
    await transaction.query('INSERT INTO removed_availability (id, artist_id, date) VALUES ($1, $2, $3)', [
      id,
      artistId,
      date,
    ]);
  }

  /** The date of an entry that this artist had and that is gone. */
  async findRemovedDate(transaction: Transaction, artistId: number, id: number): Promise<string | undefined> {
    const [row] = await transaction.query<{ date: string }>(
      'SELECT date FROM removed_availability WHERE id = $1 AND artist_id = $2',
      [id, artistId],
    );
    return row?.date;
  }
}
