import { Injectable } from '@nestjs/common';
import { In, LessThan, type SelectQueryBuilder } from 'typeorm';
import type { PagePart } from '#src/common/paging/page.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import type { ArtistCard } from '#src/modules/artists/artists.dto.js';
import { type NeedPart, orderByNeed } from '#src/modules/bookings/by-need.js';
import type { ArtistBookingRequest, ArtistBookingsQuery } from './artist-bookings.dto.js';
import { ArtistBookingEntity } from '#src/modules/bookings/entities/artist-booking.entity.js';

/** A proposal with its artist's public face. */
export type ArtistBookingRow = ArtistBookingEntity & { artist: ArtistCard };

type ArtistBookingFilter = Pick<ArtistBookingsQuery, 'artistId' | 'status'>;

/** `artist_bookings`: what the venue proposed to artists. */
@Injectable()
export class ArtistBookingsRepository {
  constructor(private readonly database: Database) {}

  /** Proposals, the newest first. */
  findNewest(filter: ArtistBookingFilter, { after, take }: PagePart): Promise<ArtistBookingRow[]> {
    const query = this.matching(filter).orderBy('booking.id', 'DESC').limit(take);
    if (after !== undefined) query.andWhere({ id: LessThan(after) });
    return query.getMany();
  }

  /** Proposals, what waits first. */
  findByNeed(filter: ArtistBookingFilter, part: NeedPart): Promise<ArtistBookingRow[]> {
    const columns = { id: 'booking.id', status: 'booking.status', date: 'booking.proposedDate' };
    return orderByNeed(this.matching(filter), columns, part).getMany();
  }

  /** Those of these that are there, in no order. */
  findByIds(ids: readonly number[]): Promise<ArtistBookingRow[]> {
    return withArtist(this.database)
      .where({ id: In(ids) })
      .getMany();
  }

  find(id: number, runner: SqlRunner = this.database): Promise<ArtistBookingRow | null> {
    return withArtist(runner).where({ id }).getOne();
  }

  /** The proposal as it is now; other calls that answer or confirm it wait for the end of this transaction. */
  lock(transaction: Transaction, id: number): Promise<ArtistBookingRow | null> {
    return withArtist(transaction)
      .where({ id })
      .setLock('for_no_key_update', undefined, ['booking'])
      .getOne();
  }

  async insert({ manager }: Transaction, request: ArtistBookingRequest, adminId: number): Promise<number> {
    const booking = manager.create(ArtistBookingEntity, request);
    booking.adminId = adminId;
    await manager.insert(ArtistBookingEntity, booking);
    return booking.id;
  }

  async answer(
    { manager }: Transaction,
    id: number,
    answer: Pick<ArtistBookingEntity, 'status' | 'artistNotes'>,
  ): Promise<void> {
    await manager.update(ArtistBookingEntity, { id }, answer);
  }

  async confirm({ manager }: Transaction, id: number, eventId: number): Promise<void> {
    await manager.update(ArtistBookingEntity, { id }, { status: 'confirmed', eventId });
  }

  async delete({ manager }: Transaction, id: number): Promise<void> {
    await manager.delete(ArtistBookingEntity, { id });
  }

  /** Proposals that have become this show. */
  findConfirmed({ manager }: Transaction, eventId: number): Promise<ArtistBookingEntity[]> {
    return manager.findBy(ArtistBookingEntity, { eventId, status: 'confirmed' });
  }

  private matching({ artistId, status }: ArtistBookingFilter): SelectQueryBuilder<ArtistBookingRow> {
    const query = withArtist(this.database);
    if (artistId !== undefined) query.andWhere({ artistId });
    if (status !== undefined) query.andWhere({ status });
    return query;
  }
}

const withArtist = ({ manager }: SqlRunner): SelectQueryBuilder<ArtistBookingRow> =>
  manager
    .createQueryBuilder<ArtistBookingRow>(ArtistBookingEntity, 'booking')
    .innerJoinAndMapOne('booking.artist', 'artists', 'artist', 'artist.id = booking.artistId')
    .select(['booking', 'artist.id', 'artist.name', 'artist.genre', 'artist.profileImage']);
