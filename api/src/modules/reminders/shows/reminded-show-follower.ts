import { Injectable } from '@nestjs/common';
import { startOf } from '#contract/rules/show-reminder.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import type { Transaction } from '#src/database/database.js';
import { type ChangedShow, ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { type AskedReader, noticeReader } from '#src/modules/reminders/told-readers.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { offNotice, showCause } from './reminder-notices.js';
import { ShowRemindersRepository } from './show-reminders.repository.js';

/** Tells people who wanted to be reminded of a show that it does not take place, instead of reminding them. */
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

  /** People know of a cancelled show already. The notice links to the home page, since the show's page is gone. */
  private async leave(transaction: Transaction, show: ChangedShow): Promise<void> {
    if (show.status !== 'cancelled') await this.follow(transaction, { ...show, status: 'cancelled' }, '/');
  }

  /** Withdraws messages that wait, since they are not true any more. The reminder tells of a show that takes place after all. */
  private async follow(transaction: Transaction, show: ChangedShow, page: string): Promise<void> {
    const readers = await this.takeBack(transaction, show);
    const { status } = show;
    const { timeZone } = await this.venue.findWithin(transaction);
    const startsAt = startOf(show, timeZone);
    if (status === 'scheduled' || !(new Date() < startsAt)) return;
    const about = { startsAt, page, url: this.address.link(page) };
    for (const { askedAt, ...reader } of readers) {
      const notice = offNotice(show, status, { ...about, askedAt });
      await this.notifications.notify(transaction, noticeReader(reader), notice);
    }
  }

  /** @returns all people who asked; they are reminded again when the show takes place */
  private async takeBack(transaction: Transaction, { id }: ChangedShow): Promise<AskedReader[]> {
    await this.notifications.withdraw(transaction, showCause(id));
    return this.reminders.takeAll(transaction, id);
  }
}
