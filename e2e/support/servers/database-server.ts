import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

/** The built product, the same as `npm start` runs. */
export const API_DIRECTORY = join(import.meta.dirname, '../../../api');

/** How the run's set-up tells its workers where the database server is. */
const SERVER_URL_VARIABLE = 'JOURNEYS_SERVER_URL';

export interface EmbeddedServer {
  url: string;
  stop(): Promise<void>;
}

/** Rows of a journey need not outlive it. */
const THROW_AWAY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** The migrated database of the run's server that a venue's is a copy of: to migrate each takes a start seconds. */
const TEMPLATE_NAME = 'journeys_template';

/** Starts the one PostgreSQL of a run, with the template in it; resolves to the way to end it. */
export const startDatabaseServer = async (): Promise<() => Promise<void>> => {
  const server = await openDatabaseServer();
  process.env[SERVER_URL_VARIABLE] = server.url;
  try {
    await migrateTemplate();
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
};

/** By the built product's own start. */
const migrateTemplate = async (): Promise<void> => {
  const url = await createDatabase(TEMPLATE_NAME);
  const { migrate } = await importBuilt('database/migrate.js');
  const { makeJobTables } = await importBuilt('integrations/job-queue/job-queue.js');
  await migrate(url);
  await makeJobTables(url);
};

/** A module of the built API. */
const importBuilt = (path: string) => import(pathToFileURL(join(API_DIRECTORY, 'dist/src', path)).href);

/** Starts a PostgreSQL in a directory of its own; it comes back by itself on the same port when it goes down. */
export const openDatabaseServer = async (): Promise<EmbeddedServer> => {
  const directory = await mkdtemp(join(tmpdir(), 'honky-tonk-journeys-'));
  await chmod(directory, 0o755);
  const server = await holdDatabaseServer(directory, THROW_AWAY);
  return {
    url: server.url,
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
};

/** The server of a directory, which a running product may hold, too; the one who lets go last ends it. */
export const holdDatabaseServer = async (
  directory: string,
  settings: Record<string, string> = {},
): Promise<EmbeddedServer> => {
  const { startEmbeddedPostgres } = await importBuilt('database/embedded/embedded-postgres.js');
  return startEmbeddedPostgres({ directory, log: () => {}, settings });
};

/** A fresh empty database, of the run's server or of another one. */
export const createDatabase = (name: string, serverUrl?: string): Promise<string> =>
  create(name, `CREATE DATABASE ${name}`, serverUrl);

/** A fresh migrated database of the run's server. */
export const copyTemplate = (name: string): Promise<string> =>
  create(name, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_NAME} STRATEGY FILE_COPY`);

const create = async (
  name: string,
  statement: string,
  serverUrl = process.env[SERVER_URL_VARIABLE],
): Promise<string> => {
  if (!serverUrl)
    throw new Error('No database server: run the journeys through Playwright, whose set-up starts one.');
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
};
