const MARK = 0xff;
const MARKER = { start: 0xd8, end: 0xd9, scan: 0xda, firstRestart: 0xd0, lastRestart: 0xd7 } as const;

/** Frames that every decoder knows: baseline, extended and progressive Huffman (ITU-T T.81, table B.1). */
const COMMON_FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);
const QUANTIZATION = 0xdb;
const HUFFMAN = 0xc4;

/**
 * True for a JPEG that has all its parts in order, from the start mark to the end mark. Of a JPEG a decoder demands no
 * more: damage between the marks shows as blots, not as an error. Reading the marks takes one or two milliseconds where
 * decoding takes twenty.
 * Whatever follows the end mark (a motion photo's film, a hidden program) does not count; no size is made of it.
 */
export const isWholeJpeg = (file: Buffer): boolean => {
  if (file[0] !== MARK || file[1] !== MARKER.start) return false;
  const seen = new Set<number>();
  for (let at = 2; at + 3 < file.length || file[at + 1] === MARKER.end;) {
    const marker = file[at + 1];
    if (file[at] !== MARK || marker === undefined) return false;
    if (marker === MARK) {
      at += 1;
      continue;
    }
    if (marker === MARKER.end) return isComplete(seen);
    seen.add(marker);
    at += 2 + file.readUInt16BE(at + 2);
    if (marker === MARKER.scan) at = endOfScan(file, at);
  }
  return false;
};

const isComplete = (seen: ReadonlySet<number>): boolean =>
  [QUANTIZATION, HUFFMAN, MARKER.scan].every((marker) => seen.has(marker)) &&
  [...seen].filter((marker) => isFrame(marker)).every((marker) => COMMON_FRAMES.has(marker)) &&
  [...COMMON_FRAMES].some((marker) => seen.has(marker));

/** Start-of-frame marks are C0 to CF, but for the tables C4 and CC and the extension C8. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && ![HUFFMAN, 0xc8, 0xcc].includes(marker);

/** Where the next mark stands: in picture data FF is followed by 00, or by a restart mark that belongs to it. */
const endOfScan = (file: Buffer, start: number): number => {
  for (let at = file.indexOf(MARK, start); at >= 0; at = file.indexOf(MARK, at + 2)) {
    const next = file[at + 1] ?? MARKER.end;
    const belongs = next === 0 || (next >= MARKER.firstRestart && next <= MARKER.lastRestart);
    if (!belongs) return at;
  }
  return file.length;
};
