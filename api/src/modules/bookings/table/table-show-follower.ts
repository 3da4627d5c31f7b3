import { Injectable } from '@nestjs/common';
import type { EventStatus } from '#contract/events.js';
import { hasBegun, type WallClock, wallClockAt } from '#contract/rules/clock.js';
import { startOf } from '#contract/rules/show-reminder.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import type { Transaction } from '#src/database/database.js';
import { isToCome } from '#src/modules/bookings/booking-rules.js';
import { type ChangedShow, ShowFollowersService } from '#src/modules/events/artist/show-followers.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import {
  changedShowMail,
  movedCause,
  standingCause,
  statusCause,
  statusKind,
  tableCause,
} from './table-booking-mails.js';
import { TableBookingsRepository } from './table-bookings.repository.js';
import { TableBookingsService } from './table-bookings.service.js';
import { TableLinks } from './links/table-links.js';
import { TableMovesRepository } from '#src/modules/bookings/moves/table-moves.repository.js';
import { TableRemindersRepository } from '#src/modules/bookings/reminders/table-reminders.repository.js';

/**
 * Tells guests with seats when their show is called off, put off, or takes place after all. Their tables stay as they are,
 * also without the show.
 */
@Injectable()
export class TableShowFollower {
  constructor(
    shows: ShowFollowersService,
    private readonly tables: TableBookingsRepository,
    private readonly bookings: TableBookingsService,
    private readonly reminders: TableRemindersRepository,
    private readonly moves: TableMovesRepository,
    private readonly notifications: NotificationsService,
    private readonly venue: VenueService,
    private readonly address: PublicAddress,
    private readonly links: TableLinks,
  ) {
    shows.register({
      statusChanged: async (transaction, show, before) => {
        await this.takeBack(transaction, show);
        if (before) await this.noteMove(transaction, show, before);
        await this.tellGuests(transaction, show, { path: `/events/${show.id}`, before: before?.status });
        await this.tellOfTables(transaction, show);
      },
      leaves: async (transaction, show) => {
        await this.takeBack(transaction, show);
        await this.tellOfLeaving(transaction, show);
      },
      moved: async (transaction, show, before) => {
        await this.takeBack(transaction, show);
        await this.noteMove(transaction, show, before);
        // What waits names the date and time of before.
        const waited = await this.notifications.withdrawAll(transaction, [statusCause(show.id)]);
        if (waited.size > 0) await this.tellGuests(transaction, show, { path: `/events/${show.id}` });
        await this.tellOfTables(transaction, show);
      },
    });
    shows.registerCount('tables', (transaction, ids) => tables.countSeated(transaction, ids));
  }

  /** Guests of a cancelled show know already. The mail links to the other shows, since this one's page is gone. */
  private async tellOfLeaving(transaction: Transaction, show: ChangedShow): Promise<void> {
    if (show.status !== 'cancelled')
      await this.tellGuests(
        transaction,
        { ...show, status: 'cancelled' },
        { path: '/', before: show.status },
      );
  }

  /** @param before the show's status until now, where it has changed */
  private async tellGuests(
    transaction: Transaction,
    show: ChangedShow,
    { path, before }: { path: string; before?: EventStatus | undefined },
  ): Promise<void> {
    await this.notifications.withdraw(transaction, statusCause(show.id));
    const { timeZone } = await this.venue.findWithin(transaction);
    const isPast = hasBegun(show, wallClockAt(new Date(), timeZone));
    if (isPast && show.status !== 'cancelled') return;
    const heard = await this.notifications.findHeard(transaction, statusCause(show.id));
    const guests = await this.tables.findSeatedWithEmail(transaction, show.id);
    const told = guests.filter(({ customerEmail, createdAt }) => {
      const taken = takenFor(heard.get(customerEmail), { bookedAt: createdAt, before });
      // A show that is put off keeps its old date: who knows so still waits for a new one.
      return isPast ? taken === statusKind('postponed') : taken !== statusKind(show.status);
    });
    for (const { id, customerEmail: recipient, partySize } of told) {
      const tableUrl = await this.links.urlOf(transaction, { id, recipient });
      const links = { eventUrl: this.address.link(path), tableUrl };
      const mail = changedShowMail({ recipient, partySize, show }, show.status, links);
      await this.notifications.queueMail(transaction, mail);
    }
    if (show.status !== 'scheduled') return;
    // The mail names the show's date and time.
    const emails = told.map(({ customerEmail }) => customerEmail);
    await this.moves.forget(transaction, show.id, emails);
  }

  /** Guests whose mail on their table was taken back hear it of the show as it stands, unless it is off or has begun. */
  private async tellOfTables(transaction: Transaction, show: ChangedShow): Promise<void> {
    const { timeZone } = await this.venue.findWithin(transaction);
    if (!isToCome(show, wallClockAt(new Date(), timeZone))) return;
    const seated = await this.tables.findSeatedWithEmail(transaction, show.id);
    const causes = seated.map(({ id }) => standingCause(id));
    const takenBack = await this.notifications.findTakenBack(transaction, causes);
    const untold = seated.map(({ id }) => id).filter((id) => takenBack.has(standingCause(id)));
    await this.bookings.tellAgain(transaction, untold);
    await this.moves.forgetOf(transaction, untold);
  }

  /** Old rows may hold what is no date or time: of those nobody can be told. */
  private async noteMove(transaction: Transaction, show: ChangedShow, before: WallClock): Promise<void> {
    const { timeZone } = await this.venue.findWithin(transaction);
    const [from, to] = [startOf(before, timeZone).getTime(), startOf(show, timeZone).getTime()];
    if (!Number.isNaN(from) && from !== to) await this.moves.note(transaction, show.id, before);
  }

  /**
   * Withdraws reminders, words of a move and words on tables that wait, since they are not true any more. Guests are reminded, and
   * told, again when the show takes place.
   */
  private async takeBack(transaction: Transaction, { id }: ChangedShow): Promise<void> {
    const reminded = await this.reminders.forget(transaction, id);
    const reminders = reminded.map((table) => tableCause(table.id));
    await this.notifications.withdrawAll(transaction, reminders);
    const seated = await this.tables.findSeatedWithEmail(transaction, id);
    const standings = seated.map((table) => standingCause(table.id));
    await this.notifications.withdrawAll(transaction, standings);
    const moves = seated.map((table) => movedCause(table.id));
    const waited = await this.notifications.withdrawAll(transaction, moves);
    const untold = seated.filter((table) => waited.has(movedCause(table.id)));
    await this.moves.noteUntold(
      transaction,
      untold.map((table) => table.id),
    );
  }
}

/**
 * What a guest takes the show for, as the kind of mail that would say so: for one that takes place where none has reached them, or
 * where they have booked since; for one that is put off where it was so until now and the mail is kept no more. Undefined and null
 * where nobody knows.
 */
const takenFor = (
  last: { kind: string | null; at: Date } | undefined,
  { bookedAt, before }: { bookedAt: Date; before: EventStatus | undefined },
): string | null | undefined => {
  if (!last) return before === 'postponed' ? statusKind(before) : undefined;
  return last.kind === '' || last.at < bookedAt ? statusKind('scheduled') : last.kind;
};
