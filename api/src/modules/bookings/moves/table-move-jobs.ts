import { Injectable } from '@nestjs/common';
import { addDays } from '#contract/calendar-date.js';
import { wallClockAt } from '#contract/rules/clock.js';
import { startOf } from '#contract/rules/show-reminder.js';
import { undoableSince } from '#contract/rules/undo.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { Database } from '#src/database/database.js';
import { showInvite, type ShowVenue } from '#src/integrations/calendar-file/show-invite.js';
import { eachAlone } from '#src/integrations/job-queue/each-alone.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { TableLinks } from '#src/modules/bookings/table/links/table-links.js';
import { movedShowMail } from '#src/modules/bookings/table/table-booking-mails.js';
import { EventsService } from '#src/modules/events/events.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { TableMovesRepository } from './table-moves.repository.js';

/** Rows of one transaction. It locks the show, and staff who change it wait for it. */
const MOST_AT_ONCE = 100;

interface Telling {
  now: Date;
  venue: ShowVenue;
}

/**
 * Tells guests with a table that their show has another date or time, once staff can undo it no more: who moves a show there and
 * back tells nobody (decision 44).
 */
@Injectable()
export class TableMoveJobs {
  constructor(
    private readonly database: Database,
    private readonly tables: TableMovesRepository,
    private readonly events: EventsService,
    private readonly notifications: NotificationsService,
    private readonly venue: VenueService,
    private readonly address: PublicAddress,
    private readonly links: TableLinks,
    jobs: JobQueue,
  ) {
    jobs.register({ name: 'bookings.tell-of-moves', schedule: '* * * * *', run: () => this.tell() });
  }

  /** Tells of every show that was moved and left alone since. */
  async tell(now = new Date()): Promise<void> {
    const venue = await this.venue.find();
    const yesterday = addDays(wallClockAt(now, venue.timeZone).date, -1);
    const moved = await this.tables.findMoved(undoableSince(now), yesterday);
    await eachAlone(moved, async (id) => {
      while (await this.tellSome(id, { now, venue }));
    });
  }

  /** @returns whether there may be more */
  private tellSome(eventId: number, { now, venue }: Telling): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const show = await this.events.holdScheduled(transaction, eventId, now);
      if (!show) return false;
      const taken = await this.tables.take(transaction, eventId, MOST_AT_ONCE);
      const eventUrl = this.address.link(`/events/${eventId}`);
      const invite = showInvite({ ...show, url: eventUrl }, venue, now);
      const startsAt = startOf(show, venue.timeZone);
      // So is one whose date or time cannot be read.
      const isOver = !(now < startsAt);
      for (const { status, before, ...table } of taken) {
        if (isOver || (before?.date === show.date && before.time === show.time)) continue;
        const calendarFile = status === 'confirmed' ? invite : undefined;
        const tableUrl = await this.links.urlOf(transaction, table);
        const about = { startsAt, eventUrl, tableUrl, calendarFile };
        const mail = movedShowMail({ ...table, show }, before, about);
        await this.notifications.queueMail(transaction, mail);
      }
      return taken.length === MOST_AT_ONCE;
    });
  }
}
