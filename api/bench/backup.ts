import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Client } from 'pg';
import type { BenchDatabase } from '#bench/load/bench-database.js';
import { withClient } from '#src/database/with-client.js';
import { photoKeys } from '#src/modules/photos/files/photo-names.js';
import { medianOf } from './result-table.js';

const run = promisify(execFile);

/** Whose pictures the bench's venue names. */
const BANDS = 8;
const PHOTOS = 500;
/** Bytes of a photo's sizes, as the product makes them. */
const SIZES = { thumbnail: 8_000, card: 30_000, screen: 160_000, download: 600_000 } as const;
const MESSAGES = 200_000;
const ROUNDS = 3;
/** Times as long as `pg_dump` and a copy of the files. */
const MOST = 1.5;

const PROGRAM = fileURLToPath(new URL('../dist/src/backup.js', import.meta.url));

/** A backup of a venue with some years behind it, beside `pg_dump` and a copy of its files. */
export const backup = async (
  { url }: BenchDatabase,
  directory: string,
): Promise<{ lines: string[]; isWithin: boolean }> => {
  const uploads = join(directory, 'backup-uploads');
  const filenames = await storePhotos(uploads);
  const database = { connectionString: url };
  const dump = await withClient(database, async (client) => {
    await addRows(client, filenames);
    return findDump(client);
  });
  const [ours, theirs]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    ours.push(await timeOf(() => backUp(url, uploads, join(directory, `backup-${round}.tar.gz`))));
    if (dump) theirs.push(await timeOf(() => copyAll(dump, url, uploads, directory)));
  }
  await withClient(database, (client) => removeRows(client, filenames));
  await rm(uploads, { recursive: true });
  const shown = `backup: ${PHOTOS} photos and ${MESSAGES.toLocaleString('en-US')} messages in ${medianOf(ours).toFixed(1)} s`;
  if (!dump)
    return {
      isWithin: true,
      lines: [`  ${shown}; no pg_dump here that knows the server, so nothing beside it`],
    };
  const ratio = medianOf(ours) / medianOf(theirs);
  const isWithin = ratio <= MOST;
  return {
    isWithin,
    lines: [
      `${isWithin ? ' ' : '✗'} ${shown}, pg_dump and a copy ${medianOf(theirs).toFixed(1)} s: ${ratio.toFixed(2)} times, at most ${MOST}`,
    ],
  };
};

/** Noise, which like photos does not get smaller. @returns the photos' filenames */
const storePhotos = async (uploads: string): Promise<string[]> => {
  await mkdir(uploads);
  for (let band = 1; band <= BANDS; band += 1)
    await writeFile(join(uploads, `band-${band}.webp`), randomBytes(SIZES.card));
  const filenames: string[] = [];
  for (let photo = 0; photo < PHOTOS; photo += 1) {
    const keys = photoKeys(randomBytes(16).toString('hex'));
    for (const size of ['thumbnail', 'card', 'screen', 'download'] as const)
      await writeFile(join(uploads, keys[size]), randomBytes(SIZES[size]));
    filenames.push(keys.download);
  }
  return filenames;
};

const addRows = async (client: Client, filenames: string[]): Promise<void> => {
  await client.query(
    `INSERT INTO event_photos (filename, original_name, file_size, mime_type, sizes_ready, width, height)
     SELECT filename, 'IMG_0042.JPG', 2000000, 'image/jpeg', true, 2560, 1920 FROM unnest($1::text[]) filename`,
    [filenames],
  );
  await client.query(
    `INSERT INTO messages (channel, recipient, kind, subject, text_body, status, sent_at)
     SELECT 'email', 'guest-' || n || '@example.com', 'bench', 'Tonight', 'See you at the show: ' || md5(n::text), 'sent', now()
       FROM generate_series(1, $1::int) n`,
    [MESSAGES],
  );
};

const removeRows = async (client: Client, filenames: string[]): Promise<void> => {
  await client.query('DELETE FROM event_photos WHERE filename = ANY($1)', [filenames]);
  await client.query(`DELETE FROM messages WHERE kind = 'bench'`);
};

/** The machine's `pg_dump`, when it is no older than the server: an older one refuses. */
const findDump = async (client: Client): Promise<string | undefined> => {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int / 10000 AS version`,
  );
  const serverVersion = rows[0]?.version ?? Infinity;
  for (const program of ['pg_dump', `/usr/lib/postgresql/${serverVersion}/bin/pg_dump`]) {
    const { stdout } = await run(program, ['--version']).catch(() => ({ stdout: '' }));
    if (Number(/ (\d+)/.exec(stdout)?.[1]) >= serverVersion) return program;
  }
  return undefined;
};

const backUp = async (url: string, uploads: string, path: string): Promise<void> => {
  const env = { ...process.env, DATABASE_URL: url, STORAGE_DIRECTORY: uploads };
  await run(process.execPath, [PROGRAM, path], { env });
  await rm(path);
};

const copyAll = async (dump: string, url: string, uploads: string, directory: string): Promise<void> => {
  const [rows, files] = [join(directory, 'venue.dump'), join(directory, 'copied-uploads')];
  await run(dump, ['--format=custom', `--file=${rows}`, '--schema=public', url]);
  await cp(uploads, files, { recursive: true });
  // A backup is one when it is on the disk.
  await run('sync');
  await Promise.all([rm(rows), rm(files, { recursive: true })]);
};

const timeOf = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
};
