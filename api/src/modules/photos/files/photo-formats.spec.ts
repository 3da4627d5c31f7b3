import sharp from 'sharp';
import * as drawn from '#test/images/drawn-images.js';
import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { PhotoJobs } from '#src/modules/photos/jobs/photo-jobs.js';
import { keysOfFilename, photoKeys } from './photo-names.js';

/** One kind of file that a phone, a camera or a design program makes. */
interface Kind {
  kind: string;
  name: string;
  make: () => Promise<Buffer>;
  /** What its four quarters show; the four colours unless told. */
  corners?: Record<keyof typeof drawn.CORNERS, string>;
}

/** `gps.heic` shows a green quarter and a blue disc on red. */
const GREEN_QUARTER = { topLeft: 'green', topRight: 'red', bottomLeft: 'red' };

const turned = (orientation: number): Kind => ({
  kind: `a JPEG of EXIF orientation ${orientation}`,
  name: `IMG_000${orientation}.JPG`,
  make: () => drawn.turnedPhoto(orientation),
});

const KINDS: Kind[] = [
  {
    kind: 'an iPhone’s HEIC',
    name: 'IMG_0042.HEIC',
    make: drawn.heicPhoto,
    corners: { ...GREEN_QUARTER, bottomRight: 'red' },
  },
  {
    kind: 'an iPhone’s HEIC in tiles, turned by its container',
    name: 'IMG_0043.HEIC',
    make: drawn.tiledHeicPhoto,
  },
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(turned),
  { kind: 'a JPEG with its position', name: 'IMG_0044.JPG', make: drawn.photoWithGps },
  { kind: 'a JPEG in Display P3', name: 'IMG_0045.JPG', make: drawn.wideColorPhoto },
  { kind: 'a progressive JPEG', name: 'scan.jpeg', make: drawn.progressivePhoto },
  { kind: 'a CMYK JPEG', name: 'print.jpg', make: drawn.cmykPhoto },
  { kind: 'a 16-bit PNG', name: 'raw.png', make: drawn.deepPng },
  { kind: 'a PNG of few colours', name: 'few.png', make: drawn.palettePng },
  { kind: 'an animated GIF', name: 'loop.gif', make: () => drawn.animation('gif') },
  { kind: 'an animated WebP', name: 'loop.webp', make: () => drawn.animation('webp') },
  { kind: 'an AVIF', name: 'new.avif', make: () => drawn.drawQuarters().avif({ effort: 0 }).toBuffer() },
];

describe('a gallery photo that is', () => {
  let testApp: TestApp;
  let eventId: number;
  let sessionId: string;

  beforeAll(async () => {
    testApp = await createTestApp();
    eventId = await createEvent(testApp);
    ({ sessionId } = await createAccount(testApp, 'admin'));
  });
  afterAll(() => testApp.close());

  /** @returns the addresses of all that is served of it */
  const publish = async ({ name, make }: Kind): Promise<string[]> => {
    const { status, body } = await testApp
      .http()
      .post('/api/event-photos/upload')
      .set('Authorization', `Bearer ${sessionId}`)
      .field('eventId', String(eventId))
      .attach('photo', await make(), name);
    expect([status, body]).toEqual([201, expect.objectContaining({ eventId })]);
    await testApp.app.get(PhotoJobs).makeSizes(body.photoId);
    const [row] = await testApp.sql<{ filename: string }>('SELECT filename FROM event_photos WHERE id = $1', [
      body.photoId,
    ]);
    const { original: _, ...served } = keysOfFilename(row?.filename ?? '') ?? photoKeys('');
    return Object.values(served).map((key) => `/uploads/${key}`);
  };

  /** As a visitor gets it. */
  const fetched = async (address: string): Promise<Buffer> => {
    const { status, body } = await testApp.http().get(address).buffer(true).parse(intoBuffer);
    expect([address, status]).toEqual([address, 200]);
    return Buffer.from(body);
  };

  it.each(KINDS)(
    '$kind stands upright, in its colours, one frame, nothing beside the pixels',
    async (kind) => {
      for (const address of await publish(kind)) {
        const image = await fetched(address);
        const { width, height, format, space, pages = 1, ...meta } = await sharp(image).metadata();
        expect({ format, space, pages }).toEqual({
          format: address.endsWith('.jpg') ? 'jpeg' : 'webp',
          space: 'srgb',
          pages: 1,
        });
        expect(width / height).toBeCloseTo(640 / 480, 1);
        expect(await drawn.cornersOf(image)).toEqual(kind.corners ?? drawn.CORNERS);
        const { exif, xmp, iptc, icc, orientation } = meta;
        expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
      }
    },
  );
});

type Collect = Parameters<ReturnType<ReturnType<TestApp['http']>['get']>['parse']>[0];

const intoBuffer: Collect = (response, done) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
  response.on('end', () => done(null, Buffer.concat(chunks)));
};
