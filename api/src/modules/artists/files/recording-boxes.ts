import { type FileHandle, open } from 'node:fs/promises';

/** Bytes of a file: the first, and the one behind the last. */
interface Span {
  start: number;
  end: number;
}

/** A box of an MP4 or QuickTime file (ISO 14496-12 §4.2). */
interface Box extends Span {
  type: string;
  /** Where its header ends. */
  body: number;
}

/** What holds boxes that may tell of the recording. */
const HOLDERS = new Set(['moov', 'trak', 'mdia', 'moof', 'traf']);
/** What tells of the recording, and plays nothing: titles, the camera, the place (QuickTime, XMP). */
const TOLD = new Set(['udta', 'meta', 'uuid']);
/** Players skip it. */
const FREE = Buffer.from('free');

/** A recording of ten megabytes has some hundreds. */
const MOST_BOXES = 20_000;
const HEADER_BYTES = 8;
const LONG_HEADER_BYTES = 16;
const ZEROS = Buffer.alloc(64 * 1024);

/**
 * Empties what an MP4, M4A or QuickTime file tells of its recording, such as the place where it was made. Everything stays
 * where it is in the file, so that it plays as before. What is no whole box stays as it was.
 */
export const emptyToldBoxes = async (path: string): Promise<void> => {
  const file = await open(path, 'r+');
  try {
    const { size } = await file.stat();
    await emptyIn(file, { start: 0, end: size });
  } finally {
    await file.close();
  }
};

const emptyIn = async (file: FileHandle, whole: Span): Promise<void> => {
  const spans = [whole];
  let seen = 0;
  for (const span of spans)
    for (let box = await boxAt(file, span); box; box = await boxAt(file, { ...span, start: box.end })) {
      seen += 1;
      if (seen > MOST_BOXES) return;
      if (HOLDERS.has(box.type)) spans.push({ start: box.body, end: box.end });
      if (TOLD.has(box.type)) await empty(file, box);
    }
};

/** The box at the beginning of this span; undefined where none fits. */
const boxAt = async (file: FileHandle, { start, end }: Span): Promise<Box | undefined> => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(LONG_HEADER_BYTES), 0, LONG_HEADER_BYTES, start);
  if (bytesRead < HEADER_BYTES) return undefined;
  const size = buffer.readUInt32BE(0);
  const isLong = size === 1;
  // 0 is a box that goes on to the end.
  const length = isLong ? Number(buffer.readBigUInt64BE(HEADER_BYTES)) : size || end - start;
  const body = start + (isLong ? LONG_HEADER_BYTES : HEADER_BYTES);
  const box = { type: buffer.toString('latin1', 4, HEADER_BYTES), start, body, end: start + length };
  return box.body <= box.end && box.end <= end ? box : undefined;
};

const empty = async (file: FileHandle, { start, body, end }: Box): Promise<void> => {
  await file.write(FREE, 0, FREE.length, start + 4);
  for (let at = body; at < end; at += ZEROS.length)
    await file.write(ZEROS, 0, Math.min(ZEROS.length, end - at), at);
};
