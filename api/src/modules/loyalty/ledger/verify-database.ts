import { Client } from 'pg';
import type { SqlRunner } from '#src/database/database.js';
import { type LedgerReport, verifyLedger } from './verify-ledger.js';

/**
 * `verifyLedger` for a database without the server: reads everything as of one moment and writes nothing.
 * @param url `postgres://…`
 */
export const verifyDatabase = async (url: string): Promise<LedgerReport> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const runner: Pick<SqlRunner, 'query'> = {
    query: async <Row>(sql: string, parameters: readonly unknown[] = []) =>
      (await client.query<Row & object>(sql, [...parameters])).rows,
  };
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    return await verifyLedger(runner);
  } finally {
    await client.end();
  }
};
