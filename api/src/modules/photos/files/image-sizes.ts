import sharp, { type Sharp } from 'sharp';
import { encode, fit, LARGEST_SIDE } from '#src/integrations/pictures/decoding/image-encoding.js';

/**
 * Re-encoding: orientation applied, all metadata left behind, sRGB, first frame only (design §4 "Photos"). Nothing a
 * client sent is ever served, only what these functions made of its pixels.
 */

/**
 * Longest side in pixels: of the thumbnail, of the card on a phone with a sharp screen, of the picture on a large screen,
 * and of the JPEG for download.
 */
export const SIDE = { thumbnail: 320, card: 480, screen: 1280, download: LARGEST_SIDE } as const;

const PLACEHOLDER_SIDE = 16;

const FIRST_SECONDS = 20;
const JOB_SECONDS = 60;

/**
 * The small WebP that the guest waits for; decoding for it also proves the whole file readable. `effort: 0` costs 2 ms
 * instead of 9 and a few hundred bytes.
 * @param longestSide of the upload in pixels
 * @throws ImageProblem `damaged`, or `tooComplex` after 20 s of work
 */
export const makeFirstThumbnail = (image: string, longestSide: number): Promise<Buffer> =>
  encode(fit(image, firstSide(longestSide)).webp({ quality: 75, effort: 0 }), FIRST_SECONDS);

/** The 320 px WebP. Errors as `makeFirstThumbnail`, after 60 s. */
export const makeThumbnail = (image: Buffer): Promise<Buffer> =>
  encode(fit(image, SIDE.thumbnail).webp({ quality: 75, effort: 4 }), JOB_SECONDS);

/** The 480 px WebP of a gallery card. Errors as `makeFirstThumbnail`, after 60 s. */
export const makeCardImage = (image: Buffer): Promise<Buffer> =>
  encode(fit(image, SIDE.card).webp({ quality: 72, effort: 4 }), JOB_SECONDS);

/**
 * What stands in a photo's place while it loads: some hundred bytes that the page need not ask for.
 * @returns a `data:` address. Errors as `makeFirstThumbnail`, after 60 s
 */
export const makePlaceholder = async (image: Buffer): Promise<string> => {
  const tiny = await encode(fit(image, PLACEHOLDER_SIDE).webp({ quality: 30, effort: 6 }), JOB_SECONDS);
  return `data:image/webp;base64,${tiny.toString('base64')}`;
};

/** The 1280 px WebP shown on screens. Errors as `makeFirstThumbnail`, after 60 s. */
export const makeScreenImage = (image: Buffer): Promise<Buffer> =>
  encode(fit(image, SIDE.screen).webp({ quality: 80, effort: 4 }), JOB_SECONDS);

/** The JPEG for download, on white where the picture was transparent. Errors as `makeFirstThumbnail`, after 60 s. */
export const makeDownloadImage = async (
  image: Buffer,
): Promise<{ data: Buffer; width: number; height: number }> => {
  const data = await encode(asJpeg(fit(image, SIDE.download)), JOB_SECONDS);
  const { width, height } = await sharp(data).metadata();
  return { data, width, height };
};

/**
 * A JPEG is decoded at an eighth of its size, the cheapest there is (22 ms instead of 27 for 2 MB), when the picture
 * made of it is at least nine times smaller; large photos therefore get a slightly smaller picture first.
 */
const firstSide = (longestSide: number): number =>
  longestSide < SMALLEST_EIGHTH * 9 ? SIDE.thumbnail : Math.min(SIDE.thumbnail, Math.floor(longestSide / 9));

/** Below this a first thumbnail would look poor, and a photo that small is cheap to decode anyway. */
const SMALLEST_EIGHTH = 200;

const asJpeg = (image: Sharp): Sharp =>
  image.flatten({ background: '#fff' }).jpeg({ quality: 85, progressive: true });
