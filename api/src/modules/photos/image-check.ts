import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type Metadata } from 'sharp';
import { photoProblems } from './photo-problems.js';

/** What a file says of itself, judged by its content; its name and the client's header are never asked. */
export interface CheckedImage {
  path: string;
  /** In pixels, as stored: before the orientation is applied. */
  width: number;
  height: number;
  isJpeg: boolean;
  /** HEVC is decoded by `HeicDecoder`; everything else by sharp. */
  isHevc: boolean;
}

/**
 * Twice what phones make by themselves (12, 24, 48 or 50 million). The 200 million that some can be told to make do not
 * fit into 10 MB as a rule, and would take the work of everybody else's photos; a decompression bomb has more.
 */
export const MAX_PIXELS = 100_000_000;

/** HEVC is decoded whole into memory at four bytes a pixel. The largest phone photos have 49 million. */
export const MAX_HEVC_PIXELS = 50_000_000;

const SNIFFED_BYTES = 4_100;

/** Content types that are taken in (design §4 "Photos"), with the name sharp has for each. */
const ACCEPTED = new Map([
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
 * @throws DomainError `photos.unsupported-type`, `photos.damaged` or `photos.too-many-pixels`
 */
export const checkImage = async (path: string): Promise<CheckedImage> => {
  const format = await acceptedFormat(path);
  const header = await readHeader(path);
  if (header.format !== format) throw photoProblems.unsupportedType();
  const { width, height, compression } = header;
  if (format === 'heif' && compression !== 'av1' && compression !== 'hevc')
    throw photoProblems.unsupportedType();
  const isHevc = compression === 'hevc';
  if (width * height > (isHevc ? MAX_HEVC_PIXELS : MAX_PIXELS)) throw photoProblems.tooManyPixels();
  return { path, width, height, isJpeg: format === 'jpeg', isHevc };
};

const acceptedFormat = async (path: string): Promise<string> => {
  const type = await fileTypeFromBuffer(await firstBytes(path)).catch(() => undefined);
  const format = ACCEPTED.get(type?.mime ?? '');
  if (format === undefined) throw photoProblems.unsupportedType();
  return format;
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
    throw photoProblems.damaged();
  }
};
