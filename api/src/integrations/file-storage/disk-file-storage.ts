import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { copyFile, open, opendir, readFile, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { errorCode } from '#src/common/errors/error-code.js';
import { type ByteRange, FileStorage, type StoredFile } from './file-storage.js';
import { storageProblem } from './storage-problem.js';

/**
 * Files in one directory of this machine. They are written aside first, so a reader never sees half a file, and are on the
 * disk when a call returns (decision 6).
 */
export class DiskFileStorage extends FileStorage {
  /**
   * @param directory where the files live; made when missing, as is `incoming`
   * @param incoming where files are written before they get their name; on the same disk, or moving costs a copy
   */
  constructor(
    private readonly directory: string,
    private readonly incoming: string,
  ) {
    super(new Disk(new FSDriver({ location: directory, visibility: 'private' })));
    for (const path of [directory, incoming]) mkdirSync(path, { recursive: true });
  }

  override put(key: string, bytes: Uint8Array): Promise<void> {
    return storageProblem.in(() => this.writeAside(bytes, (path) => this.place(path, key)));
  }

  override takeFile(key: string, path: string): Promise<void> {
    return storageProblem.in(() => this.place(path, key));
  }

  override bytes(key: string): Promise<Buffer> {
    return storageProblem.reading(() => readFile(join(this.directory, key)));
  }

  override open(key: string, range?: ByteRange): Promise<Readable> {
    return storageProblem.reading(async () => {
      const file = await open(join(this.directory, key));
      return file.createReadStream(range);
    });
  }

  protected override async *listAll(prefix: string): AsyncIterable<StoredFile> {
    for await (const entry of await opendir(this.directory)) {
      if (!entry.isFile() || !entry.name.startsWith(prefix)) continue;
      const changedAt = await changedAtOf(join(this.directory, entry.name));
      if (changedAt) yield { key: entry.name, changedAt };
    }
  }

  private async writeAside(bytes: Uint8Array, use: (path: string) => Promise<void>): Promise<void> {
    const path = join(this.incoming, randomUUID());
    try {
      await writeFile(path, bytes);
      await use(path);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  /** Flushed before it gets its name: one that the disk does not take leaves what the key held. */
  private async place(path: string, key: string): Promise<void> {
    const placed = join(this.directory, key);
    await flush(path, 'r+');
    try {
      await rename(path, placed);
    } catch (error) {
      if (!isOtherDisk(error)) throw error;
      await moveAcross(path, placed);
    }
    await flushNames(this.directory);
  }
}

/** @returns undefined for a file that is gone by now */
const changedAtOf = async (path: string): Promise<Date | undefined> => {
  try {
    return (await stat(path)).mtime;
  } catch (error) {
    if (storageProblem.isMissing(error)) return undefined;
    throw error;
  }
};

const moveAcross = async (path: string, placed: string): Promise<void> => {
  try {
    await copyFile(path, placed);
    await flush(placed, 'r+');
  } catch (error) {
    await rm(placed, { force: true });
    throw error;
  }
  await unlink(path);
};

/** Waits until the disk has it: a power cut may take what is not flushed. */
const flush = async (path: string, flags: 'r' | 'r+'): Promise<void> => {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Some systems do not flush a directory; Windows does not even open one. */
const REFUSALS = new Set(['EACCES', 'EINVAL', 'EISDIR', 'ENOTSUP', 'EPERM']);

/** The name of a file is kept by its directory, and flushed with it. */
const flushNames = async (directory: string): Promise<void> => {
  try {
    await flush(directory, 'r');
  } catch (error) {
    if (!REFUSALS.has(errorCode(error))) throw error;
  }
};

const isOtherDisk = (error: unknown): boolean => errorCode(error) === 'EXDEV';
