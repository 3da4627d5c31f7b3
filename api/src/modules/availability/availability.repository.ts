import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, Repository } from 'typeorm';
import { z } from 'zod';
import { Database, type Transaction } from '#src/database/database.js';
import { plainRows } from '#src/database/plain-rows.js';
import type { ArtistEntity } from '#src/modules/artists/entities/artist.entity.js';
import type { AvailabilityCursor } from './availability-cursor.js';
import type { AvailableArtistResponse } from './availability.dto.js';
import type { AvailabilityContent } from './availability-rules.js';
import { FIND_OF_APPROVED_ARTISTS } from './availability.sql.js';
import { AvailabilityEntity } from './entities/availability.entity.js';
import { RemovedAvailabilityEntity } from './entities/removed-availability.entity.js';

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

const OPENING: AvailabilityCursor = { date: '', name: '', id: 0 };

/** `artist_availability`, and `removed_availability` for what is gone of it. */
@Injectable()
export class AvailabilityRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(AvailabilityEntity) private readonly entries: Repository<AvailabilityEntity>,
  ) {}

  /** An artist's own entries by date, of which each has one. */
  findOfArtist(
    artistId: number,
    { from, to, after = OPENING, take }: AvailabilityRange,
  ): Promise<AvailabilityEntity[]> {
    const query = this.entries
      .createQueryBuilder('entry')
      .where('entry.artist_id = :artistId AND entry.date > :after', { artistId, after: after.date })
      .orderBy('entry.date')
      .limit(take);
    if (from) query.andWhere('entry.date >= :from', { from });
    if (to) query.andWhere('entry.date <= :to', { to });
    return plainRows(query);
  }

  /** Entries of approved artists by date and name; undefined `isAvailable` means all. */
  findOfApprovedArtists(
    isAvailable: boolean | undefined,
    { from, to, after = OPENING, take }: AvailabilityRange,
  ): Promise<AvailabilityWithArtist[]> {
    return this.database.query<AvailabilityWithArtist>(FIND_OF_APPROVED_ARTISTS, [
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
  async lockCalendar({ manager }: Transaction, artistId: number): Promise<boolean> {
    const artist = await manager.findOne<ArtistEntity>('artists', {
      select: { id: true },
      where: { id: artistId },
      lock: { mode: 'for_no_key_update' },
    });
    return artist !== null;
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
    { manager }: Transaction,
    artistId: number,
    contents: AvailabilityContent[],
  ): Promise<AvailabilityEntity[]> {
    const inserted = await manager
      .createQueryBuilder()
      .insert()
      .into(AvailabilityEntity)
      .values(contents.map((content) => ({ ...content, artistId })))
      .orIgnore()
      .returning('id')
      .execute();
    const ids = z.array(z.object({ id: z.number() })).parse(inserted.raw);
    return manager.findBy(AvailabilityEntity, { id: In(ids.map(({ id }) => id)) });
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
    await transaction.manager.delete(AvailabilityEntity, { id });
    await transaction.manager.insert(RemovedAvailabilityEntity, { id, artistId, date });
  }

  /** The date of an entry that this artist had and that is gone. */
  async findRemovedDate(transaction: Transaction, artistId: number, id: number): Promise<string | undefined> {
    const row = await transaction.manager.findOneBy(RemovedAvailabilityEntity, { id, artistId });
    return row?.date;
  }
}
