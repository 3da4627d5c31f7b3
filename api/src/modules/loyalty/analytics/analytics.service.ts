import { Injectable } from '@nestjs/common';
import { showNightAt } from '#contract/rules/clock.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import { analyticsRange } from './analytics-rules.js';
import type { AnalyticsResponse, AnalyticsQuery } from './analytics.dto.js';
import { AnalyticsRepository } from './analytics.repository.js';

/** The loyalty programme in numbers (spec §2 "Analytics"). */
@Injectable()
export class AnalyticsService {
  constructor(
    private readonly analytics: AnalyticsRepository,
    private readonly venue: VenueService,
  ) {}

  /**
   * Figures of today and series of the range, all of one moment.
   * @throws DomainError `loyalty.range-reversed`
   */
  async find(asked: AnalyticsQuery): Promise<AnalyticsResponse> {
    const { timeZone } = await this.venue.find();
    const first = await this.analytics.findFirstNight(timeZone);
    const range = analyticsRange(asked, { first, tonight: showNightAt(new Date(), timeZone) });
    const { from, to, grouping } = range;
    return { from, to, timeZone, grouping, ...(await this.analytics.find(range, timeZone)) };
  }
}
