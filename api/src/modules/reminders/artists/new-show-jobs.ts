import { Injectable } from '@nestjs/common';
import { wallClockAt } from '#contract/rules/clock.js';
import { PublicAddress } from '#src/common/http/serving/public-address.js';
import { Database, type Transaction } from '#src/database/database.js';
import { eachAlone } from '#src/integrations/job-queue/each-alone.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { noticeReader } from '#src/modules/reminders/told-readers.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { newShowsNotice } from './new-shows-notice.js';
import { type NewShow, NewShowsRepository } from './new-shows.repository.js';

/** Time for staff to correct a mistake, or to add the other nights. */
const SETTLED_MINUTES = 10;

/** Tells followers once of each new show of an artist (decision 44). */
@Injectable()
export class NewShowJobs {
  constructor(
    private readonly database: Database,
    private readonly shows: NewShowsRepository,
    private readonly notifications: NotificationsService,
    private readonly venue: VenueService,
    private readonly address: PublicAddress,
    jobs: JobQueue,
  ) {
    jobs.register({ name: 'reminders.announce', schedule: '*/5 * * * *', run: () => this.announce() });
  }

  /** Tells of every show that is new since the last run; the shows of one artist together, in one transaction. */
  async announce(now = new Date()): Promise<void> {
    const { timeZone } = await this.venue.find();
    const clock = wallClockAt(now, timeZone);
    const settled = { after: `${clock.date} ${clock.time}`, settledMinutes: SETTLED_MINUTES };
    await eachAlone(await this.shows.findArtists(settled), (artistId) =>
      this.database.transaction(async (transaction) => {
        const shows = await this.shows.take(transaction, artistId, settled);
        await this.tellFollowers(transaction, shows, { artistId, timeZone });
      }),
    );
  }

  /** A follower who began after the show was made has seen it on the artist's page. */
  private async tellFollowers(
    transaction: Transaction,
    shows: NewShow[],
    { artistId, timeZone }: { artistId: number; timeZone: string },
  ): Promise<void> {
    for (const follower of await this.shows.findFollowers(transaction, artistId)) {
      const [first, ...others] = shows.filter(({ settledAt }) => follower.since < settledAt);
      if (!first) continue;
      const page = others.length === 0 ? `/events/${first.id}` : `/artists/${artistId}`;
      const notice = newShowsNotice([first, ...others], {
        ...first,
        timeZone,
        page,
        url: this.address.link(page),
      });
      await this.notifications.notify(transaction, noticeReader(follower), notice);
    }
  }
}
