import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ILike, In, Repository } from 'typeorm';
import type { ArtistStatus } from '#contract/artists.js';
import { rowsReadTogether } from '#src/database/concurrency/read-together.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { containing } from '#src/database/sql/like-pattern.js';
import { plainRows } from '#src/database/plain-rows.js';
import { ArtistEntity } from '#src/modules/artists/entities/artist.entity.js';
import type { ArtistCursor } from './artist-cursor.js';

/**
 * What events show of their artists, by the ids `$1`. Every page of events asks this, so it is planned once for each
 * connection, and its rows are not made entities.
 */
const FIND_FEATURED = {
  name: 'artists.find-featured',
  text: `SELECT id, user_id AS "userId", name, genre, profile_image AS "profileImage", is_approved AS "isApproved",
                updated_at AS "updatedAt" FROM artists WHERE id = ANY($1)`,
};

type FeaturedArtist = Pick<
  ArtistEntity,
  'id' | 'userId' | 'name' | 'genre' | 'profileImage' | 'isApproved' | 'updatedAt'
>;

/** Which artists, and where the page begins. */
interface ArtistFilter {
  status?: ArtistStatus;
  q?: string;
  /** Whether `q` may also be part of an e-mail, which only staff may look for. */
  searches: 'public' | 'all';
  after?: ArtistCursor;
  take: number;
}

const SEARCHED = ['artist.name', 'artist.genre'];

/** More artists than this with a like name mean that the search says nothing. */
const MOST_NAMED_LIKE = 200;

@Injectable()
export class ArtistsRepository {
  private readonly featured = rowsReadTogether(this.database, FIND_FEATURED, ({ id }: FeaturedArtist) => id);

  constructor(
    private readonly database: Database,
    @InjectRepository(ArtistEntity) private readonly artists: Repository<ArtistEntity>,
  ) {}

  async insertStub(
    { manager }: Transaction,
    stub: { userId: number; name: string; email: string },
  ): Promise<void> {
    await manager.insert(ArtistEntity, { ...stub, genre: '', isApproved: false });
  }

  /** Deletes a profile that neither its artist nor staff have ever touched. */
  async deleteUntouchedStub({ manager }: Transaction, userId: number): Promise<void> {
    await manager
      .createQueryBuilder()
      .delete()
      .from(ArtistEntity)
      .where({ userId, genre: '', isApproved: false })
      .andWhere('NOT EXISTS (SELECT FROM event_acts WHERE artist_id = artists.id)')
      .execute();
  }

  /** Gives the artists of one genre another; both are lower-case event type names. */
  async renameGenre({ manager }: SqlRunner, from: string, to: string): Promise<void> {
    await manager.update(ArtistEntity, { genre: from }, { genre: to });
  }

  /**
   * Holds these artists until the transaction ends; other changes of them, and other dates and shows for them, wait.
   * @returns how many of them are there
   */
  async lock({ manager }: Transaction, ids: readonly number[]): Promise<number> {
    const artists = await manager.find(ArtistEntity, {
      select: { id: true },
      where: { id: In(ids) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    return artists.length;
  }

  findFeatured(id: number): Promise<FeaturedArtist | undefined> {
    return this.featured.read(id);
  }

  /** Those that wait first, then by name and id, served by `ix_artists_approved_name_id`. */
  findMany({ status, q, searches, after, take }: ArtistFilter): Promise<ArtistEntity[]> {
    const query = this.artists.createQueryBuilder('artist');
    if (status) query.andWhere('artist.is_approved = :isApproved', { isApproved: status === 'approved' });
    if (q) {
      const columns = searches === 'all' ? [...SEARCHED, 'artist.email'] : SEARCHED;
      query.andWhere(`(${columns.map((column) => `${column} ILIKE :q`).join(' OR ')})`, { q: containing(q) });
    }
    if (after) {
      query.andWhere(
        '(artist.is_approved, artist.name, artist.id) > (:afterApproved, :afterName, :afterId)',
        {
          afterApproved: after.isApproved,
          afterName: after.name,
          afterId: after.id,
        },
      );
    }
    return plainRows(
      query.orderBy({ 'artist.is_approved': 'ASC', 'artist.name': 'ASC', 'artist.id': 'ASC' }).limit(take),
    );
  }

  /** The approved ones, as plain rows: there may be thousands. */
  findAddressed(): Promise<{ id: number; changedAt: Date }[]> {
    return this.artists
      .createQueryBuilder('artist')
      .select(['artist.id AS id', 'artist.updatedAt AS "changedAt"'])
      .where({ isApproved: true })
      .orderBy('artist.id')
      .getRawMany();
  }

  countAddressed(): Promise<number> {
    return this.artists.countBy({ isApproved: true });
  }

  findById(id: number): Promise<ArtistEntity | null> {
    return this.artists.findOneBy({ id });
  }

  /** Those of these that are there, in no order. */
  findByIds(ids: readonly number[]): Promise<ArtistEntity[]> {
    return this.artists.findBy({ id: In(ids) });
  }

  findByUserId(userId: number): Promise<ArtistEntity | null> {
    return this.artists.findOneBy({ userId });
  }

  async findIdOfAccount(userId: number): Promise<number | undefined> {
    const artist = await this.artists.findOne({ select: { id: true }, where: { userId } });
    return artist?.id;
  }

  /** Approved artists by id, with nothing but their names; plain rows, since each text message asks. */
  findNames({ manager }: SqlRunner): Promise<Pick<ArtistEntity, 'id' | 'name'>[]> {
    return manager
      .createQueryBuilder(ArtistEntity, 'artist')
      .select(['artist.id AS id', 'artist.name AS name'])
      .where({ isApproved: true })
      .orderBy('artist.id')
      .getRawMany();
  }

  async findIdsNamedLike(text: string): Promise<number[]> {
    const artists = await this.artists.find({
      select: { id: true },
      where: { name: ILike(containing(text)) },
      take: MOST_NAMED_LIKE,
    });
    return artists.map(({ id }) => id);
  }

  findImagesIn(addresses: readonly string[]): Promise<string[]> {
    return this.findAddressesIn('profileImage', addresses);
  }

  findDemosIn(addresses: readonly string[]): Promise<string[]> {
    return this.findAddressesIn('demoFile', addresses);
  }

  private async findAddressesIn(
    column: 'profileImage' | 'demoFile',
    addresses: readonly string[],
  ): Promise<string[]> {
    const artists = await this.artists.find({
      select: { id: true, [column]: true },
      where: { [column]: In(addresses) },
    });
    return artists.flatMap((artist) => artist[column] ?? []);
  }
}
