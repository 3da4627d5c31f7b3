import { Injectable } from '@nestjs/common';
import type { ArtistAnswer } from '#contract/bookings.js';
import { UNDO_OVER_SECONDS } from '#contract/rules/undo.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import type { Transaction } from '#src/database/database.js';
import { showInvite, type ShowVenue } from '#src/integrations/calendar-file/show-invite.js';
import { ArtistContactsService } from '#src/modules/artists/approval/artist-contacts.service.js';
import type { ChangedShow } from '#src/modules/events/artist/show-followers.service.js';
import { type MailReader, NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { UsersService } from '#src/modules/users/users.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import {
  answerMail,
  confirmedMail,
  proposalCause,
  proposalMail,
  withdrawnMail,
} from './artist-booking-mails.js';
import type { ArtistBookingResponse } from './artist-bookings.dto.js';
import type { ArtistBookingRow } from './artist-bookings.repository.js';

/** A proposal that has become a show, and who is told. */
interface ConfirmedShow {
  artist: MailReader;
  bookingId: number;
  show: Pick<ChangedShow, 'id' | 'name' | 'date' | 'time' | 'endTime'>;
  venue: ShowVenue;
  holdSeconds?: number;
}

/** Sends the messages about a proposal, in the transaction of their cause (design §4 "Delivery"). */
@Injectable()
export class ArtistBookingMessagesService {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly contacts: ArtistContactsService,
    private readonly users: UsersService,
    private readonly venue: VenueService,
    private readonly address: PublicAddress,
  ) {}

  /** Offers the artist the date. @param uselessAfter when it is over */
  async propose(
    transaction: Transaction,
    booking: ArtistBookingResponse,
    { artist, uselessAfter }: { artist: MailReader; uselessAfter: Date },
  ): Promise<void> {
    const answerUrl = this.address.link('/account/bookings');
    const mail = proposalMail(artist, booking, { answerUrl, uselessAfter });
    await this.notifications.queueMail(transaction, mail);
  }

  /** Asks the artist no more, and tells the admin who proposed. */
  async answer(
    transaction: Transaction,
    booking: ArtistBookingRow,
    { status, artistNotes }: { status: ArtistAnswer; artistNotes: string | null },
  ): Promise<void> {
    await this.notifications.withdraw(transaction, proposalCause(booking.id));
    const { adminId } = booking;
    const admin = adminId === null ? undefined : await this.users.findActive(transaction, adminId);
    if (!admin) return;
    const bookingsUrl = this.address.link('/admin/bookings');
    const mail = answerMail(admin, booking.artist.name, { booking, status, artistNotes, bookingsUrl });
    await this.notifications.queueMail(transaction, mail);
  }

  /** Tells the artist that the date is settled. */
  async confirm(transaction: Transaction, { artist, show, venue, ...about }: ConfirmedShow): Promise<void> {
    const eventUrl = this.address.link(`/events/${show.id}`);
    const calendarFile = showInvite({ ...show, url: eventUrl }, venue, new Date());
    const mail = confirmedMail(artist, show, { ...about, eventUrl, calendarFile });
    await this.notifications.queueMail(transaction, mail);
  }

  /** Tells artists once more that a show of theirs is settled, as it stands now, once staff can undo its change no more. */
  async confirmAgain(
    transaction: Transaction,
    bookings: readonly { id: number; artistId: number }[],
    show: ChangedShow,
  ): Promise<void> {
    const venue = await this.venue.findWithin(transaction);
    for (const { id: bookingId, artistId } of bookings) {
      const artist = await this.contacts.find(transaction, artistId);
      if (!artist) continue;
      await this.confirm(transaction, { artist, bookingId, show, venue, holdSeconds: UNDO_OVER_SECONDS });
    }
  }

  /** Asks the artist no more, and takes the offer back, unless they cannot have heard of it. @param uselessAfter when its date is over */
  async withdraw(transaction: Transaction, booking: ArtistBookingRow, uselessAfter: Date): Promise<void> {
    const cause = proposalCause(booking.id);
    await this.notifications.withdraw(transaction, cause);
    const artist = await this.contacts.find(transaction, booking.artistId);
    const isKnown =
      booking.status === 'accepted' || (await this.notifications.hasStanding(transaction, cause));
    if (!artist || !isKnown) return;
    await this.notifications.queueMail(transaction, withdrawnMail(artist, booking, uselessAfter));
  }
}
