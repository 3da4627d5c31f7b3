import { Readable } from 'node:stream';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { MIGRATION_LOCK, takeTurn } from '#src/database/migrate.js';
import { KNOWN_MIGRATIONS } from '#src/database/migrations.js';
import { findMigrations } from '#src/database/ran-migrations.js';
import { withClient } from '#src/database/with-client.js';
import type { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { isFileMissing } from '#src/integrations/file-storage/storage-problem.js';
import type { ArchiveJob } from './archive-job.js';
import { ArchiveWriter } from './archive-writer.js';
import { BackupError } from './backup-error.js';
import { fileEntry, MANIFEST, rowsEntry, writeManifest } from './manifest.js';
import { findNamedFiles, type NamedFile } from './named-files.js';
import { rowPieces } from './row-pieces.js';
import {
  COPYING,
  type CountedTable,
  countRows,
  findSequences,
  findTables,
  quotedNames,
  type Table,
  tableWithColumns,
} from './tables.js';

export interface BackupReport {
  rows: number;
  files: number;
  /** Keys of files that rows still name, and the storage does not have. */
  lost: string[];
}

/**
 * Writes a venue into one archive while it runs: every row as of one moment, then each file that these rows name.
 * @throws BackupError when there is no venue, or the archive cannot be written; DomainError of the storage
 */
export const backUp = (job: ArchiveJob): Promise<BackupReport> =>
  withClient({ connectionString: job.url }, (client) => writeArchive(client, job));

const writeArchive = async (client: Client, job: ArchiveJob): Promise<BackupReport> => {
  // A snapshot from before a migration's end sees no row of a table that the migration rewrites.
  await takeTurn(client, 'shared');
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${COPYING}`);
  const migrations = await findMigrations(client);
  if (migrations.length === 0) throw new BackupError('There is no venue in this database yet.');
  if (migrations.some((name) => !KNOWN_MIGRATIONS.has(name)))
    throw new BackupError('This venue runs a newer version of this program: back it up with that version.');
  const archive = await ArchiveWriter.open(job.path);
  try {
    const rows = await addRows(client, archive, job, migrations);
    const named = await findNamedFiles(client);
    // The snapshot holds up the cleaning of tables; the files take the longer time.
    await client.query('COMMIT');
    const missing = await addFiles(archive, job, named);
    const lost = await tellMissing(client, job, missing);
    await archive.finish();
    return { rows, files: named.size - missing.absent, lost };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
};

/** @returns how many there are */
const addRows = async (
  client: Client,
  archive: ArchiveWriter,
  { tell }: ArchiveJob,
  migrations: string[],
): Promise<number> => {
  const tables = await findTables(client);
  // A migration that starts meanwhile waits, or gives up.
  await client.query(`LOCK TABLE ${quotedNames(tables)} IN ACCESS SHARE MODE`);
  await client.query('SELECT pg_advisory_unlock_shared($1)', [MIGRATION_LOCK]);
  const sequences = await findSequences(client);
  const counted: CountedTable[] = [];
  for (const table of tables) counted.push({ ...table, rows: await countRows(client, table) });
  const madeAt = new Date().toISOString();
  await archive.add(MANIFEST, writeManifest({ madeAt, migrations, tables: counted, sequences }));
  const rows = counted.reduce((sum, table) => sum + table.rows, 0);
  tell(`${rows} rows of ${tables.length} tables`);
  for (const table of tables) await addTable(client, archive, table);
  return rows;
};

const addTable = async (client: Client, archive: ArchiveWriter, table: Table): Promise<void> => {
  const copy = client.query(copyTo(`COPY ${tableWithColumns(table)} TO STDOUT`));
  // The next piece is read while one is packed.
  const pieces: AsyncIterable<Buffer> = Readable.from(rowPieces(copy), { highWaterMark: 1 });
  let piece = 0;
  for await (const bytes of pieces) {
    piece += 1;
    await archive.add(rowsEntry(table.name, piece), bytes);
  }
};

interface Missing {
  /** Those that should be there. */
  needed: string[];
  absent: number;
}

/** Between two lines on how far it is. */
const FILES_A_LINE = 1000;
/** While one is written, so many are read: enough for a storage that answers slowly, little memory. */
const READ_AHEAD = 4;

const addFiles = async (
  archive: ArchiveWriter,
  { storage, tell }: ArchiveJob,
  named: Map<string, NamedFile>,
): Promise<Missing> => {
  const missing: Missing = { needed: [], absent: 0 };
  archive.stopPacking();
  tell(`up to ${named.size} files`);
  let done = 0;
  const files: AsyncIterable<NamedFile & { bytes?: Buffer }> = Readable.from(named.values()).map(
    async (file: NamedFile) => ({ ...file, bytes: await readEither(storage, file) }),
    { concurrency: READ_AHEAD },
  );
  for await (const { key, isNeeded, bytes } of files) {
    if (bytes) await archive.add(fileEntry(key), bytes);
    else missing.absent += 1;
    if (!bytes && isNeeded) missing.needed.push(key);
    done += 1;
    if (done % FILES_A_LINE === 0) tell(`${done} files done`);
  }
  return missing;
};

const readEither = async (storage: FileStorage, { key, standIn }: NamedFile): Promise<Buffer | undefined> =>
  (await readFile(storage, key)) ?? (standIn === undefined ? undefined : readFile(storage, standIn));

/** All at once, at most 10 MB (design §4 "Photos"): a size that is replaced meanwhile is one or the other. */
const readFile = async (storage: FileStorage, key: string): Promise<Buffer | undefined> => {
  try {
    return await storage.bytes(key);
  } catch (error) {
    if (isFileMissing(error)) return undefined;
    throw error;
  }
};

/** What was deleted since the snapshot is only told of. @returns what is still named */
const tellMissing = async (client: Client, { tell }: ArchiveJob, { needed }: Missing): Promise<string[]> => {
  if (needed.length === 0) return [];
  const now = await findNamedFiles(client);
  const lost = needed.filter((key) => now.get(key)?.isNeeded);
  for (const key of needed) {
    const why = lost.includes(key) ? 'is missing from the storage' : 'was deleted meanwhile';
    tell(`${key} ${why}: not in the archive`);
  }
  return lost;
};
