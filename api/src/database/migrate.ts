import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { type DataSource, MigrationExecutor } from 'typeorm';
import { createDataSource, MIGRATION_TIMEOUTS } from './data-source.js';
import { isDatabaseUnavailable, sqlState } from './pg-errors.js';
import { databaseStartProblem, otherVersionsDatabase } from './start-problem.js';

/** Any number that nothing else locks on; processes that start together migrate one after the other. */
export const MIGRATION_LOCK = 7_263_001;
const RETRY_MS = 250;
/** For one that is not there at all: it is told within 5 s, the process's own start included. */
const UNREACHABLE_MS = 2_000;
/** For one that answers that it is starting, which takes as long as it has to mend after a crash. */
const STARTING_MS = 30_000;

/** SQLSTATE 57P03 cannot_connect_now. */
const isStartingUp = (error: unknown): boolean => sqlState(error) === '57P03';

const connect = async (url: string, timeoutMs: number): Promise<Client> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: timeoutMs });
  // An error nobody listens to ends the process. The caller of a query sees its error anyway, and what runs without the lock
  // by then is a transaction of its own.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

const connectPatiently = async (url: string): Promise<Client> => {
  const started = Date.now();
  for (;;) {
    const waited = Date.now() - started;
    try {
      return await connect(url, Math.max(RETRY_MS, UNREACHABLE_MS - waited));
    } catch (error) {
      const patience = isStartingUp(error) ? STARTING_MS : UNREACHABLE_MS;
      if (Date.now() - started + RETRY_MS > patience || !isDatabaseUnavailable(error)) throw error;
      await pause(RETRY_MS);
    }
  }
};

/**
 * Brings the schema up to date. Waits for a database that is still starting.
 * @throws StartError when the database is not there or not ours to use
 */
export const migrate = async (url: string): Promise<void> => {
  try {
    await migrateInTurn(url);
  } catch (error) {
    throw databaseStartProblem(error, url);
  }
};

const migrateInTurn = async (url: string): Promise<void> => {
  const lock = await connectPatiently(url);
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const dataSource = await createDataSource(url, {
      poolSize: 2,
      timeouts: MIGRATION_TIMEOUTS,
    }).initialize();
    try {
      await requireOwnSchema(dataSource, url);
      await dataSource.runMigrations();
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await lock.end();
  }
};

/** @throws StartError when the schema has a change that this program does not know: it would write wrong rows into it */
const requireOwnSchema = async (dataSource: DataSource, url: string): Promise<void> => {
  const names = new Set(dataSource.migrations.map(({ name }) => name));
  const ran = await new MigrationExecutor(dataSource).getExecutedMigrations();
  if (ran.some(({ name }) => !names.has(name))) throw otherVersionsDatabase(url);
};
