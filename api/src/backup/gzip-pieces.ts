import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const pack = promisify(gzip);

/** What rows gain by more costs a venue's processor more than its disk. */
const PACKED = 4;
/** Photos and recordings do not get smaller: to try takes twenty times as long as to write them as they are. */
const AS_THEY_ARE = 0;
const CHUNK_BYTES = 1024 * 1024;
/** A piece as it is gets no longer by more. */
const OVERHEAD_BYTES = 1024;
/** Less, such as the head of a file, goes with what comes next: a member takes a quarter of a millisecond, however small. */
const SMALLEST_BYTES = 2048;
const AT_ONCE = 2;

interface Piece {
  bytes: Buffer;
  level: number;
}

/**
 * Gzip of a stream, in members of their own (RFC 1952 §2.2), so that they may differ in how they are packed.
 * @param packedBytes how many bytes from its beginning get smaller; what comes after them is written as it is
 */
export const gzipPieces = (stream: AsyncIterable<Buffer>, packedBytes: () => number): Readable =>
  Readable.from(cut(stream, packedBytes), { highWaterMark: 1 }).map(
    ({ bytes, level }: Piece) =>
      pack(bytes, { level, chunkSize: Math.min(CHUNK_BYTES, bytes.length + OVERHEAD_BYTES) }),
    { concurrency: AT_ONCE },
  );

async function* cut(stream: AsyncIterable<Buffer>, packedBytes: () => number): AsyncGenerator<Piece> {
  let waiting: Buffer[] = [];
  let size = 0;
  let level = PACKED;
  let taken = 0;
  const next = (): Piece => {
    const bytes = Buffer.concat(waiting);
    waiting = [];
    size = 0;
    return { bytes, level };
  };
  for await (const bytes of stream) {
    if (level === PACKED && taken >= packedBytes()) {
      yield next();
      level = AS_THEY_ARE;
    }
    waiting.push(bytes);
    size += bytes.length;
    taken += bytes.length;
    if (size >= SMALLEST_BYTES) yield next();
  }
  yield next();
}
