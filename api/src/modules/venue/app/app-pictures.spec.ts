import { SPLASH_SCREENS } from '#contract/venue-app/app-pictures.js';
import { ImageWork } from '#src/integrations/pictures/decoding/image-work.js';
import { LOGOS, photoLogo } from '#test/images/drawn-logos.js';
import { boxOf, hexAt, isTransparentAt, middlesOf, seenIn, strongest } from '#test/images/picture-pixels.js';
import { type BrandedVenue, createBrandedVenue } from '#test/venue/branded-venue.js';

describe('the pictures of the venue’s own app', () => {
  let venue: BrandedVenue;

  beforeAll(async () => {
    venue = await createBrandedVenue();
  });
  afterAll(() => venue.close());

  describe.each(Object.entries(LOGOS))('with a logo that is %s', (_, draw) => {
    beforeAll(async () => venue.setLogo(await draw()));

    it('has icons of its own in all sizes, on which the logo is made out', async () => {
      const { icons, background_color } = await venue.manifest();

      for (const { src, sizes, purpose } of icons) {
        const picture = await venue.pixelsOf(src);
        expect(`${picture.width}x${picture.height}`).toBe(sizes);
        expect(hexAt(picture, picture.width / 2, 4)).toBe(background_color);
        expect(src).toMatch(/^\/app\/(icon|maskable)-\d+-[0-9a-f]{12}\.png$/);
        expect(isTransparentAt(picture, 0, 0)).toBe(purpose === 'any');
        const seen = seenIn(picture);
        expect(strongest(picture, seen)).toBeGreaterThanOrEqual(3);
      }
    });

    it('fills them without touching what a round mask cuts away', async () => {
      const [, any = '', , maskable = ''] = await venue.addresses();
      const [whole, masked] = [await venue.pixelsOf(any), await venue.pixelsOf(maskable)];

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
        const picture = await venue.pixelsOf(`/app/splash-${width}x${height}.png`);
        expect([picture.width, picture.height]).toEqual([width, height]);
      }
      const icon = await venue.pixelsOf('/app/apple-touch-icon.png');
      expect([icon.width, isTransparentAt(icon, 0, 0)]).toEqual([180, false]);
      expect((await venue.pixelsOf('/app/favicon.png')).width).toBe(96);
    });
  });

  it('lets a picture up to its edges fill the icon', async () => {
    await venue.setLogo(await photoLogo());

    const icon = await venue.pixelsOf('/app/icon-512.png');

    expect(hexAt(icon, 4, 256)).not.toBe(hexAt(icon, 507, 256));
    expect(isTransparentAt(icon, 4, 256)).toBe(false);
  });

  it('keeps an icon for ever, and shows the new one wherever an old one is asked for', async () => {
    await venue.setLogo(await LOGOS['of 50 pixels']());
    const [old = ''] = await venue.addresses();
    expect((await venue.fetchPicture(old)).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    );

    await venue.setLogo(await LOGOS['a JPEG on white']());

    const [current = ''] = await venue.addresses();
    expect(current).not.toBe(old);
    const [stale, fresh] = [await venue.fetchPicture(old), await venue.fetchPicture(current)];
    expect(stale.headers['cache-control']).toBe('public, no-cache');
    expect(stale.body).toEqual(fresh.body);
    await venue
      .http()
      .get(old)
      .set('If-None-Match', stale.headers.etag ?? '')
      .expect(304);
  });

  it('draws each picture once, however many ask at the same time', async () => {
    await venue.setLogo(await LOGOS['of 50 pixels']());
    await venue.manifest();
    const work = jest.spyOn(venue.app.get(ImageWork), 'run');

    const answers = await Promise.all([1, 2, 3, 4].map(() => venue.fetchPicture('/app/icon-512.png')));

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
});
