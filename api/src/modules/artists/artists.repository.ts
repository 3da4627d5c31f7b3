import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Transaction } from '#src/database/database.js';
import { containing } from '#src/database/like-pattern.js';
import { ReadTogether } from '#src/database/read-together.js';
import { ArtistEntity } from './entities/artist.entity.js';

type FeaturedArtist = Pick<ArtistEntity, 'id' | 'userId' | 'name' | 'genre' | 'profileImage'>;

/** More artists than this with a like name mean that the search says nothing. */
const MOST_NAMED_LIKE = 200;

@Injectable()
export class ArtistsRepository {
  private readonly featured = new ReadTogether<number, FeaturedArtist>((ids) => this.findFeaturedByIds(ids));

  constructor(private readonly dataSource: DataSource) {}

  async insertStub(
    transaction: Transaction,
    stub: { userId: number; name: string; email: string },
  ): Promise<void> {
    await transaction.manager.insert(ArtistEntity, { ...stub, genre: '', isApproved: false });
  }

  findFeatured(id: number): Promise<FeaturedArtist | undefined> {
    return this.featured.read(id);
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

  private async findFeaturedByIds(ids: number[]): Promise<Map<number, FeaturedArtist>> {
    const artists = await this.dataSource
      .getRepository(ArtistEntity)
      .createQueryBuilder('artist')
      .select(['artist.id', 'artist.userId', 'artist.name', 'artist.genre', 'artist.profileImage'])
      .where('artist.id = ANY(:ids)', { ids })
      .getMany();
    return new Map(artists.map((artist) => [artist.id, artist]));
  }
}
