import { Injectable } from '@nestjs/common';
import { Database } from '#src/database/database.js';
import { ArtistFollowerEntity } from '#src/modules/reminders/entities/artist-follower.entity.js';
import { WishesRepository } from '#src/modules/reminders/wishes.repository.js';

/** A wish as it is kept. */
export type NewFollower = Pick<ArtistFollowerEntity, 'key' | 'artistId' | 'userId' | 'subscriptionId'>;

@Injectable()
export class ArtistFollowsRepository extends WishesRepository<ArtistFollowerEntity> {
  constructor(database: Database) {
    super(database, ArtistFollowerEntity, 'artistId');
  }
}
