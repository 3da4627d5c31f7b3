import { Injectable } from '@nestjs/common';
import { signedOut } from '#src/common/access/access-errors.js';
import { withProblems } from '#src/database/pg-errors.js';
import { artistNotFound } from '#src/modules/artists/artist-errors.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { deviceUnknown, reminderKeyReused } from '#src/modules/reminders/reminder-errors.js';
import { type Asker, WishReadersService } from '#src/modules/reminders/wish-readers.service.js';
import type { ArtistFollowRequest, ArtistFollowResponse } from './artist-follows.dto.js';
import { ArtistFollowsRepository, type NewFollower } from './artist-follows.repository.js';

/** 'Follow' an artist: to be told of new shows (design §8 "Push and reminders"). */
@Injectable()
export class ArtistFollowsService {
  constructor(
    private readonly follows: ArtistFollowsRepository,
    private readonly readers: WishReadersService,
    private readonly artists: ArtistsService,
  ) {}

  /** The artists whom this account follows, the newest wishes first. */
  async findOwn(userId: number): Promise<ArtistFollowResponse[]> {
    return (await this.follows.findOf(userId)).map(({ key, artistId }) => ({ key, artistId }));
  }

  /**
   * Keeps the wish once; a repeat changes nothing, and its answer has the key of the first wish. An account learns how the word
   * would come. Without one it needs a browser with push messages: a typed address may get one mail about one show, but no mails
   * for years.
   * @throws DomainError `artists.not-found`, `reminders.key-reused`, `reminders.too-many`, `reminders.device-unknown`;
   *   `auth.signed-out` where the account is deleted meanwhile
   */
  async save(
    key: string,
    { artistId, deviceKey }: ArtistFollowRequest,
    asker: Asker,
  ): Promise<ArtistFollowResponse> {
    await this.artists.findOne(artistId, null);
    if (!asker.user && deviceKey === undefined) throw deviceUnknown();
    const { userId, subscriptionId } = await this.readers.find(asker, { deviceKey });
    const follower = { key, artistId, userId, subscriptionId };
    const earlier = await this.follows.findByKey(key);
    if (earlier && !isSame(earlier, follower)) throw reminderKeyReused();
    await withProblems(this.follows.insert(follower), {
      fk_artist_followers_artist: artistNotFound,
      fk_artist_followers_subscription: deviceUnknown,
      fk_artist_followers_user: signedOut,
    });
    const own = await this.follows.findOwn({ userId, subscriptionId }, artistId);
    const way = await this.readers.findWay(asker, 'reminders.new-shows');
    return { key: own?.key ?? key, artistId, way };
  }

  /** Takes the wish back; does nothing when it is gone already. */
  delete(key: string, user: Asker['user']): Promise<void> {
    return this.follows.delete(key, user?.id ?? null);
  }
}

const isSame = (kept: NewFollower, asked: NewFollower): boolean =>
  kept.artistId === asked.artistId &&
  kept.userId === asked.userId &&
  kept.subscriptionId === asked.subscriptionId;
