import { Injectable } from '@nestjs/common';
import { In, IsNull } from 'typeorm';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import { Database, type Transaction } from '#src/database/database.js';
import { ArtistFollowerEntity } from '#src/modules/reminders/entities/artist-follower.entity.js';
import type { WishReader } from '#src/modules/reminders/wish-reader.js';

/** A wish as it is kept. */
export type NewFollower = Pick<ArtistFollowerEntity, 'key' | 'artistId' | 'userId' | 'subscriptionId'>;

/** More than a venue has of them. */
const MOST_LISTED = 500;

@Injectable()
export class ArtistFollowsRepository {
  constructor(private readonly database: Database) {}

  findByKey(key: string): Promise<ArtistFollowerEntity | null> {
    return this.database.manager.findOneBy(ArtistFollowerEntity, { key });
  }

  /** Keeps a wish once, however often and under whichever keys it arrives. */
  async insert(follower: NewFollower): Promise<void> {
    await insertOnce(this.database, ArtistFollowerEntity, follower);
  }

  findOf(userId: number): Promise<ArtistFollowerEntity[]> {
    return this.database.manager.find(ArtistFollowerEntity, {
      where: { userId },
      order: { id: 'DESC' },
      take: MOST_LISTED,
    });
  }

  /** What this account, or else this browser, asked for. */
  async findOwn(
    { userId, subscriptionId }: Pick<WishReader, 'userId' | 'subscriptionId'>,
    artistId: number,
  ): Promise<ArtistFollowerEntity | null> {
    const { manager } = this.database;
    if (userId !== null) return manager.findOneBy(ArtistFollowerEntity, { userId, artistId });
    if (subscriptionId === null) return null;
    return manager.findOneBy(ArtistFollowerEntity, { subscriptionId, artistId });
  }

  /** Which of these browsers asked for something. */
  async findWanted({ manager }: Transaction, subscriptionIds: readonly number[]): Promise<(number | null)[]> {
    const rows = await manager.find(ArtistFollowerEntity, {
      select: { subscriptionId: true },
      where: { subscriptionId: In(subscriptionIds) },
    });
    return rows.map(({ subscriptionId }) => subscriptionId);
  }

  /** @param userId of the caller; wishes of other accounts stay */
  async delete(key: string, userId: number | null): Promise<void> {
    const { manager } = this.database;
    await manager.delete(ArtistFollowerEntity, [
      { key, userId: IsNull() },
      ...(userId === null ? [] : [{ key, userId }]),
    ]);
  }
}
