import { Injectable } from '@nestjs/common';
import { tableBookingMoves, type TableBookingStatus } from '#contract/bookings.js';
import { LIST_LIMIT, OPEN_TABLES } from '#contract/limits.js';
import { hasBegun, type WallClock, wallClockAt } from '#contract/rules/clock.js';
import { UNDO_OVER_SECONDS } from '#contract/rules/undo.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { mapPage, type Page, pageOf } from '#src/common/paging/page.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { Database, type Transaction } from '#src/database/database.js';
import { showInvite, type ShowVenue } from '#src/integrations/calendar-file/show-invite.js';
import { eventNotFound } from '#src/modules/events/event-errors.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import {
  BookingCreationsService,
  type BookingSender,
} from '#src/modules/bookings/booking-creations.service.js';
import {
  contactNeeded,
  showBegun,
  tableBookingNotFound,
  tooManyTables,
} from '#src/modules/bookings/booking-errors.js';
import { checkConfirmable, checkMove, checkTable, isToCome } from '#src/modules/bookings/booking-rules.js';
import { BookingThrottle } from '#src/modules/bookings/booking-throttle.js';
import {
  movedCause,
  standingCause,
  statusCause,
  statusKind,
  tableCause,
  tableMail,
} from './table-booking-mails.js';
import { tableCursor } from './table-cursor.js';
import { nightOf, remindsOfTables } from '#src/modules/bookings/reminders/table-reminder-rules.js';
import { TableLinks } from './links/table-links.js';
import type {
  LinkedTableResponse,
  TableBookingReceipt,
  TableBookingRequest,
  TableBookingResponse,
  TableBookingsQuery,
} from './table-bookings.dto.js';
import { type TableBookingRow, TableBookingsRepository } from './table-bookings.repository.js';

/** Guests' tables at shows, never more seats than there are (spec §3 bookings, design §4 "Bookings"). */
@Injectable()
export class TableBookingsService {
  constructor(
    private readonly database: Database,
    private readonly tables: TableBookingsRepository,
    private readonly creations: BookingCreationsService,
    private readonly throttle: BookingThrottle,
    private readonly venue: VenueService,
    private readonly notifications: NotificationsService,
    private readonly address: PublicAddress,
    private readonly links: TableLinks,
  ) {}

  /**
   * Holds seats at a show, once for each key: pending and confirmed tables together never exceed its capacity. An address
   * that was typed too often today is not written to.
   * @throws DomainError `bookings.too-many`, `events.not-found`, `bookings.no-tables`, `bookings.too-few-seats`,
   *   `bookings.too-many-tables`, `bookings.contact-needed`, `bookings.key-reused`
   */
  async book(
    wish: TableBookingRequest,
    { clientKey, networkAddress }: BookingSender,
  ): Promise<Once<TableBookingReceipt>> {
    let mayWrite = true;
    const venue = await this.venue.find();
    const { id, isNew } = await this.creations.create({
      clientKey,
      kind: 'table-booking',
      content: wish,
      check: async () => {
        await this.countWish(wish, networkAddress);
        mayWrite = wish.customerEmail === undefined || (await this.throttle.mayWriteTo(wish.customerEmail));
      },
      make: (transaction) => this.bookOnce(transaction, wish, { venue, mayWrite }),
    });
    const { customerName, partySize, status, createdAt } = await this.findOrThrow(id);
    return { answer: { id, eventId: wish.eventId, customerName, partySize, status, createdAt }, isNew };
  }

  /** Tables, show by show. @throws DomainError naming `cursor` when it is not one of ours */
  async findPage({
    cursor,
    limit = LIST_LIMIT.default,
    ...filter
  }: TableBookingsQuery): Promise<Page<TableBookingResponse>> {
    const after = tableCursor.read(cursor);
    const found = await this.tables.findMany({ ...filter, after, take: limit + 1 });
    const page = pageOf(found, limit, ({ id, event }) =>
      tableCursor.write({ date: event?.date ?? '', time: event?.time ?? '', eventId: event?.id ?? 0, id }),
    );
    return mapPage(page, toResponse);
  }

  /** Those of these that are there, as they are now, in order of their shows. */
  async findByIds(ids: readonly number[]): Promise<TableBookingResponse[]> {
    return (await this.tables.findByIds(ids)).map(toResponse);
  }

  /**
   * Confirms, declines or cancels a table; a guest with an e-mail gets a mail, unless they know that the show is cancelled, or it is gone.
   * @throws DomainError `bookings.table-not-found`, `bookings.illegal-move`, `bookings.no-show` for a show that was called off
   *   or has begun
   */
  async decide(id: number, status: TableBookingStatus): Promise<TableBookingResponse> {
    const venue = await this.venue.find();
    return this.database.transaction(async (transaction) => {
      const { event } = await this.findOrThrow(id, transaction);
      const show = event ? await this.tables.lockShow(transaction, event.id) : undefined;
      const before = orThrow(await this.tables.lock(transaction, id), tableBookingNotFound);
      const moves = tableBookingMoves(before.status);
      checkMove('table booking', { from: before.status, to: status, moves });
      const now = new Date();
      if (status === 'confirmed') checkConfirmable(show, wallClockAt(now, venue.timeZone));
      else await this.notifications.withdraw(transaction, tableCause(id));
      // A guest who hears on the day that the table is confirmed needs no reminder.
      const isToldToday = status === 'confirmed' && show && remindsOfTables(show, now, venue.timeZone);
      // The guest is told of the table, and of the show, as they stand now.
      await this.notifications.withdrawAll(transaction, [movedCause(id), standingCause(id)]);
      await this.tables.decide(transaction, id, {
        status,
        ...(isToldToday && { remindedFor: nightOf(show) }),
      });
      const table = await this.findOrThrow(id, transaction);
      await this.tellGuest(transaction, table, { venue });
      return toResponse(table);
    });
  }

  /** @throws DomainError `bookings.link-unknown` */
  async findByLink(token: string): Promise<LinkedTableResponse> {
    const { event, partySize, status } = await this.links.findTable(token);
    const { timeZone } = await this.venue.find();
    return {
      partySize,
      status,
      event: event && {
        id: event.id,
        name: event.name,
        date: event.date,
        time: event.time,
        status: event.status,
      },
      canCancel: canGiveBack({ event, status }, wallClockAt(new Date(), timeZone)),
    };
  }

  /**
   * Gives back the table of a link; again it changes nothing.
   * @throws DomainError `bookings.link-unknown`, `bookings.illegal-move` for a table that was declined, `bookings.show-begun`
   */
  async cancelByLink(token: string): Promise<LinkedTableResponse> {
    const { id, event } = await this.links.findTable(token);
    const { timeZone } = await this.venue.find();
    if (event && hasBegun(event, wallClockAt(new Date(), timeZone))) throw showBegun();
    try {
      await this.decide(id, 'cancelled');
    } catch (error) {
      // The same press again, or staff were faster.
      if ((await this.findOrThrow(id)).status !== 'cancelled') throw error;
    }
    return this.findByLink(token);
  }

  /** Tells guests once more where their tables stand, of a show that has changed since, once staff can undo that no more. */
  async tellAgain(transaction: Transaction, ids: readonly number[]): Promise<void> {
    const venue = await this.venue.findWithin(transaction);
    for (const id of ids) {
      const table = await this.findOrThrow(id, transaction);
      await this.tellGuest(transaction, table, { venue, holdSeconds: UNDO_OVER_SECONDS });
    }
  }

  private async bookOnce(
    transaction: Transaction,
    wish: TableBookingRequest,
    { venue, mayWrite }: { venue: ShowVenue; mayWrite: boolean },
  ): Promise<number> {
    const show = orThrow(await this.tables.lockShow(transaction, wish.eventId), eventNotFound);
    checkTable(show, wish.partySize, wallClockAt(new Date(), venue.timeZone));
    if ((await this.tables.countOfGuest(transaction, wish)) >= OPEN_TABLES) throw tooManyTables();
    const id = await this.tables.insert(transaction, wish);
    if (mayWrite) await this.tellGuest(transaction, await this.findOrThrow(id, transaction), { venue });
    return id;
  }

  /** A guest without an e-mail and a phone number is known by the network address alone. */
  private async countWish(
    { eventId, customerEmail, customerPhone }: TableBookingRequest,
    networkAddress: string,
  ): Promise<void> {
    await this.throttle.count('table-booking-address', networkAddress);
    if (customerEmail !== undefined || customerPhone !== undefined) return;
    if (!(await this.throttle.allows('nameless-table-address', `${eventId} ${networkAddress}`)))
      throw contactNeeded();
  }

  private async tellGuest(
    transaction: Transaction,
    { id: tableId, customerEmail, partySize, event, status }: TableBookingRow,
    { venue, holdSeconds }: { venue: ShowVenue; holdSeconds?: number },
  ): Promise<void> {
    if (customerEmail === null || event === null) return;
    if (event.status === 'cancelled' && (await this.knowsThatOff(transaction, event.id, customerEmail)))
      return;
    const eventUrl = this.address.link(`/events/${event.id}`);
    const { id, name, date, time, endTime } = event;
    const night = { id, name, date, time, endTime, url: eventUrl };
    const now = new Date();
    const calendarFile = showInvite(night, venue, now);
    const table = { id: tableId, recipient: customerEmail, partySize, show: event };
    const mail = tableMail(table, status, {
      eventUrl,
      tableUrl: await this.links.urlOf(transaction, table),
      calendarFile,
      isToCome: isToCome(event, wallClockAt(now, venue.timeZone)),
      holdSeconds,
    });
    await this.notifications.queueMail(transaction, mail);
  }

  /** Whether the mail that the show is cancelled, and the table with it, has gone out to this guest. */
  private async knowsThatOff(transaction: Transaction, eventId: number, email: string): Promise<boolean> {
    const heard = await this.notifications.findHeard(transaction, statusCause(eventId));
    return heard.get(email)?.kind === statusKind('cancelled');
  }

  private async findOrThrow(id: number, transaction?: Transaction): Promise<TableBookingRow> {
    return orThrow(await this.tables.find(id, transaction), tableBookingNotFound);
  }
}

/** Whether a guest has seats there that others may still take. */
const canGiveBack = (
  { event, status }: Pick<TableBookingRow, 'event' | 'status'>,
  clock: WallClock,
): boolean => event !== null && !hasBegun(event, clock) && tableBookingMoves(status).includes('cancelled');

const toResponse = ({ event, ...table }: TableBookingRow): TableBookingResponse => {
  if (!event) return { ...table, event };
  const { endTime: _endTime, ...show } = event;
  return { ...table, event: show };
};
