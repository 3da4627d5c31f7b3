import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { forgetFutureChanges, MARKED_TABLES } from '#src/modules/door/list/door-list.sql.js';
import { HOLD_MESSAGES } from '#src/modules/notifications/messages.sql.js';
import { servedContentType } from '#src/modules/photos/files/photo-names.js';
import { QUEUE_WAITING_SIZES } from '#src/modules/photos/photos.sql.js';
import type { ArchiveJob } from './archive-job.js';
import { type CheckedArchive, readEntries } from './archive-reader.js';
import { BackupError } from './backup-error.js';
import { requireNoVenue } from './empty-venue.js';
import { keyOfEntry, type Manifest, tableOfEntry } from './manifest.js';
import { withoutRules } from './table-rules.js';
import {
  COPYING,
  type CountedTable,
  findTables,
  OWN_TABLES,
  quoted,
  quotedNames,
  type Table,
  tableWithColumns,
} from './tables.js';

interface Load extends Pick<ArchiveJob, 'storage' | 'tell'> {
  archive: CheckedArchive;
}

export interface LoadedArchive {
  rows: number;
  files: number;
  /** E-mails and texts that waited to be sent, and now wait for staff. */
  held: number;
}

/** The type of files that are never served, such as originals of photos. */
const OTHER_TYPE = 'application/octet-stream';

/**
 * Loads rows and files in one transaction into a database with the archive's own schema.
 * @throws BackupError when a venue has come to be there meanwhile, or rows are missing
 */
export const loadArchive = async (client: Client, load: Load): Promise<LoadedArchive> => {
  const { manifest } = load.archive;
  await client.query(`BEGIN; ${COPYING}`);
  const known = knownTables(await findTables(client), load);
  const tables = [...known.values()];
  await client.query(`LOCK TABLE ${quotedNames(tables)} IN ACCESS EXCLUSIVE MODE`);
  await requireNoVenue(client);
  const loaded = await withoutRules(client, tables, async () => {
    await client.query(`TRUNCATE ${quotedNames(tables)}`);
    const counts = await loadEntries(client, load, known);
    // While triggers and time limits are off: tables may be large.
    for (const { name } of tables.filter(isMarked)) await client.query(forgetFutureChanges(name));
    const { rows } = await client.query<{ held: number }>(HOLD_MESSAGES);
    await client.query(QUEUE_WAITING_SIZES);
    await setSequences(client, manifest, tables);
    return { ...counts, held: rows[0]?.held ?? 0 };
  });
  await client.query('COMMIT');
  return loaded;
};

/** Our own tables. Those of another program stay as they are, also where the archive has one of the same name. */
const knownTables = (tables: Table[], { archive, tell }: Load): Map<string, CountedTable> => {
  const known = new Map<string, CountedTable>();
  for (const { name, columns, rows } of archive.manifest.tables) {
    const table = OWN_TABLES.has(name) ? tables.find((candidate) => candidate.name === name) : undefined;
    if (table && columns.every((column) => table.columns.includes(column)))
      known.set(name, { name, columns, rows });
    else if (table)
      throw new BackupError(`This backup has other columns in ${name} than this program knows.`);
    else tell(`the table ${name} is not of this program: left out`);
  }
  return known;
};

/** Tables of an archive of an early version have no such column. */
const isMarked = ({ name, columns }: Table): boolean =>
  MARKED_TABLES.includes(name) && columns.includes('changed_tx');

const loadEntries = async (
  client: Client,
  { archive, storage, tell }: Load,
  tables: Map<string, CountedTable>,
): Promise<{ rows: number; files: number }> => {
  const rowsOf = new Map<string, number>();
  let [rows, files] = [0, 0];
  for await (const { name, bytes } of readEntries(archive.path)) {
    const table = tables.get(tableOfEntry(name) ?? '');
    if (table) {
      const more = await loadRows(client, table, bytes);
      rowsOf.set(table.name, (rowsOf.get(table.name) ?? 0) + more);
      rows += more;
    }
    const key = keyOfEntry(name);
    if (key === undefined) continue;
    if (files === 0) tell(`${rows} rows are in; ${archive.files.size} files`);
    await storage.put(key, bytes, servedContentType(key) ?? OTHER_TYPE);
    files += 1;
  }
  for (const table of tables.values()) requireAllRows(table, rowsOf.get(table.name) ?? 0);
  return { rows, files };
};

const requireAllRows = ({ name, rows }: CountedTable, loaded: number): void => {
  if (loaded !== rows)
    throw new BackupError(
      `This backup has ${loaded} rows of ${name}, and should have ${rows}. Use another one.`,
    );
};

const loadRows = async (client: Client, table: Table, bytes: Buffer): Promise<number> => {
  const copy = client.query(copyFrom(`COPY ${tableWithColumns(table)} FROM STDIN`));
  await pipeline(Readable.from([bytes]), copy);
  return copy.rowCount;
};

/** A number that was given out for one of these tables is never given out again, also when its row is gone. */
const setSequences = async (
  client: Client,
  { sequences }: Manifest,
  tables: readonly Table[],
): Promise<void> => {
  for (const { name, value } of sequences) {
    await client.query(
      `SELECT setval(class.oid::regclass, coalesce($2::bigint, seqstart), $2::bigint IS NOT NULL)
         FROM pg_class class JOIN pg_sequence ON seqrelid = class.oid
        WHERE relnamespace = current_schema()::regnamespace AND relname = $1
          AND EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = class.oid AND deptype IN ('a', 'i')
                         AND refobjid = ANY ($3::text[]::regclass[]))`,
      [name, value, tables.map((table) => quoted(table.name))],
    );
  }
};
