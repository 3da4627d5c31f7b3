import { Injectable } from '@nestjs/common';
import { addDays } from '#contract/calendar-date.js';
import { wallClockAt } from '#contract/rules/clock.js';
import { startOf } from '#contract/rules/show-reminder.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { Database } from '#src/database/database.js';
import { eachAlone } from '#src/integrations/job-queue/each-alone.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { EventsService } from '#src/modules/events/events.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { TableLinks } from '#src/modules/bookings/table/links/table-links.js';
import { tableTodayMail } from '#src/modules/bookings/table/table-booking-mails.js';
import { remindsOfTables } from './table-reminder-rules.js';
import { TableRemindersRepository } from './table-reminders.repository.js';

/** Rows of one transaction. It locks the show, and staff who call the show off wait for it. */
const MOST_AT_ONCE = 100;

/** Reminds guests of confirmed tables on the day, once for each date and time of the show (decision 44). */
@Injectable()
export class TableReminderJobs {
  constructor(
    private readonly database: Database,
    private readonly tables: TableRemindersRepository,
    private readonly events: EventsService,
    private readonly notifications: NotificationsService,
    private readonly venue: VenueService,
    private readonly address: PublicAddress,
    private readonly links: TableLinks,
    jobs: JobQueue,
  ) {
    jobs.register({ name: 'bookings.remind-tables', schedule: '*/5 * * * *', run: () => this.remind() });
  }

  /** Reminds of the tables of every show that is due by the venue's clock. */
  async remind(now = new Date()): Promise<void> {
    const { timeZone } = await this.venue.find();
    const { date } = wallClockAt(now, timeZone);
    const nights = await this.tables.findNights(addDays(date, -1), addDays(date, 1));
    const due = nights.filter((night) => remindsOfTables(night, now, timeZone)).map(({ id }) => id);
    await eachAlone(due, async (id) => {
      while (await this.remindSome(id, now, timeZone));
    });
  }

  /** @returns whether there may be more */
  private remindSome(eventId: number, now: Date, timeZone: string): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const show = await this.events.holdScheduled(transaction, eventId, now);
      if (!show || !remindsOfTables(show, now, timeZone)) return false;
      const eventUrl = this.address.link(`/events/${eventId}`);
      const taken = await this.tables.take(transaction, show, MOST_AT_ONCE);
      for (const table of taken) {
        const tableUrl = await this.links.urlOf(transaction, table);
        const startsAt = startOf(show, timeZone);
        const mail = tableTodayMail({ ...table, show }, { startsAt, eventUrl, tableUrl });
        await this.notifications.queueMailOnce(transaction, mail);
      }
      return taken.length === MOST_AT_ONCE;
    });
  }
}
