import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { backUp } from '#src/backup/back-up.js';
import { restore } from '#src/backup/restore.js';
import { DatabaseAddress } from '#src/database/database-address.js';
import { DiskFileStorage } from '#src/integrations/file-storage/disk-file-storage.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { photoKeys } from '#src/modules/photos/files/photo-names.js';
import { createTestDatabase } from '#test/database/test-database.js';
import { createTestApp, type TestApp } from '#test/test-app.js';

/** A folder of the suite's own, for archives and files. */
export interface Place {
  directory: string;
  remove(): Promise<void>;
}

export const makePlace = async (): Promise<Place> => {
  const directory = await mkdtemp(join(tmpdir(), 'backup-'));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
};

/** A storage of the files in this folder. */
export const storageIn = (directory: string): DiskFileStorage =>
  new DiskFileStorage(directory, join(directory, '.incoming'));

/** An empty venue that an archive can go into. */
export interface EmptyVenue {
  url: string;
  storage: DiskFileStorage;
  /** Where its files are. */
  files: string;
  sql<Row extends object = Record<string, unknown>>(text: string): Promise<Row[]>;
  drop(): Promise<void>;
}

export const createEmptyVenue = async ({ directory }: Place): Promise<EmptyVenue> => {
  const { url, drop } = await createTestDatabase();
  const files = await mkdtemp(join(directory, 'files-'));
  return {
    url,
    files,
    storage: storageIn(files),
    sql: (text) => queryOnce(url, text),
    drop,
  };
};

/** A venue that runs, an empty one, and the way from one to the other. */
interface ArchivedVenue {
  place: Place;
  venue: TestApp;
  target: EmptyVenue;
  /** Where the archive goes. */
  path: string;
  close(): Promise<void>;
}

export const createArchivedVenue = async (): Promise<ArchivedVenue> => {
  const place = await makePlace();
  const [venue, target] = [await createTestApp(), await createEmptyVenue(place)];
  return {
    place,
    venue,
    target,
    path: join(place.directory, 'venue.tar.gz'),
    close: async () => {
      await target.drop();
      await venue.close();
      await place.remove();
    },
  };
};

/** Over a connection of its own, which is gone afterwards: a restore wants to be alone. */
export const queryOnce = async <Row extends object>(url: string, text: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text)).rows;
  } finally {
    await client.end();
  }
};

export const backUpTo = async (
  path: string,
  venue: { url: string; storage: FileStorage },
  told: string[] = [],
): Promise<Awaited<ReturnType<typeof backUp>>> => backUp({ ...venue, path, tell: (line) => told.push(line) });

export const restoreFrom = async (
  path: string,
  venue: { url: string; storage: FileStorage },
  told: string[] = [],
): Promise<Awaited<ReturnType<typeof restore>>> =>
  restore({ ...venue, path, tell: (line) => told.push(line) });

/** What a backup of this running venue works with. */
export const runningVenue = ({ app }: TestApp) => ({
  url: app.get(DatabaseAddress).url,
  storage: app.get(FileStorage),
});

/** A photo whose sizes are made, with its four files; its `filename`. */
export const addPhoto = async (venue: TestApp): Promise<string> => {
  const { thumbnail, card, screen, download } = photoKeys(randomBytes(16).toString('hex'));
  const { storage } = runningVenue(venue);
  for (const key of [thumbnail, card, screen, download])
    await storage.put(key, randomBytes(500), 'image/webp');
  await venue.sql(
    `INSERT INTO event_photos (filename, original_name, file_size, mime_type, sizes_ready, width, height)
     VALUES ($1, 'me.jpg', 500, 'image/jpeg', true, 10, 10)`,
    [download],
  );
  return download;
};

/** What every table holds, by its name: how many rows, and a hash of all of them. */
export const contentsOf = async (url: string): Promise<Record<string, string>> => {
  const tables = await queryOnce<{ name: string }>(
    url,
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
  );
  const parts = tables.map(
    ({ name }) => `SELECT '${name}' AS name, count(*) || ' ' ||
      coalesce(md5(string_agg(row::text, E'\\n' ORDER BY row::text)), '') AS held FROM "${name}" row`,
  );
  const rows = await queryOnce<{ name: string; held: string }>(url, parts.join(' UNION ALL '));
  // The moment of a migration is the database's own.
  return Object.fromEntries(
    rows.filter(({ name }) => name !== 'schema_migrations').map((row) => [row.name, row.held]),
  );
};

/** The files of a folder, each byte a character: texts are compared a hundred times as fast as buffers. */
export const filesIn = async (directory: string): Promise<Map<string, string>> => {
  const names = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isFile());
  return new Map(
    await Promise.all(
      names.map(async ({ name }) => [name, await readFile(join(directory, name), 'latin1')] as const),
    ),
  );
};
