import type { Readable } from 'node:stream';
import type { Disk } from 'flydrive';
import { storageProblem } from './storage-problem.js';

/** Bytes `start` to `end`, both counted from 0 and both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** A stored file as the sweep of left-overs sees it. */
export interface StoredFile {
  key: string;
  changedAt: Date;
}

/**
 * Where the product keeps files: a directory or an S3 bucket, by settings (design §3). Keys are flat names made by this
 * product. Every method raises `storage.full` (507) when no room is left and `storage.unavailable` (503) when the
 * storage cannot be reached; a file appears under its key whole or not at all.
 */
export abstract class FileStorage {
  protected constructor(protected readonly disk: Disk) {}

  /** Keeps `bytes` under `key`, replacing what was there. */
  abstract put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;

  /** Keeps the local file at `path` under `key` and takes it away from `path`. */
  abstract takeFile(key: string, path: string, contentType: string): Promise<void>;

  /**
   * Opens a file, or a part of it, for streaming.
   * @throws DomainError `storage.file-missing` (404) when the key holds nothing
   */
  abstract open(key: string, range?: ByteRange): Promise<Readable>;

  protected abstract listAll(prefix: string): AsyncIterable<StoredFile>;

  /** Files whose key begins with `prefix`, each with the time it was last written. */
  async *list(prefix: string): AsyncIterable<StoredFile> {
    try {
      yield* this.listAll(prefix);
    } catch (error) {
      throw storageProblem.from(error);
    }
  }

  /**
   * The whole file; for files known to be small, such as an original of at most 10 MB.
   * @throws DomainError `storage.file-missing` (404) when the key holds nothing
   */
  abstract bytes(key: string): Promise<Buffer>;

  /** @returns the size in bytes; undefined when the key holds nothing */
  async size(key: string): Promise<number | undefined> {
    try {
      return (await this.disk.getMetaData(key)).contentLength;
    } catch (error) {
      if (storageProblem.isMissing(error)) return undefined;
      throw storageProblem.from(error);
    }
  }

  async exists(key: string): Promise<boolean> {
    return (await this.size(key)) !== undefined;
  }

  /** Removes a file; a key that holds nothing is no error. */
  async delete(key: string): Promise<void> {
    await storageProblem.in(() => this.disk.delete(key));
  }
}
