import { Injectable } from '@nestjs/common';
import { TIER_NAMES } from '#contract/loyalty.js';
import { onlyRow, queryNamed, type SqlRunner, type Transaction } from '#src/database/database.js';
import type { AnalyticsRange, CountedParts } from './analytics-rules.js';
import { ANALYTICS, type AnalyticsParameters, FIRST_NIGHT } from './analytics.sql.js';
import type { AnalyticsResponse } from './analytics.dto.js';

/** What the database counts of a range. */
type AnalyticsSeries = Pick<
  AnalyticsResponse,
  'figures' | 'attendance' | 'points' | 'tiers' | 'topArtists' | 'rewards'
>;

/** All that is read is of one moment, and kept in memory. To compile such a large statement takes longer than to run it. */
const ONE_MOMENT = `SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY; SET LOCAL jit = off; SET LOCAL work_mem = '16MB'`;

@Injectable()
export class AnalyticsRepository {
  /** Everything read from here on is of the same moment; the transaction's first statement. */
  async holdMoment(transaction: Transaction): Promise<void> {
    await transaction.query(ONE_MOMENT);
  }

  /** The first night with a check-in or with points; null when there is none. */
  async findFirstNight(runner: SqlRunner, timeZone: string): Promise<string | null> {
    const [row] = await queryNamed<{ night: string | null }>(runner, FIRST_NIGHT, { timeZone });
    return row?.night ?? null;
  }

  /** One statement, so that all series add up. */
  async find(
    runner: SqlRunner,
    { from, to, grouping, lived }: AnalyticsRange,
    { pieces: [one, other], past }: CountedParts,
    timeZone: string,
  ): Promise<AnalyticsSeries> {
    const values: AnalyticsParameters = {
      timeZone,
      earlierFrom: one?.from,
      earlierTo: one?.to,
      laterFrom: other?.from,
      laterTo: other?.to,
      attendanceUnit: grouping === 'night' ? 'day' : grouping,
      pointsUnit: grouping === 'month' ? 'month' : 'week',
      livedFrom: lived.from,
      livedTo: lived.to,
      tiers: TIER_NAMES,
      pastFrom: past?.from,
      pastTo: past?.to,
      rangeFrom: from,
      rangeTo: to,
    };
    return onlyRow(await queryNamed<AnalyticsSeries>(runner, ANALYTICS, values));
  }
}
