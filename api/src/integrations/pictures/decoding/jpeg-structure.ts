import { JpegTables } from './jpeg-tables.js';

const MARK = 0xff;
const MARKER = { start: 0xd8, end: 0xd9, scan: 0xda, firstRestart: 0xd0, lastRestart: 0xd7 } as const;

/**
 * True for a plain JPEG, as cameras and phones write them, that has all its parts in order, from the start mark to the end
 * mark, and defines each table before it uses it. Of those a decoder demands no more: damage within picture data shows as
 * blots, not as an error. Reading the marks takes one or two milliseconds where decoding takes twenty.
 * Whatever follows the end mark (a motion photo's film, a hidden program) does not count; no size is made of it.
 */
export const isWholeJpeg = (file: Buffer): boolean => {
  if (file[0] !== MARK || file[1] !== MARKER.start) return false;
  const tables = new JpegTables();
  for (let at = 2; at + 3 < file.length || file[at + 1] === MARKER.end;) {
    const marker = file[at + 1];
    if (file[at] !== MARK || marker === undefined) return false;
    if (marker === MARK) {
      at += 1;
      continue;
    }
    if (marker === MARKER.end) return tables.hasScan;
    const end = at + 2 + file.readUInt16BE(at + 2);
    if (!tables.read(marker, file.subarray(at + 4, end))) return false;
    at = marker === MARKER.scan ? endOfScan(file, end) : end;
  }
  return false;
};

/** Where the next mark stands: in picture data FF is followed by 00, or by a restart mark that belongs to it. */
const endOfScan = (file: Buffer, start: number): number => {
  for (let at = file.indexOf(MARK, start); at >= 0; at = file.indexOf(MARK, at + 2)) {
    const next = file[at + 1] ?? MARKER.end;
    const belongs = next === 0 || (next >= MARKER.firstRestart && next <= MARKER.lastRestart);
    if (!belongs) return at;
  }
  return file.length;
};
