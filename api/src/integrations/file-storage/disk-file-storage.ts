import { randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { copyFile, open, opendir, rename, rm, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { type ByteRange, FileStorage, type StoredFile } from './file-storage.js';
import { fileMissing, storageProblem } from './storage-problem.js';

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

  override async open(key: string, range?: ByteRange): Promise<Readable> {
    try {
      const file = await open(join(this.directory, key));
      return file.createReadStream(range);
    } catch (error) {
      throw storageProblem.isMissing(error) ? fileMissing() : storageProblem.from(error);
    }
  }

  protected override async *listAll(prefix: string): AsyncIterable<StoredFile> {
    for await (const entry of await opendir(this.directory)) {
      if (!entry.isFile() || !entry.name.startsWith(prefix)) continue;
      const { mtime } = await stat(join(this.directory, entry.name));
      yield { key: entry.name, changedAt: mtime };
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

  private async place(path: string, key: string): Promise<void> {
    const placed = join(this.directory, key);
    try {
      await rename(path, placed);
    } catch (error) {
      if (!isOtherDisk(error)) throw error;
      await copyFile(path, placed);
      await unlink(path);
    }
    await flush(placed);
  }
}

/** Waits until the disk has the file and the name that it was given: a power cut may take what is not flushed. */
const flush = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
};

const isOtherDisk = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EXDEV';
