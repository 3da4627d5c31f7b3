import { Injectable } from '@nestjs/common';
import { bookingRequestMoves, type BookingRequestStatus } from '#contract/bookings.js';
import { wallClockAt } from '#contract/rules/clock.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { type Page, pageById } from '#src/common/paging/page.js';
import { Database, type Transaction } from '#src/database/database.js';
import { ArtistContactsService } from '#src/modules/artists/approval/artist-contacts.service.js';
import { EventTypesService } from '#src/modules/event-types/event-types.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import {
  BookingCreationsService,
  type BookingSender,
} from '#src/modules/bookings/booking-creations.service.js';
import { artistNotBookable, bookingRequestNotFound } from '#src/modules/bookings/booking-errors.js';
import {
  requestedMail,
  requestReceivedMail,
  type RequestVerdict,
  verdictForArtistMail,
  verdictMail,
} from './booking-request-mails.js';
import type {
  BookingRequestReceipt,
  BookingRequestRequest,
  BookingRequestResponse,
  BookingRequestsQuery,
} from './booking-requests.dto.js';
import { type BookingRequestRow, BookingRequestsRepository } from './booking-requests.repository.js';
import { checkMove, checkNotOver } from '#src/modules/bookings/booking-rules.js';
import { BookingThrottle } from '#src/modules/bookings/booking-throttle.js';
import { pageByNeed } from '#src/modules/bookings/by-need.js';

const NEED = { waiting: ['pending'], dateOf: ({ eventDate }: BookingRequestRow) => eventDate } as const;

/** What people ask for on artists' public pages, and what staff make of it (spec §4, design §4 "Bookings"). */
@Injectable()
export class BookingRequestsService {
  constructor(
    private readonly database: Database,
    private readonly requests: BookingRequestsRepository,
    private readonly creations: BookingCreationsService,
    private readonly throttle: BookingThrottle,
    private readonly artists: ArtistContactsService,
    private readonly venue: VenueService,
    private readonly notifications: NotificationsService,
    eventTypes: EventTypesService,
  ) {
    eventTypes.register({ rename: (transaction, from, to) => requests.renameType(transaction, from, to) });
  }

  /**
   * Takes a request in, once for each key, and tells who asked and the artist. An address that was typed too often today
   * is not written to, nor is an artist who was asked for too often; staff see every request.
   * @throws DomainError `bookings.too-many`, `bookings.date-in-past`, `bookings.artist-not-found`,
   *   `bookings.key-reused`, `bookings.request-not-found` for a repeat after deletion
   */
  async ask(
    wish: BookingRequestRequest,
    { clientKey, networkAddress }: BookingSender,
  ): Promise<Once<BookingRequestReceipt>> {
    const may = { write: true, tell: true };
    const { timeZone } = await this.venue.find();
    const { id, isNew } = await this.creations.create({
      clientKey,
      kind: 'booking-request',
      content: wish,
      check: async () => {
        await this.throttle.count('booking-request-address', networkAddress);
        // Before the limits of others' mails: what is refused uses none of them.
        checkNotOver('eventDate', { date: wish.eventDate, now: new Date(), timeZone });
        may.write = await this.throttle.mayWriteTo(wish.contactEmail);
        may.tell = await this.throttle.mayTell(wish.artistId);
      },
      make: (transaction) => this.askOnce(transaction, wish, may),
    });
    const { status } = await this.findOrThrow(id);
    return { answer: { id, artistId: wish.artistId, eventDate: wish.eventDate, status }, isNew };
  }

  /** Requests, the newest first or by need. @throws DomainError naming `cursor` when it is not one of ours */
  async findPage({ order, status, ...query }: BookingRequestsQuery): Promise<Page<BookingRequestResponse>> {
    if (order !== 'need') return pageById(query, (part) => this.requests.findNewest({ status }, part));
    const { timeZone } = await this.venue.find();
    const need = { ...NEED, today: wallClockAt(new Date(), timeZone).date };
    return pageByNeed(query, need, (part) => this.requests.findByNeed({ status }, part));
  }

  /** Those of these that are there, as they are now, in no order. */
  findByIds(ids: readonly number[]): Promise<BookingRequestResponse[]> {
    return this.requests.findByIds(ids);
  }

  /**
   * Approves, rejects or marks contacted. A verdict is mailed to the person who asked and to the artist; being contacted is itself
   * the message.
   * @throws DomainError `bookings.request-not-found`, `bookings.illegal-move`
   */
  decide(id: number, status: BookingRequestStatus): Promise<BookingRequestResponse> {
    return this.database.transaction(async (transaction) => {
      const before = orThrow(await this.requests.lock(transaction, id), bookingRequestNotFound);
      const moves = bookingRequestMoves(before.status);
      checkMove('booking request', { from: before.status, to: status, moves });
      await this.requests.setStatus(transaction, id, status);
      const request = await this.findOrThrow(id, transaction);
      if (status === 'approved' || status === 'rejected')
        await this.tellVerdict(transaction, request, status);
      return request;
    });
  }

  /** @throws DomainError `bookings.request-not-found` */
  async delete(id: number): Promise<void> {
    if (!(await this.requests.delete(id))) throw bookingRequestNotFound();
  }

  private async askOnce(
    transaction: Transaction,
    wish: BookingRequestRequest,
    may: { write: boolean; tell: boolean },
  ): Promise<number> {
    const artist = await this.artists.hold(transaction, wish.artistId);
    if (!artist?.isApproved) throw artistNotBookable();
    const id = await this.requests.insert(transaction, wish);
    if (may.write) await this.notifications.queueMail(transaction, requestReceivedMail(wish, artist));
    if (may.tell) await this.notifications.queueMail(transaction, requestedMail(wish, artist));
    return id;
  }

  private async tellVerdict(
    transaction: Transaction,
    request: BookingRequestResponse,
    verdict: RequestVerdict,
  ): Promise<void> {
    await this.notifications.queueMail(transaction, verdictMail(request, verdict));
    const artist = await this.artists.find(transaction, request.artistId ?? 0);
    if (artist)
      await this.notifications.queueMail(transaction, verdictForArtistMail(request, artist, verdict));
  }

  private async findOrThrow(id: number, transaction?: Transaction): Promise<BookingRequestRow> {
    return orThrow(await this.requests.find(id, transaction), bookingRequestNotFound);
  }
}
