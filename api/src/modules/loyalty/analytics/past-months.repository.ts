import { Injectable } from '@nestjs/common';
import { queryNamed, type SqlRunner, type Transaction } from '#src/database/database.js';
import { PastMonthEntity } from '#src/modules/loyalty/entities/past-month.entity.js';
import type { CountedMonths, Nights } from './analytics-rules.js';
import { COUNT_PAST_MONTHS, type CountedParameters } from './analytics.sql.js';

/** Counting twenty years reads millions of rows: longer than a request may take, and better in more memory than one has. */
const TAKE_TIME = `SET LOCAL statement_timeout = 0; SET LOCAL work_mem = '32MB'; SET LOCAL jit = off`;

/** The months that are over, counted beforehand (decision 63). */
@Injectable()
export class PastMonthsRepository {
  /** Which months are counted, and when that was; null before it happened. */
  async find(runner: SqlRunner): Promise<CountedMonths | null> {
    const [row] = await runner.query<CountedMonths>(
      `SELECT min(month)::text AS first, max(month)::text AS last, min(time_zone) AS "timeZone", min(counted_at) AS "countedAt"
         FROM past_months HAVING count(*) > 0`,
    );
    return row ?? null;
  }

  /** Takes all the time that counting needs, and waits for another process that counts. Who reads does not wait. */
  async begin(transaction: Transaction): Promise<void> {
    await transaction.query(TAKE_TIME);
    await transaction.query('LOCK TABLE past_months IN SHARE ROW EXCLUSIVE MODE');
  }

  /**
   * Counts all months again.
   * @param nights the first day of the first month to the last day of the last; null when none is over
   */
  async replace(transaction: Transaction, nights: Nights | null, timeZone: string): Promise<void> {
    await transaction.manager.deleteAll(PastMonthEntity);
    if (!nights) return;
    const { from, to } = nights;
    const values: CountedParameters = {
      timeZone,
      earlierFrom: from,
      earlierTo: to,
      laterFrom: undefined,
      laterTo: undefined,
      attendanceUnit: 'month',
      pointsUnit: 'month',
      livedFrom: from,
      livedTo: to,
    };
    await queryNamed(transaction, COUNT_PAST_MONTHS, values);
  }
}
