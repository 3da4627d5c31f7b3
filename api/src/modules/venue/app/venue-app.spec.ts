import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { SPLASH_SCREENS } from '#contract/venue-app/app-pictures.js';
import type { WebManifest } from '#contract/venue-app/web-manifest.js';
import { ImageWork } from '#src/integrations/pictures/decoding/image-work.js';
import { LOGOS, photoLogo } from '#test/images/drawn-logos.js';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';
import { VenueAppService } from './venue-app.service.js';

const PRODUCT_ICONS = ['icon-192', 'icon-512', 'maskable-192', 'maskable-512'].map(
  (name) => `/icons/${name}.png`,
);

describe('the venue’s own app', () => {
  let venue: TestApp;
  let admin: string;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = (await createAccount(venue, 'admin')).sessionId;
  });
  afterAll(() => venue.close());

  const save = (settings: object) =>
    venue
      .http()
      .put('/api/venue')
      .auth(admin, { type: 'bearer' })
      .send({ name: 'The Rusty Spur Hall', ...settings })
      .expect(200);
  const setLogo = async (file: Buffer): Promise<void> => {
    const { body } = await venue
      .http()
      .post('/api/venue/logo')
      .auth(admin, { type: 'bearer' })
      .attach('logo', file, 'logo.png')
      .expect(201);
    await save({ logoUrl: body.logoUrl });
  };
  /** As it is now, past every ready answer. */
  const manifest = async (): Promise<WebManifest> =>
    JSON.parse((await venue.http().get('/manifest.webmanifest').set('Cache-Control', 'no-cache')).text);
  const addresses = async () => (await manifest()).icons.map(({ src }) => src);
  const fetchPicture = (address: string) => venue.http().get(address).responseType('blob');
  const pixelsOf = async (address: string): Promise<Picture> => {
    const { body } = await fetchPicture(address).expect(200).expect('Content-Type', 'image/png');
    const { data, info } = await sharp(body).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height };
  };

  describe('without a logo', () => {
    beforeAll(() => save({ logoUrl: null, description: 'Two floors,\none stage' }));

    it('is called as the venue is, and has the product’s icons', async () => {
      const answer = await manifest();

      expect(answer).toMatchObject({
        id: '/',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        name: 'The Rusty Spur Hall — Live Music & Events',
        short_name: 'Rusty Spur',
        description: 'Two floors, one stage',
        theme_color: '#7A1E22',
        background_color: '#FBF3E3',
      });
      expect(answer.icons.map(({ src }) => src)).toEqual(PRODUCT_ICONS);
      expect(answer.shortcuts.map(({ name }) => name)).toEqual([
        'Tonight',
        'My check-ins',
        'Member card',
        'Gallery',
      ]);
    });

    it('shows the product’s icon at addresses that name no logo', async () => {
      for (const [name, product] of [
        ['apple-touch-icon', '/icons/apple-touch-icon.png'],
        ['favicon', '/icons/favicon.svg'],
      ])
        await venue
          .http()
          .get(`/app/${name}.png`)
          .expect(302)
          .expect('Location', product ?? '');
      await venue.http().get('/app/splash-1170x2532.png').expect(404);
    });

    it('says so in the head of a page', async () => {
      const tags = await venue.app.get(VenueAppService).headTags();

      expect(tags.map(({ attrs }) => attrs.href ?? attrs.content)).toEqual([
        '/manifest.webmanifest',
        '/icons/favicon.svg',
        '/icons/apple-touch-icon.png',
        'yes',
        'yes',
        'Rusty Spur',
      ]);
    });
  });

  describe.each(Object.entries(LOGOS))('with a logo that is %s', (_, draw) => {
    beforeAll(async () => setLogo(await draw()));

    it('has icons of its own in all sizes, on which the logo is made out', async () => {
      const { icons, background_color } = await manifest();

      for (const { src, sizes, purpose } of icons) {
        const picture = await pixelsOf(src);
        expect(`${picture.width}x${picture.height}`).toBe(sizes);
        expect(hexAt(picture, picture.width / 2, 4)).toBe(background_color);
        expect(src).toMatch(/^\/app\/(icon|maskable)-\d+-[0-9a-f]{12}\.png$/);
        expect(isTransparentAt(picture, 0, 0)).toBe(purpose === 'any');
        const seen = seenIn(picture);
        expect(strongest(picture, seen)).toBeGreaterThanOrEqual(3);
      }
    });

    it('fills them without touching what a round mask cuts away', async () => {
      const [, any = '', , maskable = ''] = await addresses();
      const [whole, masked] = [await pixelsOf(any), await pixelsOf(maskable)];

      const box = boxOf(seenIn(whole));
      expect(Math.max(box.width, box.height) / 512).toBeGreaterThan(0.78);
      expect(Math.max(box.width, box.height) / 512).toBeLessThan(0.86);
      const reach = seenIn(masked).reduce(
        (most, { x, y }) => Math.max(most, Math.hypot(x - 255.5, y - 255.5)),
        0,
      );
      expect(reach / 512).toBeGreaterThan(0.35);
      expect(reach / 512).toBeLessThanOrEqual(0.4);
      for (const { x, y } of middlesOf(box)) expect(Math.abs(x + y - 511)).toBeLessThanOrEqual(4);
    });

    it('has an icon and start pictures for iPhones, with nothing transparent', async () => {
      for (const { width, height } of SPLASH_SCREENS.slice(0, 1)) {
        const picture = await pixelsOf(`/app/splash-${width}x${height}.png`);
        expect([picture.width, picture.height]).toEqual([width, height]);
      }
      const icon = await pixelsOf('/app/apple-touch-icon.png');
      expect([icon.width, isTransparentAt(icon, 0, 0)]).toEqual([180, false]);
      expect((await pixelsOf('/app/favicon.png')).width).toBe(96);
    });
  });

  it('goes by the name and the color that the venue chose, where the logo is made out on it', async () => {
    await setLogo(await LOGOS['wide and white, on nothing']());
    const [before] = await addresses();
    await save({ shortName: 'The Spur', appColor: '#1b4f8a' });
    expect(await manifest()).toMatchObject({
      short_name: 'The Spur',
      theme_color: '#1b4f8a',
      background_color: '#1B4F8A',
    });
    expect(await addresses()).not.toContain(before);
    expect(hexAt(await pixelsOf('/app/apple-touch-icon.png'), 2, 2)).toBe('#1B4F8A');

    await save({ appColor: '#FFFFFE' });
    expect(await manifest()).toMatchObject({ theme_color: '#FFFFFE', background_color: '#221812' });

    await save({ shortName: '', appColor: null });
    expect(await manifest()).toMatchObject({ short_name: 'Rusty Spur', theme_color: '#7A1E22' });
  });

  it('lets a picture up to its edges fill the icon', async () => {
    await setLogo(await photoLogo());

    const icon = await pixelsOf('/app/icon-512.png');

    expect(hexAt(icon, 4, 256)).not.toBe(hexAt(icon, 507, 256));
    expect(isTransparentAt(icon, 4, 256)).toBe(false);
  });

  it('keeps an icon for ever, and shows the new one wherever an old one is asked for', async () => {
    await setLogo(await LOGOS['of 50 pixels']());
    const [old = ''] = await addresses();
    expect((await fetchPicture(old)).headers['cache-control']).toBe('public, max-age=31536000, immutable');

    await setLogo(await LOGOS['a JPEG on white']());

    const [current = ''] = await addresses();
    expect(current).not.toBe(old);
    const [stale, fresh] = [await fetchPicture(old), await fetchPicture(current)];
    expect(stale.headers['cache-control']).toBe('public, no-cache');
    expect(stale.body).toEqual(fresh.body);
    await venue
      .http()
      .get(old)
      .set('If-None-Match', stale.headers.etag ?? '')
      .expect(304);
  });

  it('draws each picture once, however many ask at the same time', async () => {
    await setLogo(await LOGOS['of 50 pixels']());
    await manifest();
    const work = jest.spyOn(venue.app.get(ImageWork), 'run');

    const answers = await Promise.all([1, 2, 3, 4].map(() => fetchPicture('/app/icon-512.png')));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(work).toHaveBeenCalledTimes(1);
    work.mockRestore();
  });

  it.each([
    'icon-513',
    'icon-192-abc',
    'icon-192-0123456789abcdef',
    'splash-1x1',
    '..%2Ficon-192',
    'x'.repeat(5000),
  ])('has no picture %s', async (name) => {
    const { status, body } = await venue.http().get(`/app/${name}.png`);
    expect([status, body.code]).toEqual([404, 'venue.app-picture-not-found']);
  });

  it('has the product’s icons while the logo is lost or no picture', async () => {
    await setLogo(await LOGOS['of 50 pixels']());
    await writeFile(join(venue.uploads, 'logo-broken.webp'), 'not a picture');
    for (const key of ['logo-lost.webp', 'logo-broken.webp']) {
      await venue.sql('UPDATE venue SET logo_url = $1', [`/uploads/${basename(key)}`]);
      expect(await addresses()).toEqual(PRODUCT_ICONS);
    }
  });

  it('answers the manifest from ready bytes, as a manifest, and as unchanged to whoever has it', async () => {
    const answer = await venue.http().get('/manifest.webmanifest');
    const ready = await venue.http().get('/manifest.webmanifest');

    for (const { headers } of [answer, ready])
      expect(headers['content-type']).toContain('application/manifest+json');
    expect(ready.headers['cache-control']).toBe('public, no-cache');
    await venue
      .http()
      .get('/manifest.webmanifest')
      .set('If-None-Match', ready.headers.etag ?? '')
      .expect(304);
  });

  it('keeps its name while the database has no answer', async () => {
    const known = await manifest();
    await venue.sql('ALTER TABLE venue RENAME TO venue_away');
    try {
      expect(await manifest()).toEqual(known);
    } finally {
      await venue.sql('ALTER TABLE venue_away RENAME TO venue');
    }
  });
});

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

interface Point {
  x: number;
  y: number;
}

const at = ({ data, width }: Picture, x: number, y: number): [number, number, number, number] => {
  const start = (Math.floor(y) * width + Math.floor(x)) * 4;
  const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(start, start + 4);
  return [red, green, blue, alpha];
};

const isTransparentAt = (picture: Picture, x: number, y: number) => at(picture, x, y)[3] === 0;

const hexAt = (picture: Picture, x: number, y: number): string =>
  `#${Buffer.from(at(picture, x, y).slice(0, 3)).toString('hex')}`.toUpperCase();

/** Where something else is than the background, which stands at the upper edge. */
const seenIn = (picture: Picture): Point[] => {
  const background = at(picture, picture.width / 2, 4);
  const found: Point[] = [];
  for (let y = 0; y < picture.height; y += 1)
    for (let x = 0; x < picture.width; x += 1) {
      const color = at(picture, x, y);
      const apart = Math.hypot(...[0, 1, 2].map((part) => (color[part] ?? 0) - (background[part] ?? 0)));
      if (color[3] === 255 && apart > 40) found.push({ x, y });
    }
  return found;
};

const boxOf = (points: Point[]) => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  const [top, bottom] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
  return { left, right, top, bottom, width: right - left + 1, height: bottom - top + 1 };
};

/** Of a box: as far from one edge of the picture as from the other. */
const middlesOf = ({ left, right, top, bottom }: ReturnType<typeof boxOf>) => [
  { x: left, y: right },
  { x: top, y: bottom },
];

/** The contrast to the background that most of what is seen has at least (WCAG 2.2). */
const strongest = (picture: Picture, points: Point[]): number => {
  const light = (point: Point): number => {
    const [red, green, blue] = at(picture, point.x, point.y).map((byte) => (byte / 255) ** 2.2);
    return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0) + 0.05;
  };
  const background = light({ x: picture.width / 2, y: 4 });
  const contrasts = points.map((point) => {
    const other = light(point);
    return Math.max(other, background) / Math.min(other, background);
  });
  return contrasts.sort((a, b) => a - b)[Math.floor(contrasts.length * 0.1)] ?? 0;
};
