import { Injectable } from '@nestjs/common';
import { TIER_NAMES } from '#contract/loyalty.js';
import { Database } from '#src/database/database.js';
import type { AnalyticsRange } from './analytics-rules.js';
import { ANALYTICS, FIRST_NIGHT } from './analytics.sql.js';
import type { AnalyticsResponse } from './analytics.dto.js';

/** What the database counts of a range. */
type AnalyticsSeries = Pick<
  AnalyticsResponse,
  'figures' | 'attendance' | 'points' | 'tiers' | 'topArtists' | 'rewards'
>;

@Injectable()
export class AnalyticsRepository {
  constructor(private readonly database: Database) {}

  /** The first night with a check-in or with points; null when there is none. */
  async findFirstNight(timeZone: string): Promise<string | null> {
    const [row] = await this.database.query<{ night: string | null }>(FIRST_NIGHT, [timeZone]);
    return row?.night ?? null;
  }

  /** One statement, so that all series are of one moment and add up. */
  async find({ from, to, grouping, lived }: AnalyticsRange, timeZone: string): Promise<AnalyticsSeries> {
    const [row] = await this.database.query<AnalyticsSeries>(ANALYTICS, [
      timeZone,
      from,
      to,
      grouping === 'night' ? 'day' : grouping,
      grouping === 'month' ? 'month' : 'week',
      lived.from,
      lived.to,
      TIER_NAMES,
    ]);
    if (!row) throw new Error('the analytics have no row');
    return row;
  }
}
