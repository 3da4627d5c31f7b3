import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { announcementCause } from './new-shows-notice.js';
import { type Announcement, NewShowsRepository } from './new-shows.repository.js';

/**
 * Withdraws news of an artist's shows that wait to be sent when one of the shows is off, goes, moves or has another bill.
 * Followers are told again of those that stand.
 */
@Injectable()
export class NewShowsFollower {
  constructor(
    shows: ShowFollowersService,
    private readonly newShows: NewShowsRepository,
    private readonly notifications: NotificationsService,
  ) {
    const takeBack = (transaction: Transaction, { id }: { id: number }) => this.takeBack(transaction, id);
    shows.register({ statusChanged: takeBack, leaves: takeBack, moved: takeBack, billChanged: takeBack });
  }

  private async takeBack(transaction: Transaction, showId: number): Promise<void> {
    for (const announcement of await this.newShows.findAnnouncements(transaction, showId))
      if (await this.withdraw(transaction, announcement))
        await this.newShows.forgetAnnouncement(transaction, showId, announcement.artistId);
  }

  /** @returns whether no follower has heard of it: what waited for them is taken back, now or before. Who has heard is not told twice */
  private async withdraw(transaction: Transaction, announcement: Announcement): Promise<boolean> {
    const cause = announcementCause(announcement);
    await this.notifications.withdraw(transaction, cause);
    const wasQueued = await this.notifications.hasQueued(transaction, cause);
    return wasQueued && !(await this.notifications.hasStanding(transaction, cause));
  }
}
