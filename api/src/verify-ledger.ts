import { Client } from 'pg';
import { settingsFromEnvironment } from '#src/config/environment.js';
import type { SqlRunner } from '#src/database/database.js';
import { startEmbeddedPostgres } from '#src/database/embedded/embedded-postgres.js';
import { migrate } from '#src/database/migrate.js';
import {
  describeReport,
  type LedgerReport,
  verifyLedger,
} from '#src/modules/loyalty/ledger/verify-ledger.js';

/**
 * The database that the product uses: the one in the settings, or the embedded one, which may be in use meanwhile.
 * Only that one is brought up to date, since it may be new.
 */
const openDatabase = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const { databaseUrl, dataDirectory } = settingsFromEnvironment();
  if (databaseUrl !== undefined) return { url: databaseUrl, stop: () => Promise.resolve() };
  const embedded = await startEmbeddedPostgres({
    directory: `${dataDirectory}/postgres`,
    log: () => undefined,
  });
  await migrate(embedded.url);
  return embedded;
};

/** Reads everything as of one moment and writes nothing. */
const verify = async (url: string): Promise<LedgerReport> => {
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

const database = await openDatabase();
try {
  const report = await verify(database.url);
  process.stdout.write(`${describeReport(report)}\n`);
  if (report.differences.length > 0) process.exitCode = 1;
} finally {
  await database.stop();
}
