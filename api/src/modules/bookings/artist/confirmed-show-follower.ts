import { Injectable } from '@nestjs/common';
import { wallClockAt } from '#contract/rules/clock.js';
import type { Transaction } from '#src/database/database.js';
import { type ChangedShow, ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import { isToCome } from '#src/modules/bookings/booking-rules.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { confirmedCause } from './artist-booking-mails.js';
import { ArtistBookingMessagesService } from './artist-booking-messages.service.js';
import { ArtistBookingsRepository } from './artist-bookings.repository.js';

/** Keeps artists from hearing that a show is settled which has moved, is off or is not theirs any more (decision 18). */
@Injectable()
export class ConfirmedShowFollower {
  constructor(
    shows: ShowFollowersService,
    private readonly bookings: ArtistBookingsRepository,
    private readonly messages: ArtistBookingMessagesService,
    private readonly notifications: NotificationsService,
    private readonly venue: VenueService,
  ) {
    const follow = (transaction: Transaction, show: ChangedShow) => this.follow(transaction, show, []);
    shows.register({
      statusChanged: follow,
      moved: follow,
      leaves: (transaction, show) => this.follow(transaction, { ...show, status: 'cancelled' }, []),
      billChanged: (transaction, show) => this.follow(transaction, show, show.artistIds),
    });
  }

  /** Withdraws what waits, except to artists for whom it is still true; artists who play are told again what was taken back. */
  private async follow(
    transaction: Transaction,
    show: ChangedShow,
    trueFor: readonly number[],
  ): Promise<void> {
    const confirmed = await this.bookings.findConfirmed(transaction, show.id);
    if (confirmed.length === 0) return;
    const untrue = confirmed.filter(({ artistId }) => !trueFor.includes(artistId));
    await this.notifications.withdrawAll(transaction, causesOf(untrue));
    const { timeZone } = await this.venue.findWithin(transaction);
    if (!isToCome(show, wallClockAt(new Date(), timeZone))) return;
    const playing = confirmed.filter(({ artistId }) => show.artistIds.includes(artistId));
    const takenBack = await this.notifications.findTakenBack(transaction, causesOf(playing));
    const untold = playing.filter(({ id }) => takenBack.has(confirmedCause(id)));
    await this.messages.confirmAgain(transaction, untold, show);
  }
}

const causesOf = (bookings: readonly { id: number }[]): string[] =>
  bookings.map(({ id }) => confirmedCause(id));
