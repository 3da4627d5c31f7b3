import { Injectable } from '@nestjs/common';
import { showNightAt } from '#contract/rules/clock.js';
import { Database } from '#src/database/database.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { analyticsRange, countedParts, isCountedIn } from './analytics-rules.js';
import type { AnalyticsResponse, AnalyticsQuery } from './analytics.dto.js';
import { AnalyticsRepository } from './analytics.repository.js';
import { PastMonthsJob } from './past-months-job.js';
import { PastMonthsRepository } from './past-months.repository.js';

/** The loyalty programme in numbers (spec §2 "Analytics"). */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly database: Database,
    private readonly analytics: AnalyticsRepository,
    private readonly pastMonths: PastMonthsRepository,
    private readonly pastMonthsJob: PastMonthsJob,
    private readonly venue: VenueService,
  ) {}

  /**
   * Figures of today and series of the range, all of one moment; by month, those that are over are of last night (decision 63).
   * Before they are counted, or after the venue's time zone changed, everything is counted now, which takes longer.
   * @throws DomainError `loyalty.range-reversed`
   */
  async find(asked: AnalyticsQuery): Promise<AnalyticsResponse> {
    await this.askForCount(asked);
    return this.database.transaction(async (transaction) => {
      await this.analytics.holdMoment(transaction);
      const { timeZone } = await this.venue.findWithin(transaction);
      const first = await this.analytics.findFirstNight(transaction, timeZone);
      const range = analyticsRange(asked, { first, tonight: showNightAt(new Date(), timeZone) });
      const found = await this.pastMonths.find(transaction);
      const counted = isCountedIn(found, timeZone) ? found : null;
      const parts = countedParts(range, counted);
      const { from, to, grouping } = range;
      const series = await this.analytics.find(transaction, range, parts, timeZone);
      const asOf = parts.past && counted ? counted.countedAt : null;
      return { from, to, timeZone, grouping, asOf, ...series };
    });
  }

  /** Before the answer, which may take longer than a request has where nothing is counted. */
  private async askForCount(asked: AnalyticsQuery): Promise<void> {
    const { timeZone } = await this.venue.find();
    const first = await this.analytics.findFirstNight(this.database, timeZone);
    const { grouping } = analyticsRange(asked, { first, tonight: showNightAt(new Date(), timeZone) });
    if (grouping !== 'month' || isCountedIn(await this.pastMonths.find(this.database), timeZone)) return;
    await this.pastMonthsJob.countSoon();
  }
}
