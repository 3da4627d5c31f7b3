import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { createDataSource } from '#src/database/data-source.js';
import { startEmbeddedPostgres } from '#src/database/embedded/embedded-postgres.js';
import { readPostmaster } from '#src/database/embedded/process/postmaster-file.js';
import { isAlive, isPostgres } from '#src/database/embedded/process/process-life.js';
import { makeJobTables } from '#src/integrations/job-queue/job-queue.js';
import { TEMPLATE_NAME, TEST_SERVER_URL_VARIABLE } from '#test/database/test-database.js';
import { THROW_AWAY_PLACES, throwAwayPlace } from './throw-away-place.js';

const DIRECTORY_PREFIX = 'honky-tonk-test-';

/** Rows of a test need not outlive it: without waiting for the disk the suites run several times faster. */
const THROW_AWAY = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
};

/**
 * Starts the one PostgreSQL of a test run in a directory of its own, with a template database made by the real
 * migrations, and tells the workers its address through the environment.
 */
export async function startTestServer(): Promise<{ stop(): Promise<void> }> {
  for (const place of THROW_AWAY_PLACES) await sweepAbandoned(place);
  const directory = join(await throwAwayPlace(), `${DIRECTORY_PREFIX}${process.pid}`);
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o755);
  const server = await startEmbeddedPostgres({ directory, log: () => undefined, settings: THROW_AWAY });
  const stop = async () => {
    await server.stop();
    await rm(directory, { recursive: true, force: true });
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  }
  try {
    process.env[TEST_SERVER_URL_VARIABLE] = server.url;
    await makeTemplate(server.url);
  } catch (error) {
    await stop();
    throw error;
  }
  return { stop };
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${TEMPLATE_NAME}`);
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = `/${TEMPLATE_NAME}`;
  const dataSource = await createDataSource(url.href).initialize();
  try {
    await dataSource.runMigrations();
  } finally {
    await dataSource.destroy();
  }
  await makeJobTables(url.href);
}

/** A run that was killed could not clean up after itself: its server would stay for ever. */
async function sweepAbandoned(place: string): Promise<void> {
  const names = (await readdir(place).catch(() => [])).filter((name) => name.startsWith(DIRECTORY_PREFIX));
  for (const name of names) {
    if (await isAlive(Number(name.slice(DIRECTORY_PREFIX.length)))) continue;
    const directory = join(place, name);
    const postmaster = await readPostmaster(join(directory, 'cluster'));
    if (postmaster && (await isAlive(postmaster.pid)) && (await isPostgres(postmaster.pid))) {
      process.kill(postmaster.pid, 'SIGQUIT');
    }
    await rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
