import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';
import { StartError } from '#src/config/start-error.js';
import { createDataSource, MIGRATION_TIMEOUTS } from './data-source.js';
import { migrate, MIGRATION_LOCK } from './migrate.js';
import { databaseStartProblem } from './start-problem.js';

const HERE = 'database = (SELECT oid FROM pg_database WHERE datname = current_database())';
/** Who migrates, once what they want to read is kept from them. */
const MIGRATING = `
  SELECT pid FROM pg_locks WHERE ${HERE} AND locktype = 'advisory' AND objid = ${MIGRATION_LOCK} AND granted
     AND EXISTS (SELECT FROM pg_locks WHERE ${HERE} AND locktype = 'relation' AND NOT granted)`;

describe('migrating', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.drop());

  const shown = async (dataSource: DataSource, name: string): Promise<unknown> => {
    const [row] = await dataSource.query<Record<string, string>[]>(`SHOW ${name}`);
    return row?.[name];
  };

  it('takes as long as it needs, but does not keep others waiting for a table', async () => {
    const timeouts = MIGRATION_TIMEOUTS;
    const dataSource = await createDataSource(database.url, { poolSize: 1, timeouts }).initialize();
    try {
      expect([await shown(dataSource, 'statement_timeout'), await shown(dataSource, 'lock_timeout')]).toEqual(
        ['0', '10s'],
      );
    } finally {
      await dataSource.destroy();
    }
  });

  it('leaves a database alone that a newer program has migrated', async () => {
    const dataSource = await createDataSource(database.url, { poolSize: 1 }).initialize();
    await dataSource.query(
      `INSERT INTO schema_migrations ("timestamp", name) VALUES (9e12, 'AddTickets9000000000000')`,
    );
    await dataSource.destroy();
    await expect(migrate(database.url)).rejects.toThrow(/belongs to another version of this program/u);
  });

  it('says that the database refuses its user with this password', async () => {
    const url = new URL(database.url);
    url.password = 'guessed';
    const place = `${url.pathname.slice(1)} at ${url.host}`;
    await expect(migrate(url.href)).rejects.toThrow(
      new StartError(
        `The database ${place} refuses the user "${url.username}" with this password: correct both in DATABASE_URL, or the password in PGPASSWORD.`,
      ),
    );
  });

  it('says that there is no database of this name', async () => {
    const url = new URL(database.url);
    url.pathname = '/nowhere';
    await expect(migrate(url.href)).rejects.toThrow(
      new StartError(
        `There is no database nowhere at ${url.host}: create it, or correct its name in DATABASE_URL.`,
      ),
    );
  });

  it.each([
    'extension "pg_trgm" is not available',
    'could not open extension control file "/usr/share/postgresql/15/extension/pg_trgm.control": No such file or directory',
  ])('says that PostgreSQL lacks its extensions, heard as %j', (heard) => {
    expect(databaseStartProblem(new Error(heard), database.url)).toMatchObject({
      message: expect.stringMatching(/ lacks pg_trgm: install the extensions that come with it/),
    });
  });

  it('says that a database takes connections and never answers, and soon', async () => {
    const silent = createServer((socket) => socket.on('error', () => undefined)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const started = Date.now();
    await expect(migrate(`postgres://venue:secret@127.0.0.1:${port}/venue`)).rejects.toThrow(
      new StartError(
        `The database venue at 127.0.0.1:${port} cannot be reached (it does not answer): start it, or correct DATABASE_URL.`,
      ),
    );
    expect(Date.now() - started).toBeLessThan(5_000);
    silent.close();
  });

  it('goes on when the connection that holds its turn is lost', async () => {
    const other = new Client({ connectionString: database.url });
    // One that breaks with nobody listening ends the process, and every spec with it.
    other.on('error', () => undefined);
    await other.connect();
    try {
      const until = async (statement: string): Promise<unknown> => {
        for (let tries = 0; tries < 500; tries += 1) {
          const [row] = (await other.query<{ pid: number }>(statement)).rows;
          if (row) return row.pid;
          await pause(20);
        }
        throw new Error('it did not happen within 10 seconds');
      };
      await other.query('BEGIN; LOCK TABLE schema_migrations');
      const migrated = migrate(database.url);
      const pid = await until(MIGRATING);
      await other.query('SELECT pg_terminate_backend($1)', [pid]);
      await until(`SELECT 1 AS pid WHERE NOT EXISTS (SELECT FROM pg_locks WHERE pid = ${String(pid)})`);
      await other.query('COMMIT');
      await expect(migrated).resolves.toBeUndefined();
    } finally {
      await other.end();
    }
  });
});
