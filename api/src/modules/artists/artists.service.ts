import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { ArtistsRepository } from './artists.repository.js';

/** What an event shows of its artist, and whose account that is. */
export type FeaturedArtist = NonNullable<Awaited<ReturnType<ArtistsRepository['findFeatured']>>>;

@Injectable()
export class ArtistsService {
  constructor(private readonly artists: ArtistsRepository) {}

  /** Gives a new artist account its unapproved profile, to be filled in later (design §4 "Registration"). */
  startProfile(
    transaction: Transaction,
    person: { userId: number; name: string; email: string },
  ): Promise<void> {
    return this.artists.insertStub(transaction, person);
  }

  /** What events show of their artists, by artist id. Ids nobody has are left out. */
  async findFeatured(ids: readonly number[]): Promise<Map<number, FeaturedArtist>> {
    const found = await Promise.all([...new Set(ids)].map((id) => this.artists.findFeatured(id)));
    return new Map(found.flatMap((artist) => (artist ? [[artist.id, artist]] : [])));
  }

  /** Artists whose name contains the text, in any case. */
  findIdsNamedLike(text: string): Promise<number[]> {
    return this.artists.findIdsNamedLike(text);
  }
}
