import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Request } from 'express';
import multer, { type StorageEngine } from 'multer';

type FileHandler = Parameters<StorageEngine['_handleFile']>[2];

/** What `HashingDiskStorage` adds to multer's word for a file. */
export interface HashedFile {
  sha256: string;
}

/** Multer's disk storage, with the SHA-256 of what passes by, so that no file has to be read again for it. */
export class HashingDiskStorage implements StorageEngine {
  constructor(private readonly directory: string) {}

  _handleFile(request: Request, file: Express.Multer.File, done: FileHandler): void {
    const name = randomUUID();
    const hash = createHash('sha256');
    diskStorage(this.directory, name)._handleFile(request, file, (error, stored) => {
      // Multer believes that a failed write left nothing; a full disk leaves half a file.
      if (error) return void rm(join(this.directory, name), { force: true }).finally(() => done(error));
      const hashed: Partial<Express.Multer.File> & HashedFile = { ...stored, sha256: hash.digest('hex') };
      done(null, hashed);
    });
    file.stream.on('data', (chunk: Buffer) => hash.update(chunk));
  }

  _removeFile(request: Request, file: Express.Multer.File, done: (error: Error | null) => void): void {
    diskStorage(this.directory, file.filename)._removeFile(request, file, done);
  }
}

/** Both answers come at once, or the hash, which listens from the same tick on, would miss the first bytes. */
const diskStorage = (directory: string, name: string): StorageEngine =>
  multer.diskStorage({
    destination: (_request, _file, done) => done(null, directory),
    filename: (_request, _file, done) => done(null, name),
  });
