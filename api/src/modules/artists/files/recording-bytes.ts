const TAG_HEADER_BYTES = 10;
const HAS_FOOTER = 0x10;

/**
 * Where the sound of an MP3 begins: behind its ID3v2 tag, if it has one.
 * @param head the first bytes of the file
 * @returns undefined for a tag without a valid length (ID3v2.4 §3.1)
 */
export const soundStart = (head: Buffer): number | undefined => {
  if (head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const size = head.subarray(6, TAG_HEADER_BYTES);
  if (size.length < 4 || size.some((byte) => byte > 0x7f)) return undefined;
  const length = size.reduce((sum, byte) => sum * 0x80 + byte, 0);
  const footer = ((head[5] ?? 0) & HAS_FOOTER) === 0 ? 0 : TAG_HEADER_BYTES;
  return TAG_HEADER_BYTES + length + footer;
};

/** Whether an MPEG audio frame comes first, behind nothing but padding (ISO 11172-3 §2.4.1). */
export const beginsWithSound = (bytes: Buffer): boolean => {
  const first = bytes.findIndex((byte) => byte !== 0);
  if (first < 0 || first + 2 >= bytes.length) return false;
  const [sync = 0, kind = 0, rate = 0] = bytes.subarray(first);
  const hasLayer = (kind & 0x06) !== 0;
  const hasRates = (rate & 0xf0) !== 0xf0 && (rate & 0x0c) !== 0x0c;
  return sync === 0xff && (kind & 0xe0) === 0xe0 && hasLayer && hasRates;
};

/** Whether this IFF file is of sound. */
export const isAiff = (head: Buffer): boolean => /^FORM[^]{4}AIF[FC]/.test(head.toString('latin1', 0, 12));

/** Whether the tracks that this WebM file declares at its beginning are sound, without a picture. */
export const isSoundAlone = (head: Buffer): boolean => {
  const text = head.toString('latin1');
  return /A_(?:OPUS|VORBIS)/.test(text) && !/V_(?:VP8|VP9|AV1)/.test(text);
};
