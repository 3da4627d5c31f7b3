import { z } from 'zod';
import { productVersion } from '#src/config/product-version.js';
import { BackupError } from './backup-error.js';

/** How archives are laid out. Raised when an older program could not read the new layout. */
const FORMAT_VERSION = 1;
const FORMAT = 'honky-tonk-backup';

/** First entry of an archive. */
export const MANIFEST = 'manifest.json';
/** Last entry: a line for each one before it, as `sha256sum` writes them. */
export const CHECKSUMS = 'sha256sums.txt';

const ROWS = /^tables\/([^/]+)\/\d+\.copy$/;
const FILE = /^files\/([^/]+)$/;

/** Name of the n-th piece of a table's rows, from 1. */
export const rowsEntry = (table: string, piece: number): string =>
  `tables/${table}/${String(piece).padStart(6, '0')}.copy`;

export const fileEntry = (key: string): string => `files/${key}`;

/** The table whose rows an entry holds; undefined for other entries. */
export const tableOfEntry = (name: string): string | undefined => ROWS.exec(name)?.[1];

/** Key of the stored file that an entry holds; undefined for other entries. */
export const keyOfEntry = (name: string): string | undefined => FILE.exec(name)?.[1];

const manifestSchema = z.object({
  format: z.literal(FORMAT),
  version: z.number().int(),
  /** Of the program that made it. */
  product: z.string(),
  /** ISO 8601, of the snapshot. */
  madeAt: z.string(),
  /** Schema changes that its rows have seen, oldest first. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number().int() })),
  /** `value` is the last number given out; null for none yet. */
  sequences: z.array(z.object({ name: z.string(), value: z.string().nullable() })),
});

export type Manifest = z.infer<typeof manifestSchema>;

/** The first entry of an archive of this program. */
export const writeManifest = (facts: Omit<Manifest, 'format' | 'version' | 'product'>): Buffer => {
  const manifest: Manifest = {
    format: FORMAT,
    version: FORMAT_VERSION,
    product: productVersion(),
    ...facts,
  };
  return Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`);
};

const headSchema = z.object({ format: z.literal(FORMAT), version: z.number(), product: z.string() });

/**
 * What the first entry of an archive says.
 * @param known schema changes of this program, by name
 * @throws BackupError for an archive of another program, or of a newer version of this one
 */
export const readManifest = (bytes: Buffer, known: ReadonlySet<string>): Manifest => {
  const head = headSchema.safeParse(fromJson(bytes)).data;
  if (!head) throw notABackup();
  if (head.version > FORMAT_VERSION) throw newerBackup(head.product);
  const manifest = manifestSchema.safeParse(fromJson(bytes)).data;
  if (!manifest) throw notABackup();
  if (manifest.migrations.some((name) => !known.has(name))) throw newerBackup(manifest.product);
  return manifest;
};

const fromJson = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
};

export const notABackup = (): BackupError => new BackupError('This file is not a backup of this program.');

const newerBackup = (product: string): BackupError =>
  new BackupError(
    `This backup was made by a newer version of this program (${product}): restore it with that version, or a later one.`,
  );
