import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Request } from 'express';
import type { StorageEngine } from 'multer';

type FileHandler = Parameters<StorageEngine['_handleFile']>[2];
type StoredFile = Pick<Express.Multer.File, 'path' | 'size'> & HashedFile;

/** What `HashingDiskStorage` adds to multer's word for a file. */
interface HashedFile {
  sha256: string;
}

/** Bytes that wait for the disk before the client is slowed down; many small waits cost more than the memory. */
const WAITING_BYTES = 512 * 1024;

/**
 * Writes uploads to a directory and takes the SHA-256 of what passes by, so that no file has to be read again for it.
 * A file that could not be written whole is removed, whether the client went away or the disk is full.
 */
export class HashingDiskStorage implements StorageEngine {
  constructor(private readonly directory: string) {}

  _handleFile(_request: Request, file: Express.Multer.File, done: FileHandler): void {
    this.write(file).then((stored) => done(null, stored), done);
  }

  _removeFile(_request: Request, { path }: Express.Multer.File, done: (error: Error | null) => void): void {
    rm(path, { force: true }).then(() => done(null), done);
  }

  private async write({ stream }: Express.Multer.File): Promise<StoredFile> {
    const path = join(this.directory, randomUUID());
    const hash = createHash('sha256');
    const output = createWriteStream(path, { highWaterMark: WAITING_BYTES });
    stream.on('data', (chunk: Buffer) => hash.update(chunk));
    try {
      await pipeline(stream, output);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
    return { path, size: output.bytesWritten, sha256: hash.digest('hex') };
  }
}
