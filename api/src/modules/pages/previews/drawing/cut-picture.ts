import sharp from 'sharp';
import { encode, fit } from '#src/integrations/pictures/decoding/image-encoding.js';
import { PREVIEW_MAX_BYTES, PREVIEW_SIZE } from '#src/modules/pages/previews/preview-size.js';

const SECONDS = 10;
/** Tried one after the other until a picture is small enough; at the last one the busiest is. */
const QUALITIES = [84, 74, 62, 48, 30];

/** From this shape on, width by height, a cut loses little; narrower pictures stand whole before a blurred copy. */
const WIDE_ENOUGH = 1.25;
const LARGEST_SIDE = 1600;

/**
 * A picture as a preview: a JPEG of 1200 × 630 pixels and at most 300 KB, cut around what draws the eye.
 * @throws ImageProblem `damaged` or `tooComplex`
 */
export const cutPicture = async (picture: Buffer): Promise<Buffer> => {
  const upright = await encode(fit(picture, LARGEST_SIDE).flatten({ background: '#f3e3c0' }).png(), SECONDS);
  const { width, height } = await sharp(upright).metadata();
  const shaped = await (width / height < WIDE_ENOUGH ? whole(upright) : cut(upright));
  let jpeg = shaped;
  for (const quality of QUALITIES) {
    jpeg = await encode(sharp(shaped).jpeg({ quality }), SECONDS);
    if (jpeg.length <= PREVIEW_MAX_BYTES) break;
  }
  return jpeg;
};

const cut = (picture: Buffer): Promise<Buffer> =>
  encode(
    sharp(picture)
      .resize({ ...PREVIEW_SIZE, fit: 'cover', position: 'attention' })
      .png(),
    SECONDS,
  );

const whole = async (picture: Buffer): Promise<Buffer> => {
  const inside = await encode(
    sharp(picture)
      .resize({ ...PREVIEW_SIZE, fit: 'inside' })
      .png(),
    SECONDS,
  );
  const behind = sharp(picture)
    .resize({ ...PREVIEW_SIZE, fit: 'cover' })
    .blur(28)
    .modulate({ brightness: 0.6 });
  return encode(behind.composite([{ input: inside }]).png(), SECONDS);
};
