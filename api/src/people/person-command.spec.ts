import { mkdir, mkdtemp, readFile, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseAddress } from '#src/database/database-address.js';
import { compilePrograms, endOf, startProgram } from '#test/programs/start-program.js';
import { readArchive } from '#test/rights/read-archive.js';
import { findEverywhere, storedFiles } from '#test/rights/everywhere.js';
import { createWholePerson, EMAIL, WORDS } from '#test/rights/whole-person.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
import { until } from '#test/until.js';

describe('the commands about a person', () => {
  let venue: TestApp;
  let directory: string;

  beforeAll(compilePrograms);
  beforeEach(async () => {
    venue = await createTestApp();
    directory = await mkdtemp(join(tmpdir(), 'person-'));
  });
  afterEach(async () => {
    await venue.close();
    await rm(directory, { recursive: true });
  });

  const run = (name: string, ...args: string[]) => {
    const env = { DATABASE_URL: venue.app.get(DatabaseAddress).url, STORAGE_DIRECTORY: venue.uploads };
    return endOf(startProgram(name, args, { cwd: directory, env }));
  };

  it('export and erase somebody on a venue that runs or not, files too', async () => {
    await createWholePerson(venue, 'artist');
    const file = join(directory, 'zeb.zip');

    const exported = await run('export-person', '--email', EMAIL.toUpperCase(), '--file', file);
    expect(exported).toEqual({ exitCode: 0, output: expect.stringMatching(/zeb\.zip: [1-9]\d* kB\n$/) });
    expect((await readArchive(await readFile(file))).data).toMatchObject({
      account: [{ username: 'zeb_q' }],
    });
    expect((await stat(file)).mode & 0o077).toBe(0);

    const asked = await run('erase-person', '--email', EMAIL);
    expect(asked).toEqual({ exitCode: 1, output: expect.stringContaining(`--confirm ${EMAIL}`) });
    const erased = await run('erase-person', '--email', EMAIL, '--confirm', EMAIL);
    expect(erased).toEqual({
      exitCode: 0,
      output: expect.stringContaining('is forgotten: rows and files are gone'),
    });

    expect(await findEverywhere(venue, WORDS)).toEqual([]);
    const log = await venue.sql(
      `SELECT DISTINCT action, actor_id, device, operation FROM staff_log WHERE thing = 'users' ORDER BY action DESC`,
    );
    const device = 'The command line';
    expect(log).toEqual([
      { action: 'export-person', actor_id: null, device, operation: 'none' },
      { action: 'erase-person', actor_id: null, device, operation: 'delete' },
    ]);
    expect(await storedFiles(venue)).toEqual([]);
  });

  it('say that files are gone only once they are', async () => {
    await createWholePerson(venue, 'artist');
    const track = (await storedFiles(venue)).find((name) => name.startsWith('track-')) ?? 'none';
    const path = join(venue.uploads, track);
    // A folder cannot be deleted as a file.
    await rm(path);
    await mkdir(path);

    const erasing = run('erase-person', '--email', EMAIL, '--confirm', EMAIL);
    const failed = 'SELECT FROM graphile_worker.jobs WHERE last_error IS NOT NULL';
    await until(async () => (await venue.sql(failed)).length > 0, 20);
    await rmdir(path);
    await writeFile(path, 'A song');

    expect(await erasing).toEqual({
      exitCode: 0,
      output: expect.stringContaining('is forgotten: rows and files are gone'),
    });
    expect(await storedFiles(venue)).toEqual([]);
  });

  it('export into no file that is there already, which may be somebody else’s', async () => {
    await createWholePerson(venue, 'artist');
    const file = join(directory, 'my-data.zip');
    await writeFile(file, 'June’s');
    expect(await run('export-person', '--email', EMAIL)).toEqual({
      exitCode: 1,
      output: expect.stringContaining('is there already: choose another name.'),
    });
    expect(await readFile(file, 'utf8')).toBe('June’s');
  });

  it('say in words whom they do not know', async () => {
    const nobody = ['--email', 'no@body.example', '--confirm', 'no@body.example'];
    expect(await run('erase-person', ...nobody)).toEqual({
      exitCode: 1,
      output: expect.stringMatching(/^Nobody with this e-mail is known here.*\n$/),
    });
    expect((await run('export-person', '--name', 'Zeb')).output).toMatch(/^Say whose data: .*\n$/);
  });
});
