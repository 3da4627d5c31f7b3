import { Injectable } from '@nestjs/common';
import { addDays } from '#contract/calendar-date.js';
import { showNightAt, wallClockAt } from '#contract/rules/clock.js';
import { startOf } from '#contract/rules/show-reminder.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { Database } from '#src/database/database.js';
import { eachAlone } from '#src/integrations/job-queue/each-alone.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { EventsService } from '#src/modules/events/events.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { noticeReader } from '#src/modules/reminders/told-readers.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { todayNotice } from './reminder-notices.js';
import { remindsWhoAskedUntil } from './reminder-rules.js';
import { ShowRemindersRepository } from './show-reminders.repository.js';

/** Rows of one transaction. It locks the show, and staff who call the show off wait for it. */
const MOST_AT_ONCE = 100;

/** Days for which wishes are kept after the night of the show. */
const KEEP_DAYS = 30;

/** Reminds of shows on their day, each person once for each date and time (decision 44). */
@Injectable()
export class ShowReminderJobs {
  constructor(
    private readonly database: Database,
    private readonly reminders: ShowRemindersRepository,
    private readonly events: EventsService,
    private readonly notifications: NotificationsService,
    private readonly venue: VenueService,
    private readonly address: PublicAddress,
    jobs: JobQueue,
  ) {
    jobs.register({ name: 'reminders.remind', schedule: '*/5 * * * *', run: () => this.remind() });
    jobs.register({ name: 'reminders.forget-past', schedule: '47 9 * * *', run: () => this.forgetPast() });
  }

  /** Reminds of every show that is due by the venue's clock. */
  async remind(now = new Date()): Promise<void> {
    const { timeZone } = await this.venue.find();
    const { date } = wallClockAt(now, timeZone);
    const waiting = await this.reminders.findWaiting(addDays(date, -1), addDays(date, 1));
    await eachAlone(waiting, async (eventId) => {
      while (await this.remindSome(eventId, now, timeZone));
    });
  }

  /** Deletes wishes for shows long past, since they hold e-mail addresses. A postponed show keeps its old date. */
  async forgetPast(now = new Date()): Promise<void> {
    const { timeZone } = await this.venue.find();
    await this.reminders.deleteBefore(addDays(showNightAt(now, timeZone), -KEEP_DAYS));
  }

  /** @returns whether there may be more */
  private remindSome(eventId: number, now: Date, timeZone: string): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const show = await this.events.holdScheduled(transaction, eventId, now);
      const askedUntil = show && remindsWhoAskedUntil(show, now, timeZone);
      if (!askedUntil) return false;
      const due = { eventId, toldFor: `${show.date} ${show.time}`, askedUntil, most: MOST_AT_ONCE };
      const { count, readers } = await this.reminders.takeDue(transaction, due);
      const page = `/events/${eventId}`;
      const about = { startsAt: startOf(show, timeZone), page, url: this.address.link(page) };
      for (const { askedAt, ...reader } of readers) {
        const notice = todayNotice(show, { ...about, askedAt });
        await this.notifications.notify(transaction, noticeReader(reader), notice);
      }
      return count === MOST_AT_ONCE;
    });
  }
}
