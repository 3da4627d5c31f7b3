import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';

/** The four corners of every drawn picture, so that a spec sees which way up it is. */
export const CORNERS = {
  topLeft: 'red',
  topRight: 'green',
  bottomLeft: 'blue',
  bottomRight: 'yellow',
} as const;

/** How far a colour may stray in RGB: the blue of four printing inks is duller than that of a screen. */
const MISTAKEN_FROM = 80;

const COLORS = {
  red: [220, 40, 40],
  green: [40, 180, 60],
  blue: [40, 70, 220],
  yellow: [230, 220, 50],
} as const;

type Color = keyof typeof COLORS;

/** Turns an upright picture into the pixels that a camera stores under each EXIF orientation (1 to 8). */
const AS_STORED: Record<number, (image: Sharp) => Sharp> = {
  1: (image) => image,
  2: (image) => image.flop(),
  3: (image) => image.rotate(180),
  4: (image) => image.flip(),
  5: (image) => image.flip().rotate(90),
  6: (image) => image.rotate(270),
  7: (image) => image.flop().rotate(90),
  8: (image) => image.rotate(90),
};

export interface Size {
  width: number;
  height: number;
}

const PHOTO: Size = { width: 640, height: 480 };

/** A picture of four plain quarters, one colour each, as sharp's raw pixels. */
export const drawQuarters = ({ width, height }: Size = PHOTO): Sharp => {
  const half = (colors: readonly [Color, Color], rows: number): Buffer => {
    const [left, right] = colors.map((color) => Buffer.from(COLORS[color]));
    const row = [
      Buffer.alloc(3 * Math.ceil(width / 2), left),
      Buffer.alloc(3 * Math.floor(width / 2), right),
    ];
    return Buffer.alloc(3 * width * rows, Buffer.concat(row));
  };
  const pixels = Buffer.concat([
    half([CORNERS.topLeft, CORNERS.topRight], Math.ceil(height / 2)),
    half([CORNERS.bottomLeft, CORNERS.bottomRight], Math.floor(height / 2)),
  ]);
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

/** A picture with light and shade, another one for each seed, as sharp's raw pixels. */
export const drawScene = (seed: number, { width, height }: Size = PHOTO): Sharp => {
  const pixels = Buffer.alloc(width * height * 3);
  const wave = (at: number, of: number) => Math.sin((at / of) * (4 + seed) + seed * 1.7);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 3;
      const light = Math.round(128 + 60 * wave(x, width) + 50 * wave(y + x / 3, height));
      for (const channel of [0, 1, 2]) pixels[at + channel] = light;
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } });
};

export const jpegPhoto = (size: Size = PHOTO): Promise<Buffer> => drawQuarters(size).jpeg().toBuffer();

/** A JPEG as a phone writes it: where it was taken and with what. */
export const photoWithGps = (): Promise<Buffer> =>
  drawQuarters()
    .withExif({
      IFD0: { Make: 'Lonestar Phones', Copyright: 'Dolly' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '30/1 16/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '97/1 44/1 0/1',
      },
    })
    .jpeg()
    .toBuffer();

/** An upright picture, stored turned, with the EXIF orientation that says so. */
export const turnedPhoto = async (orientation: number): Promise<Buffer> => {
  const stored = AS_STORED[orientation]?.(sharp(await drawQuarters().png().toBuffer()));
  if (!stored) throw new RangeError(`no orientation ${orientation}`);
  return sharp(await stored.png().toBuffer())
    .withMetadata({ orientation })
    .jpeg()
    .toBuffer();
};

/** A JPEG in the four colours of a printing press, as design programs save it. */
export const cmykPhoto = (): Promise<Buffer> => drawQuarters().toColourspace('cmyk').jpeg().toBuffer();

/** A PNG with 16 bits a channel. */
export const deepPng = (): Promise<Buffer> => drawQuarters().toColourspace('rgb16').png().toBuffer();

/** Two frames: the four quarters first, then plain black. */
export const animation = async (format: 'gif' | 'webp'): Promise<Buffer> => {
  const black = sharp({ create: { ...PHOTO, channels: 3, background: '#000' } });
  const frames = [await drawQuarters().png().toBuffer(), await black.png().toBuffer()];
  const joined = sharp(frames, { join: { animated: true } });
  return (format === 'gif' ? joined.gif() : joined.webp()).toBuffer();
};

/** A real HEVC photo of two kilobytes, with GPS in its EXIF. */
export const heicPhoto = (): Promise<Buffer> => readFile(new URL('./gps.heic', import.meta.url));

/** As `heicPhoto`, of tiles and turned by the container, as iPhones write them: see the README beside this file. */
export const tiledHeicPhoto = (): Promise<Buffer> => readFile(new URL('./tiles.heic', import.meta.url));

/** A JPEG in Display P3, as iPhones take them, with its colour profile. */
export const wideColorPhoto = (): Promise<Buffer> => drawQuarters().withIccProfile('p3').jpeg().toBuffer();

export const progressivePhoto = (): Promise<Buffer> => drawQuarters().jpeg({ progressive: true }).toBuffer();

/** A PNG of 16 colours by number. */
export const palettePng = (): Promise<Buffer> =>
  drawQuarters().png({ palette: true, colours: 16 }).toBuffer();

/** @returns the name of the colour in the middle of each quarter of a picture */
export const cornersOf = async (image: Buffer): Promise<Record<keyof typeof CORNERS, string>> => {
  const { data } = await sharp(image)
    .removeAlpha()
    .resize(4, 4, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const name = (x: number, y: number) =>
    nearestColor([...data.subarray((y * 4 + x) * 3, (y * 4 + x) * 3 + 3)]);
  return { topLeft: name(0, 0), topRight: name(3, 0), bottomLeft: name(0, 3), bottomRight: name(3, 3) };
};

const nearestColor = (pixel: number[]): string => {
  const distance = (color: readonly number[]) =>
    Math.hypot(...color.map((part, i) => part - (pixel[i] ?? 0)));
  const sorted = Object.entries(COLORS).sort(([, a], [, b]) => distance(a) - distance(b));
  const [nearest] = sorted;
  return nearest && distance(nearest[1]) < MISTAKEN_FROM ? nearest[0] : `rgb(${pixel.join()})`;
};
