import sharp, { type OverlayOptions } from 'sharp';
import type { Logo } from './read-logo.js';

/** How the logo stands in a picture of the app. Lengths are shares of the picture's width. */
export interface AppPicture {
  /** In pixels. */
  width: number;
  height: number;
  /** Longest side of the logo. */
  side: number;
  /** How far from the middle something may be seen: what every mask leaves alone. */
  reach?: number;
  /** Radius of the corners of the logo's plate; without it the background goes to every edge. */
  corners?: number;
  /** A logo that is a picture up to its edges takes the whole width. */
  bleeds?: boolean;
}

const SECONDS = 10;

/** Draws a venue's logo in the middle of its background. @returns a PNG */
export const drawAppPicture = async (logo: Logo, picture: AppPicture): Promise<Buffer> => {
  const { width, height, corners } = picture;
  const [r, g, b] = logo.background;
  return sharp({ create: { width, height, channels: 4, background: { r, g, b, alpha: 1 } } })
    .composite([await logoFor(picture, logo), ...(corners ? [plate(picture, corners)] : [])])
    .png({ compressionLevel: 9, palette: true, quality: 95 })
    .timeout({ seconds: SECONDS })
    .toBuffer();
};

/** The logo without its empty borders, in the size that fits. */
const logoFor = async (picture: AppPicture, { pixels, shape }: Logo): Promise<OverlayOptions> => {
  const { data, width, height } = pixels;
  const scale = scaleOf(picture, shape);
  const size = (length: number): number => Math.max(1, Math.floor(length * scale));
  const input = await sharp(data, { raw: { width, height, channels: 4 } })
    .extract(shape.box)
    .resize({ width: size(shape.box.width), height: size(shape.box.height), fit: 'fill' })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return { input, gravity: 'centre' };
};

const scaleOf = (
  { width, side, reach, bleeds }: AppPicture,
  { box, isWhole, ...shape }: Logo['shape'],
): number =>
  Math.min(
    (width * (bleeds && isWhole ? 1 : side)) / Math.max(box.width, box.height),
    reach === undefined ? Infinity : (width * reach) / shape.reach,
  );

/** Leaves of all that is below it what a square with round corners covers. */
const plate = ({ width, height }: AppPicture, corners: number): OverlayOptions => ({
  input: Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" rx="${width * corners}"/></svg>`,
  ),
  blend: 'dest-in',
});
