import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

/** Camera picture as a phone takes it: 12 megapixels, stored sideways, with the place it was taken. */
export const cameraPhoto = async (): Promise<{ name: string; mimeType: string; buffer: Buffer }> => ({
  name: 'IMG_0042.JPG',
  mimeType: 'image/jpeg',
  buffer: await (drawn ??= drawCameraPhoto()),
});

/** To draw it takes a second or two: once for each worker. */
let drawn: Promise<Buffer> | undefined;

const drawCameraPhoto = async (): Promise<Buffer> => {
  const [width, height] = [4000, 3000];
  const noise = { type: 'gaussian' as const, mean: 120, sigma: 30 };
  const stage = await sharp({
    create: { width: width / 4, height: height / 4, channels: 3, background: '#000', noise },
  })
    .png()
    .toBuffer();
  return sharp(stage)
    .resize(width, height)
    .withExif({
      IFD0: { Make: 'Door Phone', Orientation: '6' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '36/1 9/1 3580/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '86/1 46/1 3400/100',
      },
    })
    .jpeg({ quality: 90 })
    .toBuffer();
};

/** The HEIC sample that the API's own specs decode. */
export const heicPhoto = async (): Promise<{ name: string; mimeType: string; buffer: Buffer }> => ({
  name: 'IMG_0043.HEIC',
  mimeType: 'image/heic',
  buffer: await readFile(join(import.meta.dirname, '../../../api/test/images/gps.heic')),
});

/** A picture that is quick to send, for journeys that are not about the picture. */
export const smallPhoto = async (): Promise<{ name: string; mimeType: string; buffer: Buffer }> => ({
  name: 'door.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 480, channels: 3, background: '#7a1e22' } })
    .png()
    .toBuffer(),
});

/** What the files of the venue's uploads with `part` in their names say of themselves beyond their pixels. */
export const metadataIn = async (
  directory: string,
  part: string,
): Promise<{ name: string; hasMetadata: boolean; width: number }[]> => {
  const files = (await readdir(directory, { withFileTypes: true, recursive: true })).filter(
    (file) => file.isFile() && file.name.includes(part),
  );
  return Promise.all(
    files.map(async ({ name, parentPath }) => {
      const { exif, gps, xmp, iptc, width } = {
        gps: undefined,
        ...(await sharp(await readFile(join(parentPath, name))).metadata()),
      };
      return { name, hasMetadata: [exif, gps, xmp, iptc].some((part) => part !== undefined), width };
    }),
  );
};
