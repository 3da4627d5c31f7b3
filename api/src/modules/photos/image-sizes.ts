import sharp, { type Sharp, type SharpInput } from 'sharp';
import { MAX_PIXELS } from './image-check.js';
import { photoProblems } from './photo-problems.js';

/**
 * Re-encoding: orientation applied, all metadata left behind, sRGB, first frame only (design §4 "Photos"). Nothing a
 * client sent is ever served, only what these functions made of its pixels.
 */

/** Longest side in pixels: of the thumbnail, of the picture on a screen, and of the JPEG for download. */
export const SIDE = { thumbnail: 320, screen: 1280, download: 2560 } as const;

/** Pixels that `HeicDecoder` read, four bytes each. */
export interface RawPixels {
  data: Buffer;
  width: number;
  height: number;
}

const THUMBNAIL_SECONDS = 10;
const JOB_SECONDS = 60;

// Measured on two cores with a 2 MB JPEG: one thread per image and as many images as cores gives the most photos a
// second, and libvips' cache holds on to files that are about to be moved away.
sharp.concurrency(1);
sharp.cache(false);

/**
 * The 320 px WebP that the guest waits for; decoding for it also proves the whole file readable. `effort: 0` costs 5 ms
 * instead of 12 and a few hundred bytes.
 * @throws DomainError `photos.damaged`, or `photos.too-complex` after 10 s of work
 */
export const makeThumbnail = (image: string | Buffer): Promise<Buffer> =>
  encode(fit(image, SIDE.thumbnail).webp({ quality: 75, effort: 0 }), THUMBNAIL_SECONDS);

/** The 1280 px WebP shown on screens. Errors as `makeThumbnail`, after 60 s. */
export const makeScreenImage = (image: Buffer): Promise<Buffer> =>
  encode(fit(image, SIDE.screen).webp({ quality: 80, effort: 4 }), JOB_SECONDS);

/** The JPEG for download, on white where the picture was transparent. Errors as `makeThumbnail`, after 60 s. */
export const makeDownloadImage = async (
  image: Buffer,
): Promise<{ data: Buffer; width: number; height: number }> => {
  const data = await encode(asJpeg(fit(image, SIDE.download)), JOB_SECONDS);
  const { width, height } = await sharp(data).metadata();
  return { data, width, height };
};

/** Turns decoded HEIC pixels into a JPEG that takes the place of what was uploaded. */
export const jpegFromPixels = ({ data, width, height }: RawPixels): Promise<Buffer> => {
  const pixels = sharp(data, { raw: { width, height, channels: 4 } });
  return encode(asJpeg(pixels.resize(INSIDE(SIDE.download))), JOB_SECONDS);
};

const INSIDE = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

const fit = (image: SharpInput, side: number): Sharp =>
  sharp(image, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 })
    .autoOrient()
    .resize(INSIDE(side));

const asJpeg = (image: Sharp): Sharp =>
  image.flatten({ background: '#fff' }).jpeg({ quality: 85, progressive: true });

const encode = async (image: Sharp, seconds: number): Promise<Buffer> => {
  try {
    return await image.timeout({ seconds }).toBuffer();
  } catch (error) {
    throw error instanceof Error && error.message.startsWith('timeout')
      ? photoProblems.tooComplex()
      : photoProblems.damaged();
  }
};
