import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import { createDataSource, MIGRATION_TIMEOUTS } from './data-source.js';
import { isDatabaseUnavailable } from './pg-errors.js';

/** Any number that nothing else locks on; processes that start together migrate one after the other. */
export const MIGRATION_LOCK = 7_263_001;
const RETRY_MS = 500;

const connectWithin = async (url: string, patienceMs: number): Promise<Client> => {
  const client = new Client({ connectionString: url });
  // An error nobody listens to ends the process. Whoever waits for a query is told anyway, and what runs without the lock
  // by then is a transaction of its own.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    if (patienceMs <= 0 || !isDatabaseUnavailable(error)) throw error;
    await pause(RETRY_MS);
    return connectWithin(url, patienceMs - RETRY_MS);
  }
};

/**
 * Brings the schema up to date. Waits for a database that is still starting.
 * @param patienceMs how long to wait for it
 */
export const migrate = async (url: string, patienceMs = 30_000): Promise<void> => {
  const lock = await connectWithin(url, patienceMs);
  try {
    await lock.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const dataSource = await createDataSource(url, {
      poolSize: 2,
      timeouts: MIGRATION_TIMEOUTS,
    }).initialize();
    try {
      await dataSource.runMigrations();
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await lock.end();
  }
};
