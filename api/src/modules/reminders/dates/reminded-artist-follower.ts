import { Injectable } from '@nestjs/common';
import type { Transaction } from '#src/database/database.js';
import { ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { dateCause } from './date-reminder-messages.js';
import { DateRemindersRepository } from './date-reminders.repository.js';

/** Withdraws artists' reminders that wait to be sent when their show changes. */
@Injectable()
export class RemindedArtistFollower {
  constructor(
    shows: ShowFollowersService,
    private readonly dates: DateRemindersRepository,
    private readonly notifications: NotificationsService,
  ) {
    const takeBack = async (transaction: Transaction, { id }: { id: number }) =>
      this.withdraw(transaction, id, await this.dates.forgetAll(transaction, id));
    shows.register({
      statusChanged: takeBack,
      leaves: takeBack,
      moved: takeBack,
      billChanged: async (transaction, { id }) =>
        this.withdraw(transaction, id, await this.dates.forgetLeft(transaction, id)),
    });
  }

  private async withdraw(
    transaction: Transaction,
    eventId: number,
    artists: readonly { id: number }[],
  ): Promise<void> {
    for (const { id } of artists) await this.notifications.withdraw(transaction, dateCause(eventId, id));
  }
}
