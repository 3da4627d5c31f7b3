import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { LOGOS } from '#test/images/drawn-logos.js';
import { hexAt } from '#test/images/picture-pixels.js';
import { type BrandedVenue, createBrandedVenue } from '#test/venue/branded-venue.js';
import { VenueAppService } from './venue-app.service.js';

const PRODUCT_ICONS = ['icon-192', 'icon-512', 'maskable-192', 'maskable-512'].map(
  (name) => `/icons/${name}.png`,
);

describe('the venue’s own app', () => {
  let venue: BrandedVenue;

  beforeAll(async () => {
    venue = await createBrandedVenue();
  });
  afterAll(() => venue.close());

  describe('without a logo', () => {
    beforeAll(() => venue.save({ logoUrl: null, description: 'Two floors,\none stage' }));

    it('is called as the venue is, and has the product’s icons', async () => {
      const answer = await venue.manifest();

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

  it('goes by the name and the color that the venue chose, where the logo is made out on it', async () => {
    await venue.setLogo(await LOGOS['wide and white, on nothing']());
    const [before] = await venue.addresses();
    await venue.save({ shortName: 'The Spur', appColor: '#1b4f8a' });
    expect(await venue.manifest()).toMatchObject({
      short_name: 'The Spur',
      theme_color: '#1b4f8a',
      background_color: '#1B4F8A',
    });
    expect(await venue.addresses()).not.toContain(before);
    expect(hexAt(await venue.pixelsOf('/app/apple-touch-icon.png'), 2, 2)).toBe('#1B4F8A');

    await venue.save({ appColor: '#FFFFFE' });
    expect(await venue.manifest()).toMatchObject({ theme_color: '#FFFFFE', background_color: '#221812' });

    await venue.save({ shortName: '', appColor: null });
    expect(await venue.manifest()).toMatchObject({ short_name: 'Rusty Spur', theme_color: '#7A1E22' });
  });

  it('has the product’s icons while the logo is lost or no picture', async () => {
    await venue.setLogo(await LOGOS['of 50 pixels']());
    await writeFile(join(venue.uploads, 'logo-broken.webp'), 'not a picture');
    for (const key of ['logo-lost.webp', 'logo-broken.webp']) {
      await venue.sql('UPDATE venue SET logo_url = $1', [`/uploads/${basename(key)}`]);
      expect(await venue.addresses()).toEqual(PRODUCT_ICONS);
    }
  });

  it('answers the manifest from ready bytes, as a manifest, and as unchanged to a browser that has it', async () => {
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
    const known = await venue.manifest();
    await venue.sql('ALTER TABLE venue RENAME TO venue_away');
    try {
      expect(await venue.manifest()).toEqual(known);
    } finally {
      await venue.sql('ALTER TABLE venue_away RENAME TO venue');
    }
  });
});
