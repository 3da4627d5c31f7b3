import { createHash, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { Request } from 'express';
import multer, { type StorageEngine } from 'multer';

type FileHandler = Parameters<StorageEngine['_handleFile']>[2];

/** What `HashingDiskStorage` adds to multer's word for a file. */
export interface HashedFile {
  sha256: string;
}

/** Multer's disk storage, with the SHA-256 of what passes by, so that no file has to be read again for it. */
export class HashingDiskStorage implements StorageEngine {
  private readonly disk: StorageEngine;

  constructor(directory: string) {
    // The name must be known at once: the hash listens from the same tick on, before the first byte.
    this.disk = multer.diskStorage({
      destination: directory,
      filename: (_request, _file, done) => done(null, randomUUID()),
    });
  }

  _handleFile(request: Request, file: Express.Multer.File, done: FileHandler): void {
    const hash = createHash('sha256');
    this.disk._handleFile(request, file, (error, stored) => {
      // Multer believes that a failed write left nothing; a full disk leaves half a file.
      if (error) return void rm(file.path, { force: true }).finally(() => done(error));
      const hashed: Partial<Express.Multer.File> & HashedFile = { ...stored, sha256: hash.digest('hex') };
      done(null, hashed);
    });
    file.stream.on('data', (chunk: Buffer) => hash.update(chunk));
  }

  _removeFile(request: Request, file: Express.Multer.File, done: (error: Error | null) => void): void {
    this.disk._removeFile(request, file, done);
  }
}
