import { Injectable } from '@nestjs/common';
import { wallClockAt } from '#contract/rules/clock.js';
import { REMINDER_TIME } from '#contract/rules/show-reminder.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { Database } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { ArtistProfilesService } from '#src/modules/artists/profiles/artist-profiles.service.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import {
  confirmedCause,
  proposalCause,
  proposalWaitsMail,
} from '#src/modules/bookings/artist/artist-booking-mails.js';
import { endOfDate } from '#src/modules/bookings/booking-rules.js';
import { ProposalRemindersRepository } from './proposal-reminders.repository.js';

/** Days without an answer until the artist is reminded. */
const UNANSWERED_DAYS = 3;
/** The same for a date within `UNANSWERED_DAYS`. */
const NEAR_UNANSWERED_DAYS = 1;

/** Reminds artists once of each proposal that waits for their answer (decision 44). */
@Injectable()
export class ProposalReminderJobs {
  constructor(
    private readonly database: Database,
    private readonly proposals: ProposalRemindersRepository,
    private readonly notifications: NotificationsService,
    private readonly venue: VenueService,
    private readonly address: PublicAddress,
    profiles: ArtistProfilesService,
    jobs: JobQueue,
  ) {
    jobs.register({ name: 'bookings.remind-proposals', schedule: '*/10 * * * *', run: () => this.remind() });
    profiles.beforeDeletion(async (transaction, artistId) => {
      const made = await this.proposals.findOf(transaction, artistId);
      const causes = made.flatMap((id) => [proposalCause(id), confirmedCause(id)]);
      await this.notifications.withdrawAll(transaction, causes);
    });
  }

  /** Does nothing before noon by the venue's clock. */
  async remind(now = new Date()): Promise<void> {
    const { timeZone } = await this.venue.find();
    if (wallClockAt(now, timeZone).time < REMINDER_TIME) return;
    while (await this.remindOfOne(now, timeZone));
  }

  private remindOfOne(now: Date, timeZone: string): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const due = { now, timeZone, days: UNANSWERED_DAYS, nearDays: NEAR_UNANSWERED_DAYS };
      const proposal = await this.proposals.take(transaction, due);
      if (!proposal) return false;
      const uselessAfter = endOfDate(proposal.proposedDate, timeZone);
      const answerUrl = this.address.link('/account/bookings');
      const mail = proposalWaitsMail(proposal, proposal, { answerUrl, uselessAfter });
      await this.notifications.queueMail(transaction, mail);
      return true;
    });
  }
}
