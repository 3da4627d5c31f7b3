import sharp from 'sharp';

/** Sides in pixels of the photo a phone sends after it has shrunk a 12-megapixel one. */
const WIDTH = 2560;
const HEIGHT = 1920;
const MOST_BYTES = 2_000_000;
/** What a sensor adds in a dark room; it is what makes a photo as large and as slow to decode as it is. */
const GRAIN = 12;

/** A JPEG of a little under two megabytes, with a lit stage, a crowd, grain and a camera's metadata. */
export const cameraPhoto = async (): Promise<Buffer> => {
  const pixels = await stageWithGrain();
  let [fits, tooLarge] = [50, 100];
  while (tooLarge - fits > 1) {
    const quality = Math.floor((fits + tooLarge) / 2);
    if ((await jpeg(pixels, quality)).length <= MOST_BYTES) fits = quality;
    else tooLarge = quality;
  }
  return jpeg(pixels, fits);
};

const jpeg = (pixels: Buffer, quality: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .withExif({ IFD0: { Make: 'Door Phone', Orientation: '1' } })
    .jpeg({ quality })
    .toBuffer();

const stageWithGrain = async (): Promise<Buffer> => {
  const noise = { type: 'gaussian', mean: 128, sigma: GRAIN } as const;
  const grain = await sharp({
    create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#808080', noise },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
  return sharp(Buffer.from(stage()))
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .raw()
    .toBuffer();
};

const stage = (): string => {
  const guests = Array.from({ length: 60 }, (_, guest) => {
    const [x, y] = [(guest * 43) % WIDTH, HEIGHT - ((guest * 97) % 600)];
    const coat = `hsl(${(guest * 37) % 360} 40% ${15 + (guest % 6) * 6}%)`;
    return `<ellipse cx="${x}" cy="${y}" rx="${40 + ((guest * 13) % 50)}" ry="${60 + ((guest * 29) % 60)}" fill="${coat}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <radialGradient id="light" cx=".4" cy=".3">
      <stop offset="0" stop-color="#f5c46a"/><stop offset=".5" stop-color="#8a3d22"/>
      <stop offset="1" stop-color="#1b1210"/>
    </radialGradient>
    <rect width="100%" height="100%" fill="url(#light)"/>${guests.join('')}
  </svg>`;
};
