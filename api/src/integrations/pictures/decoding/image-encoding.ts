import sharp, { type Sharp, type SharpInput } from 'sharp';
import { MAX_PIXELS } from './image-check.js';
import { ImageProblem } from '#src/integrations/pictures/image-problem.js';

/** Longest side in pixels of the largest picture the product keeps. */
export const LARGEST_SIDE = 2560;

// Measured on two cores with a 2 MB JPEG: one thread per image and as many images as cores gives the most photos a
// second, and libvips' cache holds on to files that are about to be moved away.
sharp.concurrency(1);
sharp.cache(false);

const INSIDE = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/** The image upright, first frame only, at most `side` pixels long, never enlarged; metadata stays behind. */
export const fit = (image: SharpInput, side: number): Sharp =>
  sharp(image, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true, pages: 1 })
    .autoOrient()
    .resize(INSIDE(side));

/**
 * Does the work that `image` describes.
 * @throws ImageProblem `damaged`, or `tooComplex` after so many seconds
 */
export const encode = async (image: Sharp, seconds: number): Promise<Buffer> => {
  try {
    return await image.timeout({ seconds }).toBuffer();
  } catch (error) {
    throw new ImageProblem(
      error instanceof Error && error.message.startsWith('timeout') ? 'tooComplex' : 'damaged',
    );
  }
};
