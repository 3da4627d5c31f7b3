import type { SqlRunner } from '#src/database/database.js';
import { withClient } from '#src/database/with-client.js';
import { type LedgerReport, verifyLedger } from './verify-ledger.js';

/**
 * `verifyLedger` for a database without the server: reads everything as of one moment and writes nothing.
 * @param url `postgres://…`
 */
export const verifyDatabase = (url: string): Promise<LedgerReport> =>
  withClient({ connectionString: url }, async (client) => {
    const runner: Pick<SqlRunner, 'query'> = {
      query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
        (await client.query<Row & object>(sql, [...parameters])).rows,
    };
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return verifyLedger(runner);
  });
