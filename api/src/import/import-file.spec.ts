import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Settings } from '#src/config/settings.js';
import { createDataSource } from '#src/database/data-source.js';
import { DatabaseAddress } from '#src/database/database-address.js';
import { MIGRATIONS } from '#src/database/migrations.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
import { importCommandLine } from './import-command-line.js';
import { importFile } from './import-file.js';

const CSV = 'Event name,Date,Start time\nBall,2026-12-04,20:00\nDance,someday,20:00\nBrunch,2026-12-06,\n';

let venue: TestApp;
let directory: string;

beforeEach(async () => {
  [venue, directory] = await Promise.all([createTestApp(), mkdtemp(join(tmpdir(), 'honky-tonk-import-'))]);
});
afterEach(async () => {
  await venue.close();
  await rm(directory, { recursive: true });
});

const start = async (content: string, flags: readonly string[], tell: (line: string) => void) => {
  const path = join(directory, 'shows.csv');
  await writeFile(path, content);
  return importFile({
    venue: { url: venue.app.get(DatabaseAddress).url, settings: venue.app.get(Settings) },
    tell,
    ...importCommandLine([path, ...flags]),
  });
};

const run = async (content: string, ...flags: string[]) => {
  const told: string[] = [];
  const isWhole = await start(content, flags, (line) => void told.push(line));
  return { isWhole, told };
};

const count = async (table: string) =>
  (await venue.sql<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`))[0]?.count;

describe('the import command', () => {
  it('says first what would come, then brings it into a running venue, once', async () => {
    expect(await run(CSV, '--dry-run')).toEqual({
      isWhole: false,
      told: [
        'line 3: The date “someday” cannot be read.',
        'line 4: No start time. Give the usual one to bring it in.',
        'It would be 1 new, 0 changed, 0 as they were, 2 left out',
      ],
    });
    expect([await count('events'), await count('imports')]).toEqual([0, 0]);

    const { told } = await run(CSV, '--type=Bluegrass', '--usual-time=11:00');
    expect(told.at(-1)).toBe('Brought in: 2 new, 0 changed, 0 as they were, 1 left out');
    const again = await run(CSV, '--usual-time=11:00');
    expect(again.told.at(-1)).toBe('Brought in: 0 new, 0 changed, 2 as they were, 1 left out');
    expect(await venue.sql('SELECT name, time, type FROM events ORDER BY date')).toEqual([
      { name: 'Ball', time: '20:00', type: 'bluegrass' },
      { name: 'Brunch', time: '11:00', type: 'bluegrass' },
    ]);
  });

  it('knows nothing of the flags of an earlier run that was cut off', async () => {
    const flags = ['--dry-run', '--type=Bluegrass', '--usual-time=11:00'];
    const cutOff = start(CSV, flags, () => {
      throw new Error('cut off');
    });
    await expect(cutOff).rejects.toThrow('cut off');

    const { told } = await run(CSV);

    expect(told.at(-1)).toBe('Brought in: 1 new, 0 changed, 0 as they were, 2 left out');
    expect(await venue.sql('SELECT name, type FROM events')).toEqual([
      { name: 'Ball', type: expect.not.stringContaining('bluegrass') },
    ]);
  });

  it('brings in members', async () => {
    const { told } = await run('Name,Email,Points\nJune,june@example.com,40\n', '--members');
    expect(told.at(-1)).toBe('Brought in: 1 new, 0 changed, 0 as they were, 0 left out');
    expect(await venue.sql('SELECT email, total_points AS points FROM loyalty_members')).toEqual([
      { email: 'june@example.com', points: 40 },
    ]);
  });

  it('does not say of an import that is stopped on the dashboard that it brought everything in', async () => {
    await venue.sql(
      `CREATE FUNCTION press_stop() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW.state := 'stopped'; RETURN NEW; END $$;
       CREATE TRIGGER tr_stop BEFORE UPDATE OF done ON imports FOR EACH ROW WHEN (NEW.done > OLD.done) EXECUTE FUNCTION press_stop()`,
    );
    const rows = Array.from({ length: 250 }, (_, at) => `June,june${at}@example.com,4`);
    await expect(run(['Name,Email,Points', ...rows].join('\n'), '--members')).rejects.toThrow(
      'Stopped on the dashboard after 200 of 250 rows. Go on with it there.',
    );
    expect(await count('loyalty_members')).toBe(200);
  });

  it('says what it does not know, and what is missing', async () => {
    expect(() => importCommandLine(['a.csv', '--dryrun'])).toThrow('npm run import -- <file> [--dry-run]');
    expect(() => importCommandLine(['a.csv', '--usual-time=8pm'])).toThrow(
      '--usual-time must be a time like 20:00',
    );
    await expect(run('Was,Wann\nTanz,2026-12-01\n')).rejects.toThrow('No column says: Event name, Date.');
  });

  it('leaves a database alone on which an older version may be running', async () => {
    const dataSource = await createDataSource(venue.app.get(DatabaseAddress).url).initialize();
    await dataSource.undoLastMigration();
    await dataSource.destroy();

    await expect(run(CSV)).rejects.toThrow(
      /is not of this version of the program yet: start the venue with this version first/u,
    );

    expect(await count('schema_migrations')).toBe(MIGRATIONS.length - 1);
  });
});
