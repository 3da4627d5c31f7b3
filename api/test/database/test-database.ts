import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** The migrated database that every test database is a copy of. */
export const TEMPLATE_NAME = 'honky_tonk_template';

/** How the run's set-up tells its workers where the server is. */
export const TEST_SERVER_URL_VARIABLE = 'TEST_SERVER_URL';

export interface TestDatabase {
  url: string;
  /** Removes the database, open connections and all. */
  drop(): Promise<void>;
}

/**
 * A fresh, fully migrated, empty PostgreSQL database of the caller's own: one for each suite, so that suites may run at
 * the same time and leave nothing behind.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  // Copying the files takes a fifth of what writing their pages to the log as well does, which is the other strategy.
  await onServer(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE_NAME} STRATEGY FILE_COPY`);
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) };
}

function serverUrl(): string {
  const url = process.env[TEST_SERVER_URL_VARIABLE];
  if (!url) throw new Error('No test server: run the suite through Jest, whose global set-up starts one.');
  return url;
}

async function onServer(statement: string): Promise<void> {
  await (await (connection ??= connect())).query(statement);
}

/** Of this worker, which ends with it: another for each statement costs the server more than most statements. */
let connection: Promise<pg.Client> | undefined;

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: serverUrl() });
  const forget = () => (connection = undefined);
  client.on('error', forget);
  await client.connect().catch((error: unknown) => {
    forget();
    throw error;
  });
  return client;
}
