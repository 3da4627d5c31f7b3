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
      statusChanged: (transaction, show, before) =>
        this.follow(transaction, show, { page: pageOf(show), wasPutOff: before?.status === 'postponed' }),
      leaves: (transaction, show) => this.leave(transaction, show),
      moved: async (transaction, show) => {
        const waited = await this.notifications.withdrawAll(transaction, [showCause(show.id)]);
        // A word that it is off comes again, and a reminder when it is time.
        if (waited.size > 0) await this.follow(transaction, show, { page: pageOf(show), wasPutOff: false });
        else await this.takeBack(transaction, show);
      },
    });
    shows.registerCount('reminders', (transaction, ids) => reminders.countWishes(transaction, ids));
  }

  /** People know of a cancelled show already. The notice links to the home page, since the show's page is gone. */
  private async leave(transaction: Transaction, show: ChangedShow): Promise<void> {
    if (show.status === 'cancelled') return;
    const wasPutOff = show.status === 'postponed';
    await this.follow(transaction, { ...show, status: 'cancelled' }, { page: '/', wasPutOff });
  }

  /**
   * Withdraws messages that wait, since they are not true any more. The reminder tells of a show that takes place after all. Who
   * waits for the new date of a show that was put off, and keeps its old date, hears that there is none.
   */
  private async follow(
    transaction: Transaction,
    show: ChangedShow,
    { page, wasPutOff }: { page: string; wasPutOff: boolean },
  ): Promise<void> {
    const readers = await this.takeBack(transaction, show);
    const { status } = show;
    if (status === 'scheduled') return;
    const { timeZone } = await this.venue.findWithin(transaction);
    const start = startOf(show, timeZone);
    const isPast = !(new Date() < start);
    if (isPast && !(wasPutOff && status === 'cancelled' && (await this.isKnownOff(transaction, show))))
      return;
    const about = { startsAt: isPast ? undefined : start, page, url: this.address.link(page) };
    for (const { askedAt, ...reader } of readers) {
      const notice = offNotice(show, status, { ...about, askedAt });
      await this.notifications.notify(transaction, noticeReader(reader), notice);
    }
  }

  /** Whether the last word that reached people is that the show is off. */
  private async isKnownOff(transaction: Transaction, { id }: ChangedShow): Promise<boolean> {
    const heard = await this.notifications.findHeard(transaction, showCause(id));
    return [...heard.values()].some(({ kind }) => kind === 'reminders.show-off');
  }

  /** @returns all people who asked; they are reminded again when the show takes place */
  private async takeBack(transaction: Transaction, { id }: ChangedShow): Promise<AskedReader[]> {
    await this.notifications.withdraw(transaction, showCause(id));
    return this.reminders.takeAll(transaction, id);
  }
}

const pageOf = ({ id }: ChangedShow): string => `/events/${id}`;
