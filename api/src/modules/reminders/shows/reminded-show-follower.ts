import { Injectable } from '@nestjs/common';
import { startOf } from '#contract/rules/show-reminder.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import type { Transaction } from '#src/database/database.js';
import { type ChangedShow, ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { noticeReader, type ToldReader } from '#src/modules/reminders/told-readers.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { offNotice, showCause } from './reminder-notices.js';
import { ShowRemindersRepository } from './show-reminders.repository.js';

/** Tells who wanted to be reminded of a show that it does not take place, instead of reminding them. */
@Injectable()
export class RemindedShowFollower {
  constructor(
    shows: ShowFollowersService,
    private readonly reminders: ShowRemindersRepository,
    private readonly notifications: NotificationsService,
    private readonly venue: VenueService,
    private readonly address: PublicAddress,
  ) {
    shows.register({
      statusChanged: (transaction, show) => this.follow(transaction, show, `/events/${show.id}`),
      leaves: (transaction, show) => this.leave(transaction, show),
      moved: async (transaction, show) => void (await this.takeBack(transaction, show)),
    });
    shows.registerCount('reminders', (transaction, ids) => reminders.countWishes(transaction, ids));
  }

  /** Of a cancelled show they know already. This one's page is gone. */
  private async leave(transaction: Transaction, show: ChangedShow): Promise<void> {
    if (show.status !== 'cancelled') await this.follow(transaction, { ...show, status: 'cancelled' }, '/');
  }

  /** What waits to go out is not true any more; that it takes place after all its reminder says. */
  private async follow(transaction: Transaction, show: ChangedShow, page: string): Promise<void> {
    const readers = await this.takeBack(transaction, show);
    const { status } = show;
    const { timeZone } = await this.venue.findWithin(transaction);
    if (status === 'scheduled' || !(new Date() < startOf(show, timeZone))) return;
    const notice = offNotice(show, status, { page, url: this.address.link(page) });
    for (const reader of readers) await this.notifications.notify(transaction, noticeReader(reader), notice);
  }

  /** @returns all who asked; they are to be reminded again when it takes place */
  private async takeBack(transaction: Transaction, { id }: ChangedShow): Promise<ToldReader[]> {
    await this.notifications.withdraw(transaction, showCause(id));
    return this.reminders.takeAll(transaction, id);
  }
}
