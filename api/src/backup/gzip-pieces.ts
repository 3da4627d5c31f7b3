import { Transform, type TransformCallback } from 'node:stream';
import { gzip } from 'node:zlib';

/** What rows gain by more costs a venue's processor more than its disk. */
const PACKED = 4;
/** Photos and recordings do not get smaller: to try takes twenty times as long as to write them as they are. */
const AS_THEY_ARE = 0;
const CHUNK_BYTES = 1024 * 1024;

/** Gzip of what is written to it, each piece a member of its own (RFC 1952 §2.2), so that pieces may differ in how they are packed. */
export class GzipPieces extends Transform {
  private level = PACKED;

  /** From the next piece on. */
  stopPacking(): void {
    this.level = AS_THEY_ARE;
  }

  override _transform(bytes: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    gzip(bytes, { level: this.level, chunkSize: CHUNK_BYTES }, done);
  }
}
