import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { ImageProblem } from '#src/integrations/pictures/image-problem.js';

/** What a file says of itself, judged by its content; its name and the client's header are never asked. */
export interface CheckedImage {
  path: string;
  /** In pixels, as stored: before the orientation is applied. */
  width: number;
  height: number;
  /** Of a channel of one pixel: two where it has more than eight bits. */
  bytesPerSample: 1 | 2;
  isJpeg: boolean;
  /** HEVC is decoded by `HeicDecoder`; everything else by sharp. */
  isHevc: boolean;
}

/**
 * Twice what phones make by themselves (12, 24, 48 or 50 million). The 200 million that some can be told to make do not
 * fit into 10 MB as a rule, and would take the work of everybody else's photos; a decompression bomb has more. Of 16 bits a channel
 * it is half as many: an interlaced PNG, which cannot be read in pieces, would take 800 MB.
 */
export const MAX_PIXELS = 100_000_000;

/** HEVC is decoded whole into memory at four bytes a pixel, however many bits it has. The largest phone photos have 49 million. */
const MAX_HEVC_PIXELS = 50_000_000;

const SNIFFED_BYTES = 4_100;

/** A format by the name sharp has for it; HEIC and AVIF are both `heif`. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

/** Content types that are taken in (design §4 "Photos"). */
const ACCEPTED = new Map<string, ImageFormat>([
  ['image/jpeg', 'jpeg'],
  ['image/png', 'png'],
  ['image/apng', 'png'],
  ['image/webp', 'webp'],
  ['image/gif', 'gif'],
  ['image/avif', 'heif'],
  ['image/heic', 'heif'],
  ['image/heif', 'heif'],
  ['image/heic-sequence', 'heif'],
  ['image/heif-sequence', 'heif'],
]);

/**
 * Decides from the first bytes and the header alone whether a file may be decoded at all.
 * @param formats the only ones that are welcome here; all accepted ones when left out
 * @throws ImageProblem `unsupportedType`, `damaged` or `tooManyPixels`
 */
export const checkImage = async (path: string, formats?: readonly ImageFormat[]): Promise<CheckedImage> => {
  const format = await formatOf(path);
  if (format === undefined || formats?.includes(format) === false) throw new ImageProblem('unsupportedType');
  const header = await readHeader(path);
  if (header.format !== format) throw new ImageProblem('unsupportedType');
  const { width, height, compression } = header;
  if (format === 'heif' && compression !== 'av1' && compression !== 'hevc')
    throw new ImageProblem('unsupportedType');
  const isHevc = compression === 'hevc';
  const bytesPerSample = isHevc || header.depth === 'uchar' ? 1 : 2;
  if (width * height * bytesPerSample > (isHevc ? MAX_HEVC_PIXELS : MAX_PIXELS))
    throw new ImageProblem('tooManyPixels');
  return { path, width, height, bytesPerSample, isJpeg: format === 'jpeg', isHevc };
};

const formatOf = async (path: string): Promise<ImageFormat | undefined> => {
  const type = await fileTypeFromBuffer(await firstBytes(path)).catch(() => undefined);
  return ACCEPTED.get(type?.mime ?? '');
};

const firstBytes = async (path: string): Promise<Uint8Array> => {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SNIFFED_BYTES), 0, SNIFFED_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
};

/** Reads no pixel, so it is safe for a file of any claimed size. */
const readHeader = async (path: string): Promise<Metadata> => {
  try {
    return await sharp(path, { limitInputPixels: false }).metadata();
  } catch {
    throw new ImageProblem('damaged');
  }
};
