import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { And, In, LessThanOrEqual, MoreThan, MoreThanOrEqual, Repository } from 'typeorm';
import type { Transaction } from '#src/database/database.js';
import type { AvailabilityCursor } from './availability-cursor.js';
import type { AvailableArtistResponse } from './availability.dto.js';
import type { AvailabilityContent } from './availability-rules.js';
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
const LAST_DATE = '9999-12-31';

/** `artist_availability`, and `removed_availability` for what is gone of it. */
@Injectable()
export class AvailabilityRepository {
  constructor(
    @InjectRepository(AvailabilityEntity) private readonly entries: Repository<AvailabilityEntity>,
  ) {}

  /** An artist's own entries by date, of which each has one. */
  findOfArtist(
    artistId: number,
    { from = '', to = LAST_DATE, after = OPENING, take }: AvailabilityRange,
  ): Promise<AvailabilityEntity[]> {
    const date = And(MoreThanOrEqual(from), LessThanOrEqual(to), MoreThan(after.date));
    return this.entries.find({ where: { artistId, date }, order: { date: 'ASC' }, take });
  }

  /** An artist's own entries, the latest date first. */
  findLatestOfArtist(artistId: number, take: number): Promise<AvailabilityEntity[]> {
    return this.entries.find({ where: { artistId }, order: { date: 'DESC' }, take });
  }

  /** Entries of all artists by date and name; free dates are those of approved artists alone, whose account is not blocked. */
  findWithArtists(
    isAvailable: boolean | undefined,
    { from = '', to = LAST_DATE, after = OPENING, take }: AvailabilityRange,
  ): Promise<AvailabilityWithArtist[]> {
    const date = And(MoreThanOrEqual(from), LessThanOrEqual(to), MoreThanOrEqual(after.date));
    const query = this.entries
      .createQueryBuilder('entry')
      .innerJoinAndMapOne('entry.artist', 'artists', 'artist', 'artist.id = entry.artist_id')
      .select(['entry', 'artist.id', 'artist.name', 'artist.genre', 'artist.email', 'artist.profileImage'])
      .where({ date, ...(isAvailable !== undefined && { isAvailable }) })
      .andWhere('(entry.date, artist.name, entry.id) > (:date, :name, :id)', { ...after })
      .orderBy({ 'entry.date': 'ASC', 'artist.name': 'ASC', 'entry.id': 'ASC' })
      .limit(take);
    if (isAvailable)
      query
        .leftJoin('users', 'account', 'account.id = artist.user_id')
        .andWhere('artist.is_approved')
        .andWhere('account.is_active IS NOT FALSE');
    return query.getMany() as Promise<AvailabilityWithArtist[]>;
  }

  findById({ manager }: Transaction, artistId: number, id: number): Promise<AvailabilityEntity | null> {
    return manager.findOneBy(AvailabilityEntity, { artistId, id });
  }

  findByDate({ manager }: Transaction, artistId: number, date: string): Promise<AvailabilityEntity | null> {
    return manager.findOneBy(AvailabilityEntity, { artistId, date });
  }

  findByDates({ manager }: Transaction, artistId: number, dates: string[]): Promise<AvailabilityEntity[]> {
    return manager.find(AvailabilityEntity, {
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
    const inserted: { raw: Pick<AvailabilityEntity, 'id'>[] } = await manager
      .createQueryBuilder()
      .insert()
      .into(AvailabilityEntity)
      .values(contents.map((content) => ({ ...content, artistId })))
      .orIgnore()
      .returning('id')
      .execute();
    const ids = inserted.raw.map(({ id }) => id);
    return manager.find(AvailabilityEntity, { where: { id: In(ids) }, order: { date: 'ASC' } });
  }

  /** Throws the database's unique violation for a date that has another entry. */
  async update(
    { manager }: Transaction,
    entry: AvailabilityEntity,
    content: AvailabilityContent,
  ): Promise<AvailabilityEntity> {
    const changes = { ...content, version: entry.version + 1, updatedAt: new Date() };
    await manager.update(AvailabilityEntity, { id: entry.id }, changes);
    return Object.assign(new AvailabilityEntity(), entry, changes);
  }

  /** Deletes an entry and notes whose it was. */
  async delete({ manager }: Transaction, { id, artistId, date }: AvailabilityEntity): Promise<void> {
    await manager.delete(AvailabilityEntity, { id });
    await manager.insert(RemovedAvailabilityEntity, { id, artistId, date });
  }

  /** The date of an entry that this artist had and that is gone. */
  async findRemovedDate({ manager }: Transaction, artistId: number, id: number): Promise<string | undefined> {
    const removed = await manager.findOneBy(RemovedAvailabilityEntity, { id, artistId });
    return removed?.date;
  }
}
