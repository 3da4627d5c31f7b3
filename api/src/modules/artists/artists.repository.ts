import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { ArtistStatus } from '#contract/artist-statuses.js';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { containing } from '#src/database/like-pattern.js';
import { plainRows } from '#src/database/plain-rows.js';
import { ReadTogether } from '#src/database/read-together.js';
import type { ArtistCursor } from './artist-cursor.js';
import { ArtistEntity } from './entities/artist.entity.js';

type FeaturedArtist = Pick<ArtistEntity, 'id' | 'userId' | 'name' | 'genre' | 'profileImage' | 'isApproved'>;

/** Which artists, and where the page begins. */
export interface ArtistFilter {
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

const FIND_FEATURED = {
  name: 'artists.find-featured',
  text: `SELECT id, user_id AS "userId", name, genre, profile_image AS "profileImage", is_approved AS "isApproved" FROM artists WHERE id = ANY($1)`,
};

@Injectable()
export class ArtistsRepository {
  private readonly featured = new ReadTogether<number, FeaturedArtist>((ids) => this.findFeaturedByIds(ids));

  constructor(
    private readonly dataSource: DataSource,
    private readonly database: Database,
  ) {}

  async insertStub(
    transaction: Transaction,
    stub: { userId: number; name: string; email: string },
  ): Promise<void> {
    await transaction.manager.insert(ArtistEntity, { ...stub, genre: '', isApproved: false });
  }

  /** Deletes a profile that neither its artist nor staff have ever touched. */
  async deleteUntouchedStub(transaction: Transaction, userId: number): Promise<void> {
    await transaction.query(
      `DELETE FROM artists artist WHERE user_id = $1 AND genre = '' AND NOT is_approved
         AND NOT EXISTS (SELECT FROM events WHERE artist_id = artist.id)`,
      [userId],
    );
  }

  /** Gives the artists of one genre another; both are lower-case event type names. */
  async renameGenre(transaction: SqlRunner, from: string, to: string): Promise<void> {
    await transaction.query('UPDATE artists SET genre = $2 WHERE genre = $1', [from, to]);
  }

  findFeatured(id: number): Promise<FeaturedArtist | undefined> {
    return this.featured.read(id);
  }

  /** Those that wait first, then by name and id, served by `ix_artists_approved_name_id`. */
  findMany({ status, q, searches, after, take }: ArtistFilter): Promise<ArtistEntity[]> {
    const query = this.dataSource.getRepository(ArtistEntity).createQueryBuilder('artist');
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

  findById(id: number): Promise<ArtistEntity | null> {
    return this.dataSource.getRepository(ArtistEntity).findOneBy({ id });
  }

  findByUserId(userId: number): Promise<ArtistEntity | null> {
    return this.dataSource.getRepository(ArtistEntity).findOneBy({ userId });
  }

  async findIdOfAccount(userId: number): Promise<number | undefined> {
    const artist = await this.dataSource
      .getRepository(ArtistEntity)
      .createQueryBuilder('artist')
      .select('artist.id')
      .where('artist.user_id = :userId', { userId })
      .getOne();
    return artist?.id;
  }

  /** Approved artists by id, with nothing but their names. */
  findNames(runner: SqlRunner): Promise<{ id: number; name: string }[]> {
    return runner.query('SELECT id, name FROM artists WHERE is_approved ORDER BY id');
  }

  async findIdsNamedLike(text: string): Promise<number[]> {
    const artists = await this.dataSource
      .getRepository(ArtistEntity)
      .createQueryBuilder('artist')
      .select('artist.id')
      .where('artist.name ILIKE :name', { name: containing(text) })
      .limit(MOST_NAMED_LIKE)
      .getMany();
    return artists.map(({ id }) => id);
  }

  findImagesIn(addresses: readonly string[]): Promise<string[]> {
    return this.findAddressesIn('profile_image', addresses);
  }

  findDemosIn(addresses: readonly string[]): Promise<string[]> {
    return this.findAddressesIn('demo_file', addresses);
  }

  private async findAddressesIn(
    column: 'profile_image' | 'demo_file',
    addresses: readonly string[],
  ): Promise<string[]> {
    const rows = await this.dataSource.query<{ address: string }[]>(
      `SELECT DISTINCT ${column} AS address FROM artists WHERE ${column} = ANY($1)`,
      [addresses],
    );
    return rows.map(({ address }) => address);
  }

  private async findFeaturedByIds(ids: number[]): Promise<Map<number, FeaturedArtist>> {
    const artists = await this.database.prepared<FeaturedArtist>(FIND_FEATURED, [ids]);
    return new Map(artists.map((artist) => [artist.id, artist]));
  }
}
