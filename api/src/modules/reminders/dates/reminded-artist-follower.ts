import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { ArtistProfilesService } from '#src/modules/artists/profiles/artist-profiles.service.js';
import { ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { dateCause } from './date-reminder-messages.js';
import { DateRemindersRepository } from './date-reminders.repository.js';

/** Withdraws artists' reminders that wait to be sent when their show or their set changes, or they are deleted. */
@Injectable()
export class RemindedArtistFollower {
  constructor(
    shows: ShowFollowersService,
    private readonly dates: DateRemindersRepository,
    private readonly notifications: NotificationsService,
    profiles: ArtistProfilesService,
  ) {
    const takeBack = async (transaction: Transaction, { id }: { id: number }) =>
      this.withdraw(transaction, id, await this.dates.forgetAll(transaction, id));
    shows.register({
      statusChanged: takeBack,
      leaves: takeBack,
      moved: takeBack,
      billChanged: async (transaction, { id }) =>
        this.withdraw(transaction, id, await this.dates.forgetLeft(transaction, id)),
      setTimesChanged: async (transaction, { id: eventId }, artistIds) => {
        await this.dates.forgetOf(transaction, eventId, artistIds);
        const artists = artistIds.map((id) => ({ id }));
        await this.withdraw(transaction, eventId, artists);
      },
    });
    profiles.beforeDeletion(async (transaction, artistId) => {
      const told = await this.dates.findTold(transaction, artistId);
      const causes = told.map((eventId) => dateCause(eventId, artistId));
      await this.notifications.withdrawAll(transaction, causes);
    });
  }

  private async withdraw(
    transaction: Transaction,
    eventId: number,
    artists: readonly { id: number }[],
  ): Promise<void> {
    const causes = artists.map(({ id }) => dateCause(eventId, id));
    await this.notifications.withdrawAll(transaction, causes);
  }
}
