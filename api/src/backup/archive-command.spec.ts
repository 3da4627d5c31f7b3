import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '#src/database/migrate.js';
import { startEmbeddedPostgres } from '#src/database/embedded/embedded-postgres.js';
import {
  backUpTo,
  createEmptyVenue,
  type EmptyVenue,
  filesIn,
  makePlace,
  type Place,
  queryOnce,
  storageIn,
} from '#test/backup/archived-venue.js';
import { compilePrograms, endOf, startProgram } from '#test/programs/start-program.js';

const ONE_USER = `INSERT INTO users (username, email, password, user_type, profile_image)
  VALUES ('june', 'june@example.com', 'x', 'admin', '/uploads/person-a.webp')`;

let place: Place;
let path: string;

beforeAll(compilePrograms);
beforeEach(async () => {
  place = await makePlace();
  await chmod(place.directory, 0o755);
  path = join(place.directory, 'venue.tar.gz');
});
afterEach(() => place.remove());

/** @param first what a shell does before */
const startCommand = (
  name: 'backup' | 'restore',
  env: NodeJS.ProcessEnv,
  args = [path],
  first?: string,
): ChildProcess => startProgram(name, args, { cwd: place.directory, env, first });

const run = (...command: Parameters<typeof startCommand>) => endOf(startCommand(...command));

/** Ends the command as a power cut does, once it says this. */
const killAt = async (words: string, ...command: Parameters<typeof startCommand>): Promise<void> => {
  const child = startCommand(...command);
  let output = '';
  child.stdout?.on('data', (bytes: Buffer) => {
    output += String(bytes);
    if (output.includes(words)) child.kill('SIGKILL');
  });
  await once(child, 'close');
  expect(output).toContain(words);
};

describe('the backup and restore commands', () => {
  it('work on the embedded database, running or not', async () => {
    const [one, other] = [join(place.directory, 'one'), join(place.directory, 'other')];
    const held = await startEmbeddedPostgres({ directory: join(one, 'postgres'), log: () => undefined });
    await migrate(held.url);
    await queryOnce(held.url, ONE_USER);
    const storage = storageIn(join(one, 'uploads'));
    await storage.put('person-a.webp', Buffer.from('June'));

    const whileRunning = await run('backup', { DATA_DIRECTORY: one });
    await held.stop();
    const stopped = await run('backup', { DATA_DIRECTORY: one }, [`${path}.2`]);
    const restored = await run('restore', { DATA_DIRECTORY: other });

    expect(whileRunning).toEqual({
      exitCode: 0,
      output: expect.stringMatching(
        /the backup is whole: \d+ rows, 1 files\n.*venue\.tar\.gz: [1-9]\d* kB, \d+\.\d s\n$/s,
      ),
    });
    expect(stopped).toMatchObject({ exitCode: 0 });
    expect(restored).toEqual({ exitCode: 0, output: expect.stringContaining('the venue is restored') });
    expect(await filesIn(join(other, 'uploads'))).toEqual(new Map([['person-a.webp', 'June']]));
    const again = await startEmbeddedPostgres({ directory: join(other, 'postgres'), log: () => undefined });
    expect(await queryOnce(again.url, 'SELECT username FROM users')).toEqual([{ username: 'june' }]);
    await again.stop();
  }, 120_000);

  it('ask for a file, and say in words what is wrong', async () => {
    expect(await run('backup', {}, [])).toEqual({
      exitCode: 1,
      output: 'Name the file to write: npm run backup -- <file>\n',
    });
    expect(await run('restore', { DATABASE_URL: 'postgres://june:x@127.0.0.1:1/venue' })).toEqual({
      exitCode: 1,
      output: expect.stringContaining(`There is no file ${path}.`),
    });
    const unreachable = await run('backup', { DATABASE_URL: 'postgres://june:x@127.0.0.1:1/venue' });
    expect(unreachable).toEqual({
      exitCode: 1,
      output: expect.stringMatching(/^The database .* cannot be reached/),
    });
  });
});

describe('a command that is cut short', () => {
  let sourcePlace: Place;
  let source: EmptyVenue;

  beforeAll(async () => {
    sourcePlace = await makePlace();
    source = await createEmptyVenue(sourcePlace);
    await source.sql(ONE_USER);
    await source.sql(`INSERT INTO event_photos (filename, original_name, file_size, mime_type)
      SELECT 'photo-' || n || '.jpg', 'me.jpg', 1, 'image/jpeg' FROM generate_series(1, 1000) n`);
    await source.storage.put('person-a.webp', Buffer.from('June'));
    for (let n = 1; n <= 1000; n += 1) await source.storage.put(`photo-${n}.jpg`, Buffer.from(String(n)));
  });
  afterAll(async () => {
    await source.drop();
    await sourcePlace.remove();
  });

  it('leaves no backup that looks whole', async () => {
    await killAt('files', 'backup', { DATABASE_URL: source.url, STORAGE_DIRECTORY: source.files });

    expect(await readdir(place.directory)).not.toContain('venue.tar.gz');
  });

  (process.platform === 'win32' ? it.skip : it)(
    'says so when the disk is full, and leaves nothing',
    async () => {
      // Blocks of 512 or 1,024 bytes.
      const env = { DATABASE_URL: source.url, STORAGE_DIRECTORY: source.files };
      const full = await run('backup', env, [path], 'ulimit -f 16');

      expect(full).toEqual({
        exitCode: 1,
        output: expect.stringContaining(`There is no room left for ${path}.`),
      });
      expect(await readdir(place.directory)).toEqual([]);
    },
  );

  it('leaves no half-restored venue, and the restore can be run again', async () => {
    const target = await createEmptyVenue(place);
    await backUpTo(path, source);
    const env = { DATABASE_URL: target.url, STORAGE_DIRECTORY: target.files };

    await killAt('rows are in', 'restore', env);
    expect(await target.sql('SELECT FROM users')).toHaveLength(0);

    expect(await run('restore', env)).toEqual({ exitCode: 0, output: expect.stringContaining('1001 files') });
    expect(await filesIn(target.files)).toEqual(await filesIn(source.files));
    await target.drop();
  });
});
