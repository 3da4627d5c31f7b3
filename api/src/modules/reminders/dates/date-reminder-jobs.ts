import { Injectable } from '@nestjs/common';
import { addDays } from '#contract/calendar-date.js';
import { wallClockAt } from '#contract/rules/clock.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { Database } from '#src/database/database.js';
import { eachAlone } from '#src/integrations/job-queue/each-alone.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { EventsService } from '#src/modules/events/events.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { dateCause, dateMail, dateText } from './date-reminder-messages.js';
import { dueReminder } from './date-reminder-rules.js';
import { DateRemindersRepository, type PlayedDate } from './date-reminders.repository.js';

/** Days around today on which a show may be due, with one more on each side for time zones. */
const DAYS_SEEN = { before: 1, ahead: 8 };

/** The venue as it reminds. */
interface Sender {
  name: string;
  timeZone: string;
}

/** Reminds artists of their shows a week and a day ahead, once for each date and time of the show (decision 44). */
@Injectable()
export class DateReminderJobs {
  constructor(
    private readonly database: Database,
    private readonly dates: DateRemindersRepository,
    private readonly events: EventsService,
    private readonly notifications: NotificationsService,
    private readonly venue: VenueService,
    private readonly address: PublicAddress,
    jobs: JobQueue,
  ) {
    jobs.register({ name: 'reminders.remind-artists', schedule: '*/5 * * * *', run: () => this.remind() });
  }

  /** Reminds of every show that is due by the venue's clock. */
  async remind(now = new Date()): Promise<void> {
    const sender = await this.venue.find();
    const { date: today } = wallClockAt(now, sender.timeZone);
    const found = await this.dates.findDates(
      addDays(today, -DAYS_SEEN.before),
      addDays(today, DAYS_SEEN.ahead),
    );
    const due = found.filter((date) => isDue(date, now, sender.timeZone));
    const ids = new Set(due.map(({ id }) => id));
    await eachAlone(ids, (id) => this.remindOf(id, now, sender));
  }

  private remindOf(id: number, now: Date, { name: venueName, timeZone }: Sender): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const show = await this.events.holdScheduled(transaction, id, now);
      const due = show && dueReminder(show, now, timeZone);
      if (!due) return;
      const { date: today } = wallClockAt(now, timeZone);
      const url = this.address.link(`/events/${id}`);
      for (const artist of await this.dates.take(transaction, id, due)) {
        const { userId, email, phone, setTime } = artist;
        const date = { ...show, setTime };
        const about = { cause: dateCause(id, artist.id), uselessAfter: due.until };
        const mail = dateMail({ userId, email }, date, { ...about, ahead: due.ahead, today, url });
        await this.notifications.queueMail(transaction, mail);
        if (due.ahead === 'week' || !phone) continue;
        const text = dateText({ phone, userId, venueName }, date, about);
        await this.notifications.queueSms(transaction, text);
      }
    });
  }
}

/** The artists of a show that was made after that noon have just heard of it. */
const isDue = (show: PlayedDate, now: Date, timeZone: string): boolean => {
  const due = dueReminder(show, now, timeZone);
  if (due === undefined || show.told.includes(due.ahead)) return false;
  return show.createdAt < due.since;
};
