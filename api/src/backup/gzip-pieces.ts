import { Transform, type TransformCallback } from 'node:stream';
import { gzip } from 'node:zlib';

/** What rows gain by more costs a venue's processor more than its disk. */
const PACKED = 4;
/** Photos and recordings do not get smaller: to try takes twenty times as long as to write them as they are. */
const AS_THEY_ARE = 0;
const CHUNK_BYTES = 1024 * 1024;

/** Gzip of what is written to it, each piece a member of its own (RFC 1952 §2.2), so that pieces may differ in how they are packed. */
export class GzipPieces extends Transform {
  private taken = 0;
  private packed = Infinity;

  /** What comes after so many bytes is written as it is. They may be on their way here still. */
  packUpTo(bytes: number): void {
    this.packed = bytes;
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    const level = this.taken < this.packed ? PACKED : AS_THEY_ARE;
    this.taken += bytes.length;
    gzip(bytes, { level, chunkSize: CHUNK_BYTES }, done);
  }
}
