import sharp from 'sharp';
import { encode } from '#src/integrations/pictures/decoding/image-encoding.js';

/** Comparisons of neighbouring pixels: eight in each of eight rows, one bit each. */
const SIDE = 8;

/** Bits in which two hashes may differ and still be of one picture, re-encoded or resized. */
export const MAX_DISTANCE = 4;

/** The hash of a picture too plain to be told from another. */
export const PLAIN = 0n;

/** Least difference of neighbours, of 255, that says something; noise of the encoding is below it. */
const LEAST_STEP = 2;

const SECONDS = 60;

/**
 * What a picture looks like, as 64 bits that stay nearly the same when it is re-encoded, resized or touched up: whether
 * the brightness falls from each pixel of a 9 × 8 miniature to the next (difference hash, after N. Krawetz, 2013).
 * @param image any size, upright
 * @returns a signed 64-bit number as PostgreSQL keeps it, or `PLAIN`
 * @throws ImageProblem `damaged`, or `tooComplex` after 60 s
 */
export const perceptualHash = async (image: Buffer): Promise<bigint> => {
  const miniature = sharp(image)
    .flatten({ background: '#fff' })
    .greyscale()
    .resize(SIDE + 1, SIDE, { fit: 'fill' });
  const pixels = await encode(miniature.raw(), SECONDS);
  let bits = 0n;
  for (let row = 0; row < SIDE; row += 1) {
    for (let column = 0; column < SIDE; column += 1) {
      const here = row * (SIDE + 1) + column;
      const isFalling = (pixels[here] ?? 0) - (pixels[here + 1] ?? 0) >= LEAST_STEP;
      bits = (bits << 1n) | (isFalling ? 1n : 0n);
    }
  }
  return BigInt.asIntN(64, bits);
};
