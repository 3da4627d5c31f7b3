import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, LessThan, Repository, type SelectQueryBuilder } from 'typeorm';
import type { BookingRequestStatus } from '#contract/bookings.js';
import type { PagePart } from '#src/common/paging/page.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import type { ArtistCard } from '#src/modules/artists/artists.dto.js';
import { type NeedPart, orderByNeed } from '#src/modules/bookings/by-need.js';
import type { BookingRequestRequest, BookingRequestsQuery } from './booking-requests.dto.js';
import { BookingRequestEntity } from '#src/modules/bookings/entities/booking-request.entity.js';

/** A request with its artist's public face. */
export type BookingRequestRow = BookingRequestEntity & { artist: ArtistCard | null };

type BookingRequestFilter = Pick<BookingRequestsQuery, 'status'>;

/** `booking_requests`: what people asked for on artists' public pages. */
@Injectable()
export class BookingRequestsRepository {
  constructor(
    private readonly database: Database,
    @InjectRepository(BookingRequestEntity) private readonly requests: Repository<BookingRequestEntity>,
  ) {}

  /** Requests, the newest first. */
  findNewest(filter: BookingRequestFilter, { after, take }: PagePart): Promise<BookingRequestRow[]> {
    const query = this.matching(filter).orderBy('request.id', 'DESC').limit(take);
    if (after !== undefined) query.andWhere({ id: LessThan(after) });
    return query.getMany();
  }

  /** Requests, what waits first. */
  findByNeed(filter: BookingRequestFilter, part: NeedPart): Promise<BookingRequestRow[]> {
    const columns = { id: 'request.id', status: 'request.status', date: 'request.eventDate' };
    return orderByNeed(this.matching(filter), columns, part).getMany();
  }

  /** Those of these that are there, in no order. */
  findByIds(ids: readonly number[]): Promise<BookingRequestRow[]> {
    return withArtist(this.database)
      .where({ id: In(ids) })
      .getMany();
  }

  find(id: number, runner: SqlRunner = this.database): Promise<BookingRequestRow | null> {
    return withArtist(runner).where({ id }).getOne();
  }

  /** The request as it is now; other calls that settle or delete it wait for the end of this transaction. */
  lock({ manager }: Transaction, id: number): Promise<BookingRequestEntity | null> {
    return manager.findOne(BookingRequestEntity, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  async insert({ manager }: Transaction, wish: BookingRequestRequest): Promise<number> {
    const request = manager.create(BookingRequestEntity, wish);
    await manager.insert(BookingRequestEntity, request);
    return request.id;
  }

  async setStatus({ manager }: Transaction, id: number, status: BookingRequestStatus): Promise<void> {
    await manager.update(BookingRequestEntity, { id }, { status });
  }

  /** Gives requests that name this type its new name; both in lower case, as they hold them. */
  async renameType({ manager }: SqlRunner, from: string, to: string): Promise<void> {
    await manager.update(BookingRequestEntity, { eventType: from }, { eventType: to });
  }

  async delete(id: number): Promise<boolean> {
    const { affected } = await this.requests.delete({ id });
    return affected === 1;
  }

  private matching({ status }: BookingRequestFilter): SelectQueryBuilder<BookingRequestRow> {
    const query = withArtist(this.database);
    return status === undefined ? query : query.andWhere({ status });
  }
}

const withArtist = ({ manager }: SqlRunner): SelectQueryBuilder<BookingRequestRow> =>
  manager
    .createQueryBuilder<BookingRequestRow>(BookingRequestEntity, 'request')
    .leftJoinAndMapOne('request.artist', 'artists', 'artist', 'artist.id = request.artistId')
    .select(['request', 'artist.id', 'artist.name', 'artist.genre', 'artist.profileImage']);
