import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ArtistFeedEntity } from '#src/modules/feeds/entities/artist-feed.entity.js';

@Injectable()
export class OwnFeedRepository {
  constructor(@InjectRepository(ArtistFeedEntity) private readonly feeds: Repository<ArtistFeedEntity>) {}

  find(artistId: number): Promise<ArtistFeedEntity | null> {
    return this.feeds.findOneBy({ artistId });
  }

  findByToken(tokenHash: string): Promise<ArtistFeedEntity | null> {
    return this.feeds.findOneBy({ tokenHash });
  }

  /** The token takes the place of the one before it. */
  async save(feed: ArtistFeedEntity): Promise<void> {
    await this.feeds.upsert(feed, ['artistId']);
  }

  async delete(artistId: number): Promise<void> {
    await this.feeds.delete({ artistId });
  }
}
