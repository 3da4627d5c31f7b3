import { Injectable } from '@nestjs/common';
import { showNightAt } from '#contract/rules/clock.js';
import { Database, type Transaction } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { isCountedIn, monthsOver } from './analytics-rules.js';
import { AnalyticsRepository } from './analytics.repository.js';
import { PastMonthsRepository } from './past-months.repository.js';

const COUNT_PAST_MONTHS = 'loyalty.count-past-months';

/**
 * Counts the months that are over, each night again, so that analytics of many years need not (decision 63). Asked each hour, as
 * nights end at another hour of UTC at each venue and in each season.
 */
@Injectable()
export class PastMonthsJob {
  constructor(
    private readonly queue: JobQueue,
    private readonly database: Database,
    private readonly venue: VenueService,
    private readonly analytics: AnalyticsRepository,
    private readonly pastMonths: PastMonthsRepository,
  ) {
    queue.register({
      name: COUNT_PAST_MONTHS,
      schedule: '10 * * * *',
      run: () => this.countOnceANight(new Date()),
    });
  }

  /** Counts them as soon as a worker is free, once for all who ask meanwhile. */
  async countSoon(): Promise<void> {
    await this.queue.add(this.database, COUNT_PAST_MONTHS, {}, { key: COUNT_PAST_MONTHS });
  }

  /** Does nothing when they were counted since the last show night ended, in the venue's time zone of today. */
  async countOnceANight(now: Date): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await this.pastMonths.begin(transaction);
      const { timeZone } = await this.venue.findWithin(transaction);
      const counted = await this.pastMonths.find(transaction);
      const tonight = showNightAt(now, timeZone);
      if (isCountedIn(counted, timeZone) && showNightAt(counted.countedAt, timeZone) === tonight) return;
      await this.count(transaction, { timeZone, tonight });
    });
  }

  private async count(
    transaction: Transaction,
    { timeZone, tonight }: { timeZone: string; tonight: string },
  ): Promise<void> {
    const first = await this.analytics.findFirstNight(transaction, timeZone);
    await this.pastMonths.replace(transaction, first === null ? null : monthsOver(first, tonight), timeZone);
  }
}
