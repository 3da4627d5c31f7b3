import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { DataSource, MigrationExecutor } from 'typeorm';
import { dataSourceOptions, MIGRATION_TIMEOUTS } from './data-source.js';
import { MIGRATIONS } from './migrations.js';
import { isDatabaseUnavailable, sqlState } from './pg-errors.js';
import { databaseStartProblem, otherVersionsDatabase } from './start-problem.js';
import { openClient } from './with-client.js';

/** Any number that nothing else locks on; processes that start together migrate one after the other. */
export const MIGRATION_LOCK = 7_263_001;
/** `application_name` of connections that migrate or wait to; a restore does not count them as a running venue. */
export const MIGRATING = 'honky-tonk migrating';
const RETRY_MS = 250;
/** For one that is not there at all: it is told within 5 s, the process's own start included. */
const UNREACHABLE_MS = 2_000;
/** For one that answers that it is starting, which takes as long as it has to mend after a crash. */
const STARTING_MS = 30_000;

/** SQLSTATE 57P03 cannot_connect_now. */
const isStartingUp = (error: unknown): boolean => sqlState(error) === '57P03';

const connectPatiently = async (url: string): Promise<Client> => {
  const started = Date.now();
  const config = { connectionString: url, application_name: MIGRATING };
  for (;;) {
    const waited = Date.now() - started;
    try {
      const connectionTimeoutMillis = Math.max(RETRY_MS, UNREACHABLE_MS - waited);
      return await openClient({ ...config, connectionTimeoutMillis });
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
export const migrate = (url: string): Promise<void> => inTurnToMigrate(url, () => migrateInTurn(url));

/**
 * Does this work while nobody else migrates: a process that starts meanwhile waits. Waits for a database that is still starting.
 * @throws StartError when the database is not there or not ours to use
 */
export const inTurnToMigrate = async <T>(url: string, work: () => Promise<T>): Promise<T> => {
  try {
    const lock = await connectPatiently(url);
    // Should the lock be lost meanwhile, each change is still a transaction of its own.
    try {
      await takeTurn(lock, 'alone');
      return await work();
    } finally {
      await lock.end();
    }
  } catch (error) {
    throw databaseStartProblem(error, url);
  }
};

/**
 * Takes the migrations' lock when it is free; `shared`, to keep them away. It asks again and again: an index that is built while
 * others write (`buildIndex`) would wait for a statement that waits for its turn.
 */
export const takeTurn = async (client: Client, how: 'alone' | 'shared'): Promise<void> => {
  const lock = how === 'alone' ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared';
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>(`SELECT ${lock}($1) AS "isOurs"`, [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.isOurs) return;
    await pause(RETRY_MS);
  }
};

/**
 * Runs the changes that are missing and takes back those that are not wanted; within `inTurnToMigrate`.
 * @param wanted names of migrations; all when left out
 */
export const migrateInTurn = async (url: string, wanted?: ReadonlySet<string>): Promise<void> => {
  await withMigrations(url, MIGRATIONS, async (all) => {
    await requireOwnSchema(all, url);
    if (wanted === undefined) await all.runMigrations();
    else while ((await findRan(all)).some((name) => !wanted.has(name))) await all.undoLastMigration();
  });
  if (wanted === undefined) return;
  const some = MIGRATIONS.filter(({ name }) => wanted.has(name));
  await withMigrations(url, some, async (dataSource) => void (await dataSource.runMigrations()));
};

const withMigrations = async (
  url: string,
  migrations: typeof MIGRATIONS,
  work: (dataSource: DataSource) => Promise<void>,
): Promise<void> => {
  const options = dataSourceOptions(url, { poolSize: 2, timeouts: MIGRATION_TIMEOUTS });
  const dataSource = await new DataSource({ ...options, migrations }).initialize();
  try {
    await work(dataSource);
  } finally {
    await dataSource.destroy();
  }
};

const findRan = async (dataSource: DataSource): Promise<string[]> =>
  (await new MigrationExecutor(dataSource).getExecutedMigrations()).map(({ name }) => name);

/** @throws StartError when the schema has a change that this program does not know: it would write wrong rows into it */
const requireOwnSchema = async (dataSource: DataSource, url: string): Promise<void> => {
  const names = new Set(dataSource.migrations.map(({ name }) => name));
  if ((await findRan(dataSource)).some((name) => !names.has(name))) throw otherVersionsDatabase(url);
};
