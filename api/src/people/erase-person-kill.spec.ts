import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseAddress } from '#src/database/database-address.js';
import { withClient } from '#src/database/with-client.js';
import { compilePrograms, endOf, startProgram } from '#test/programs/start-program.js';
import { findEverywhere, storedFiles } from '#test/rights/everywhere.js';
import { until } from '#test/until.js';
import { wholeState } from '#test/rights/whole-state.js';
import { createWholePerson, EMAIL, WORDS } from '#test/rights/whole-person.js';
import { createTestApp, type TestApp } from '#test/test-app.js';

/** A busy machine takes its time to start a program. */
const START_SECONDS = 60;
const LIMIT_MS = 240_000;

/** Writes of others wait for who holds one of these; each is written at another moment of an erasure. */
const WRITTEN = ['users', 'bookings', 'artists', 'erasures'];

const WORKING = `SELECT FROM pg_stat_activity
  WHERE datname = current_database() AND backend_type = 'client backend' AND xact_start IS NOT NULL AND pid <> pg_backend_pid()`;

describe('forgetting somebody by a command that is killed', () => {
  let venue: TestApp;
  let directory: string;

  beforeAll(compilePrograms);
  beforeEach(async () => {
    venue = await createTestApp();
    directory = await mkdtemp(join(tmpdir(), 'person-'));
    await createWholePerson(venue, 'artist');
  });
  afterEach(async () => {
    await venue.close();
    await rm(directory, { recursive: true });
  });

  const start = (more: NodeJS.ProcessEnv = {}) => {
    const env = { DATABASE_URL: venue.app.get(DatabaseAddress).url, STORAGE_DIRECTORY: venue.uploads };
    return startProgram('erase-person', ['--email', EMAIL, '--confirm', EMAIL], {
      cwd: directory,
      env: { ...env, ...more },
    });
  };

  /** Kills the command then. Its jobs do nothing, so that all that happens is the erasure's. */
  const killWhen = async (isTime: () => Promise<boolean>): Promise<void> => {
    const child = start({ JOBS: 'false' });
    const end = endOf(child);
    try {
      await until(isTime, START_SECONDS);
    } finally {
      child.kill('SIGKILL');
    }
    expect((await end).exitCode).toBeNull();
  };

  const killAtWriteOf = (table: string): Promise<void> =>
    withClient({ connectionString: venue.app.get(DatabaseAddress).url }, async (client) => {
      await client.query('BEGIN');
      await client.query(`LOCK TABLE ${table} IN EXCLUSIVE MODE`);
      const waiting = 'SELECT FROM pg_locks WHERE relation = $1::regclass AND NOT granted';
      await killWhen(async () => (await venue.sql(waiting, [table])).length > 0);
      await client.query('ROLLBACK');
    });

  it(
    'has done nothing when it ends at the first write of whichever table, and can be run again',
    async () => {
      const before = await wholeState(venue);

      for (const table of WRITTEN) {
        await killAtWriteOf(table);
        await until(async () => (await venue.sql(WORKING)).length === 0);
        expect([table, await wholeState(venue)]).toEqual([table, before]);
      }

      expect(await endOf(start())).toEqual({
        exitCode: 0,
        output: expect.stringContaining('is forgotten: rows and files are gone'),
      });
      expect([await findEverywhere(venue, WORDS), await storedFiles(venue)]).toEqual([[], []]);
    },
    LIMIT_MS,
  );

  it(
    'has forgotten them when it ends once the rows are gone, and the second run removes the files',
    async () => {
      await killWhen(async () => (await venue.sql('SELECT FROM erasures')).length > 0);
      expect(await storedFiles(venue)).not.toEqual([]);

      expect(await endOf(start())).toEqual({
        exitCode: 1,
        output: expect.stringMatching(/^Nobody with this e-mail is known here/),
      });
      expect([await findEverywhere(venue, WORDS), await storedFiles(venue)]).toEqual([[], []]);
    },
    LIMIT_MS,
  );
});
