import { Injectable } from '@nestjs/common';
import {
  ARTIST_ANSWERS,
  artistBookingMoves,
  type ArtistAnswer,
  WITHDRAWABLE_STATUSES,
} from '#contract/bookings.js';
import { wallClockAt } from '#contract/rules/clock.js';
import { UNDO_OVER_SECONDS } from '#contract/rules/undo.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { mapPage, type Page, pageById } from '#src/common/paging/page.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { Database, type Transaction } from '#src/database/database.js';
import { showInvite, type ShowVenue } from '#src/integrations/calendar-file/show-invite.js';
import {
  ArtistContactsService,
  type HeldArtist,
} from '#src/modules/artists/approval/artist-contacts.service.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import type { ChangedShow } from '#src/modules/events/artist/show-followers.service.js';
import { artistUnknown } from '#src/modules/events/event-errors.js';
import { EventEditingService } from '#src/modules/events/writing/event-editing.service.js';
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
import type {
  ArtistBookingDecision,
  ArtistBookingRequest,
  ArtistBookingResponse,
  ArtistBookingsQuery,
} from './artist-bookings.dto.js';
import { type ArtistBookingRow, ArtistBookingsRepository } from './artist-bookings.repository.js';
import { BookingCreationsService } from '#src/modules/bookings/booking-creations.service.js';
import {
  artistBookingNotFound,
  artistNotApproved,
  artistWithoutAccount,
  bookingMoved,
  notAnAnswer,
  proposalOver,
} from '#src/modules/bookings/booking-errors.js';
import { checkMove, checkNotOver, endOfDate, isOver, showOf } from '#src/modules/bookings/booking-rules.js';
import { pageByNeed } from '#src/modules/bookings/by-need.js';

const dateOf = ({ proposedDate }: ArtistBookingRow) => proposedDate;
/** What the artist accepted waits for the venue, then what waits for the artist. */
const STAFF_NEED = { waiting: ['accepted', 'pending'], dateOf } as const;
/** The venue waits for the artist's answer. */
const ARTIST_NEED = { waiting: ['pending', 'accepted'], dateOf } as const;

/** The venue proposes, the artist answers, the venue confirms (spec §4, design §4 "Bookings"). */
@Injectable()
export class ArtistBookingsService {
  constructor(
    private readonly database: Database,
    private readonly bookings: ArtistBookingsRepository,
    private readonly creations: BookingCreationsService,
    private readonly artists: ArtistsService,
    private readonly contacts: ArtistContactsService,
    private readonly users: UsersService,
    private readonly events: EventEditingService,
    private readonly venue: VenueService,
    private readonly notifications: NotificationsService,
    private readonly address: PublicAddress,
  ) {}

  /**
   * Proposals, the newest first or by need: all of them for admins, their own for artists.
   * @throws DomainError naming `cursor` when it is not one of ours
   */
  async findPage(
    { order, status, ...query }: ArtistBookingsQuery,
    user: SessionUser,
  ): Promise<Page<ArtistBookingResponse>> {
    const isAdmin = user.userType === 'admin';
    const artistId = isAdmin ? query.artistId : await this.artists.findIdOfAccount(user.id);
    if (!isAdmin && artistId === undefined) return { shown: [] };
    const filter = { artistId, status };
    if (order !== 'need')
      return mapPage(await pageById(query, (part) => this.bookings.findNewest(filter, part)), toResponse);
    const { timeZone } = await this.venue.find();
    const need = { ...(isAdmin ? STAFF_NEED : ARTIST_NEED), today: wallClockAt(new Date(), timeZone).date };
    return mapPage(
      await pageByNeed(query, need, (part) => this.bookings.findByNeed(filter, part)),
      toResponse,
    );
  }

  /** Those of these that are there, as they are now, in no order. */
  async findByIds(ids: readonly number[]): Promise<ArtistBookingResponse[]> {
    return (await this.bookings.findByIds(ids)).map(toResponse);
  }

  /**
   * Offers an artist a date, once for each key, and tells them.
   * @throws DomainError `bookings.date-in-past`, `events.artist-unknown`, `bookings.artist-not-approved`,
   *   `bookings.artist-without-account`, `bookings.key-reused`, `bookings.proposal-not-found` for a repeat after the artist's deletion
   */
  async propose(
    request: ArtistBookingRequest,
    clientKey: string | null,
    admin: SessionUser,
  ): Promise<Once<ArtistBookingResponse>> {
    const { timeZone } = await this.venue.find();
    const { id, isNew } = await this.creations.create({
      clientKey,
      kind: 'artist-booking',
      content: request,
      make: (transaction) => {
        checkNotOver('proposedDate', { date: request.proposedDate, now: new Date(), timeZone });
        const uselessAfter = endOfDate(request.proposedDate, timeZone);
        return this.proposeOnce(transaction, request, { admin, uselessAfter });
      },
    });
    return { answer: toResponse(await this.findOrThrow(id)), isNew };
  }

  /**
   * The artist answers a proposal made to them; an admin confirms what was accepted.
   * @throws DomainError as `answer` and `confirm`
   */
  decide(id: number, decision: ArtistBookingDecision, user: SessionUser): Promise<ArtistBookingResponse> {
    return user.userType === 'artist' ? this.answer(id, decision, user) : this.confirm(id, decision);
  }

  /**
   * Takes a proposal back that is not confirmed, and tells its artist, unless they cannot have heard of it.
   * @throws DomainError `bookings.proposal-not-found`, `bookings.illegal-move`
   */
  async withdraw(id: number): Promise<void> {
    const { timeZone } = await this.venue.find();
    await this.database.transaction(async (transaction) => {
      const booking = orThrow(await this.bookings.lock(transaction, id), artistBookingNotFound);
      if (!WITHDRAWABLE_STATUSES.some((status) => status === booking.status))
        throw bookingMoved('booking', booking.status, 'withdrawn');
      await this.bookings.delete(transaction, id);
      await this.notifications.withdraw(transaction, proposalCause(id));
      const artist = await this.contacts.find(transaction, booking.artistId);
      const isKnown =
        booking.status === 'accepted' ||
        (await this.notifications.hasStanding(transaction, proposalCause(id)));
      if (!artist || !isKnown) return;
      const uselessAfter = endOfDate(booking.proposedDate, timeZone);
      await this.notifications.queueMail(transaction, withdrawnMail(artist, booking, uselessAfter));
    });
  }

  /** Tells artists once more that a show of theirs is settled, as it stands now, once staff can undo its change no more. */
  async tellAgain(
    transaction: Transaction,
    bookings: readonly { id: number; artistId: number }[],
    show: ChangedShow,
  ): Promise<void> {
    const venue = await this.venue.findWithin(transaction);
    for (const { id: bookingId, artistId } of bookings) {
      const artist = await this.contacts.find(transaction, artistId);
      if (!artist) continue;
      await this.tellConfirmed(transaction, {
        artist,
        bookingId,
        show,
        venue,
        holdSeconds: UNDO_OVER_SECONDS,
      });
    }
  }

  /**
   * A date that is over can still be declined.
   * @throws DomainError `bookings.not-an-answer`, `bookings.proposal-not-found` also for another artist's, `bookings.illegal-move`,
   *   `bookings.date-passed`
   */
  private async answer(
    id: number,
    decision: ArtistBookingDecision,
    user: SessionUser,
  ): Promise<ArtistBookingResponse> {
    const status = orThrow(
      ARTIST_ANSWERS.find((answer) => answer === decision.status),
      notAnAnswer,
    );
    const answer = { status, artistNotes: decision.artistNotes ?? null };
    const artistId = await this.artists.findIdOfAccount(user.id);
    const { timeZone } = await this.venue.find();
    return this.database.transaction(async (transaction) => {
      const booking = await this.bookings.lock(transaction, id);
      if (!booking || booking.artistId !== artistId) throw artistBookingNotFound();
      const moves = artistBookingMoves('artist', booking.status);
      checkMove('booking', { from: booking.status, to: status, moves });
      if (status === 'accepted' && isOver(booking.proposedDate, new Date(), timeZone)) throw proposalOver();
      await this.bookings.answer(transaction, id, answer);
      await this.notifications.withdraw(transaction, proposalCause(id));
      await this.tellAdmin(transaction, booking, answer);
      return this.reread(transaction, id);
    });
  }

  /**
   * Makes the event that the artist accepted, and tells the artist, who must still be approved and not blocked.
   * @throws DomainError `bookings.proposal-not-found`, `bookings.illegal-move`, `bookings.date-passed`,
   *   `bookings.artist-not-approved`, `bookings.artist-without-account`, `events.artist-busy`
   */
  private async confirm(id: number, decision: ArtistBookingDecision): Promise<ArtistBookingResponse> {
    const venue = await this.venue.find();
    return this.database.transaction(async (transaction) => {
      const booking = orThrow(await this.bookings.lock(transaction, id), artistBookingNotFound);
      const moves = artistBookingMoves('admin', booking.status);
      checkMove('booking', { from: booking.status, to: decision.status, moves });
      if (isOver(booking.proposedDate, new Date(), venue.timeZone)) throw proposalOver();
      const artist = orThrow(await this.contacts.hold(transaction, booking.artistId), artistBookingNotFound);
      mustBeAbleToAnswer(artist);
      await this.makeEvent(transaction, { booking, artist }, { decision, venue });
      return this.reread(transaction, id);
    });
  }

  private async proposeOnce(
    transaction: Transaction,
    request: ArtistBookingRequest,
    { admin, uselessAfter }: { admin: SessionUser; uselessAfter: Date },
  ): Promise<number> {
    const artist = orThrow(await this.contacts.hold(transaction, request.artistId), artistUnknown);
    mustBeAbleToAnswer(artist);
    const id = await this.bookings.insert(transaction, request, admin.id);
    const booking = await this.reread(transaction, id);
    const answerUrl = this.address.link('/account/bookings');
    const mail = proposalMail(artist, booking, { answerUrl, uselessAfter });
    await this.notifications.queueMail(transaction, mail);
    return id;
  }

  private async makeEvent(
    transaction: Transaction,
    { booking, artist }: { booking: ArtistBookingRow; artist: MailReader },
    { decision, venue }: { decision: ArtistBookingDecision; venue: ShowVenue },
  ): Promise<void> {
    const show = showOf(booking, decision);
    const endTime = null;
    const eventId = await this.events.createForArtist(transaction, { ...show, description: null, endTime });
    await this.bookings.confirm(transaction, booking.id, eventId);
    const made = { ...show, id: eventId, endTime };
    await this.tellConfirmed(transaction, { artist, bookingId: booking.id, show: made, venue });
  }

  private async tellConfirmed(
    transaction: Transaction,
    { artist, show, venue, ...about }: ConfirmedShow,
  ): Promise<void> {
    const eventUrl = this.address.link(`/events/${show.id}`);
    const calendarFile = showInvite({ ...show, url: eventUrl }, venue, new Date());
    const mail = confirmedMail(artist, show, { ...about, eventUrl, calendarFile });
    await this.notifications.queueMail(transaction, mail);
  }

  private async tellAdmin(
    transaction: Transaction,
    booking: ArtistBookingRow,
    { status, artistNotes }: { status: ArtistAnswer; artistNotes: string | null },
  ): Promise<void> {
    const { adminId } = booking;
    const admin = adminId === null ? undefined : await this.users.findActive(transaction, adminId);
    if (!admin) return;
    const bookingsUrl = this.address.link('/admin/bookings');
    const mail = answerMail(admin, booking.artist.name, { booking, status, artistNotes, bookingsUrl });
    await this.notifications.queueMail(transaction, mail);
  }

  private async findOrThrow(id: number): Promise<ArtistBookingRow> {
    return orThrow(await this.bookings.find(id), artistBookingNotFound);
  }

  private async reread(transaction: Transaction, id: number): Promise<ArtistBookingResponse> {
    return toResponse(orThrow(await this.bookings.find(id, transaction), artistBookingNotFound));
  }
}

/** A proposal that has become a show, and who is told. */
interface ConfirmedShow {
  artist: MailReader;
  bookingId: number;
  show: Pick<ChangedShow, 'id' | 'name' | 'date' | 'time' | 'endTime'>;
  venue: ShowVenue;
  holdSeconds?: number;
}

/** @throws DomainError `bookings.artist-not-approved`, `bookings.artist-without-account` */
const mustBeAbleToAnswer = ({ name, isApproved, userId, isBlocked }: HeldArtist): void => {
  if (!isApproved) throw artistNotApproved(name);
  if (userId === null || isBlocked) throw artistWithoutAccount(name);
};

const toResponse = ({ adminId: _adminId, ...booking }: ArtistBookingRow): ArtistBookingResponse => booking;
