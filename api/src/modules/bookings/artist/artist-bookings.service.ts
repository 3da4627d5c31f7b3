import { Injectable } from '@nestjs/common';
import { ARTIST_ANSWERS, artistBookingMoves, isWithdrawable } from '#contract/bookings.js';
import { wallClockAt } from '#contract/rules/clock.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { mapPage, type Page, pageById } from '#src/common/paging/page.js';
import { Database, type Transaction } from '#src/database/database.js';
import type { ShowVenue } from '#src/integrations/calendar-file/show-invite.js';
import {
  ArtistContactsService,
  type HeldArtist,
} from '#src/modules/artists/approval/artist-contacts.service.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { artistUnknown } from '#src/modules/events/event-errors.js';
import { EventEditingService } from '#src/modules/events/writing/event-editing.service.js';
import type { MailReader } from '#src/modules/notifications/notifications.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { ArtistBookingMessagesService } from './artist-booking-messages.service.js';
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
    private readonly events: EventEditingService,
    private readonly venue: VenueService,
    private readonly messages: ArtistBookingMessagesService,
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
      if (!isWithdrawable(booking.status)) throw bookingMoved('booking', booking.status, 'withdrawn');
      await this.bookings.delete(transaction, id);
      await this.messages.withdraw(transaction, booking, endOfDate(booking.proposedDate, timeZone));
    });
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
      await this.messages.answer(transaction, booking, answer);
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
    await this.messages.propose(transaction, booking, { artist, uselessAfter });
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
    await this.messages.confirm(transaction, { artist, bookingId: booking.id, show: made, venue });
  }

  private async findOrThrow(id: number): Promise<ArtistBookingRow> {
    return orThrow(await this.bookings.find(id), artistBookingNotFound);
  }

  private async reread(transaction: Transaction, id: number): Promise<ArtistBookingResponse> {
    return toResponse(orThrow(await this.bookings.find(id, transaction), artistBookingNotFound));
  }
}

/** @throws DomainError `bookings.artist-not-approved`, `bookings.artist-without-account` */
const mustBeAbleToAnswer = ({ name, isApproved, userId, isBlocked }: HeldArtist): void => {
  if (!isApproved) throw artistNotApproved(name);
  if (userId === null || isBlocked) throw artistWithoutAccount(name);
};

const toResponse = ({ adminId: _adminId, ...booking }: ArtistBookingRow): ArtistBookingResponse => booking;
