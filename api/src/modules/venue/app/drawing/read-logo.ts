import { fit } from '#src/integrations/pictures/decoding/image-encoding.js';
import { iconBackground } from './icon-background.js';
import { type LogoShape, type Pixels, type Rgb, shapeOf } from './logo-shape.js';

/** A venue's logo, measured and ready to be drawn. */
export interface Logo {
  pixels: Pixels;
  shape: LogoShape;
  background: Rgb;
}

/** Longer sides than any picture of the app needs are shrunk first. */
const LONGEST_SIDE = 800;
const SECONDS = 10;

/**
 * Decodes and measures a logo. Rejects when it is no picture.
 * @param wished `#RRGGBB` to stand on, if it can be made out there
 */
export const readLogo = async (file: Buffer, wished: string | null): Promise<Logo> => {
  const { data, info } = await fit(file, LONGEST_SIDE)
    .toColourspace('srgb')
    .ensureAlpha()
    .timeout({ seconds: SECONDS })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = { data, width: info.width, height: info.height };
  const shape = shapeOf(pixels);
  return { pixels, shape, background: iconBackground(shape, wished) };
};
