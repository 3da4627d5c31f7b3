import { Injectable } from '@nestjs/common';
import { DAY_MS } from '#contract/calendar-date.js';
import { Database } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { PushSubscriptionsService } from '#src/modules/notifications/push/push-subscriptions.service.js';
import { ArtistFollowsRepository } from './artists/artist-follows.repository.js';
import { ShowRemindersRepository } from './shows/show-reminders.repository.js';

const KEEP_DAYS = 30;
/** Browsers have long taken a permission back by then that nobody used. */
const KEEP_ENDED_DAYS = 365;

/** Browsers of one transaction. It locks them, and a new wish of one of them waits for it. */
const MOST_AT_ONCE = 500;

/** Forgets browsers without a signed-in person and without a wish: their push addresses are of no more use (decision 44). */
@Injectable()
export class IdleBrowserJobs {
  constructor(
    private readonly database: Database,
    private readonly subscriptions: PushSubscriptionsService,
    private readonly reminders: ShowRemindersRepository,
    private readonly follows: ArtistFollowsRepository,
    jobs: JobQueue,
  ) {
    jobs.register({ name: 'reminders.forget-browsers', schedule: '53 9 * * *', run: () => this.forget() });
  }

  async forget(now = new Date()): Promise<void> {
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    await this.subscriptions.forgetEnded(daysAgo(KEEP_ENDED_DAYS));
    const before = daysAgo(KEEP_DAYS);
    let after: number | undefined = 0;
    while (after !== undefined) after = await this.forgetSome(before, after);
  }

  /** @returns the last id that was looked at; undefined when there are no more */
  private forgetSome(before: Date, after: number): Promise<number | undefined> {
    return this.database.transaction(async (transaction) => {
      const range = { before, after, most: MOST_AT_ONCE };
      const ids = await this.subscriptions.holdUnowned(transaction, range);
      const wanted = new Set([
        ...(await this.reminders.findWanted(transaction, ids)),
        ...(await this.follows.findWanted(transaction, ids)),
      ]);
      await this.subscriptions.deleteAll(
        transaction,
        ids.filter((id) => !wanted.has(id)),
      );
      return ids.at(-1);
    });
  }
}
