import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { errorCode } from '#src/common/errors/error-code.js';
import { checksumLine } from './archive-writer.js';
import { BackupError } from './backup-error.js';
import { CHECKSUMS, keyOfEntry, MANIFEST, type Manifest, notABackup, readManifest } from './manifest.js';

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** An archive that has been read to its end and is whole. */
export interface CheckedArchive {
  path: string;
  manifest: Manifest;
  /** Keys of the stored files in it. */
  files: ReadonlySet<string>;
}

/** No entry of ours comes near: pieces of rows, files of at most 10 MB, and a line for each of them. */
const MAX_ENTRY_BYTES = 512 * 1024 * 1024;

/** The entries of an archive in their order, one at a time in memory. */
export async function* readEntries(path: string): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  // Its error is the iteration's.
  pipeline(createReadStream(path), createGunzip(), tar, () => undefined);
  for await (const entry of tar) {
    if ((entry.header.size ?? 0) > MAX_ENTRY_BYTES) throw notABackup();
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(piece);
    yield { name: entry.header.name, bytes: Buffer.concat(pieces) };
  }
}

/**
 * Reads an archive to its end, so that nothing is written of one that is not whole.
 * @param known schema changes of this program, by name
 * @throws BackupError when it is foreign, newer, torn or damaged
 */
export async function checkArchive(path: string, known: ReadonlySet<string>): Promise<CheckedArchive> {
  const check = new ArchiveCheck(known);
  try {
    for await (const entry of readEntries(path)) check.take(entry);
  } catch (error) {
    throw inWords(error, path, check.hasBegun);
  }
  return { path, ...check.result() };
}

class ArchiveCheck {
  private manifest: Manifest | undefined;
  private readonly files = new Set<string>();
  private readonly checksums: string[] = [];
  private isEnded = false;

  constructor(private readonly known: ReadonlySet<string>) {}

  get hasBegun(): boolean {
    return this.manifest !== undefined;
  }

  take({ name, bytes }: ArchiveEntry): void {
    if (this.isEnded) throw damaged();
    if (this.manifest === undefined && name !== MANIFEST) throw notABackup();
    if (name === CHECKSUMS) return this.end(bytes);
    this.manifest ??= readManifest(bytes, this.known);
    this.checksums.push(checksumLine(name, bytes));
    const key = keyOfEntry(name);
    if (key !== undefined) this.files.add(key);
  }

  result(): Omit<CheckedArchive, 'path'> {
    if (!this.manifest) throw notABackup();
    if (!this.isEnded) throw torn();
    return { manifest: this.manifest, files: this.files };
  }

  private end(bytes: Buffer): void {
    if (bytes.toString('utf8') !== this.checksums.join('')) throw damaged();
    this.isEnded = true;
  }
}

const torn = (): BackupError =>
  new BackupError('This backup is torn: its end is missing. Use another one; nothing has been changed.');

const tooLittle = (): BackupError =>
  new BackupError('This file is not a backup of this program, or only the first bytes of one.');

const damaged = (): BackupError =>
  new BackupError(
    'This backup is damaged: it is not what was written. Use another one; nothing has been changed.',
  );

/** @param hasBegun whether its first entry was one of ours */
const inWords = (error: unknown, path: string, hasBegun: boolean): unknown => {
  if (error instanceof BackupError) return error;
  const [code, message] = [errorCode(error), error instanceof Error ? error.message : ''];
  if (code === 'ENOENT') return new BackupError(`There is no file ${path}.`);
  if (code === 'EACCES') return new BackupError(`This account may not read ${path}.`);
  if (code === 'EISDIR') return notABackup();
  if (code === 'Z_BUF_ERROR' || message === 'Unexpected end of data') return hasBegun ? torn() : tooLittle();
  if (code.startsWith('Z_') || message.startsWith('Invalid tar header'))
    return hasBegun ? damaged() : notABackup();
  return error;
};
