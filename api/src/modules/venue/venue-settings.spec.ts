import { readdir, rm, utimes } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { cardPicture } from '#contract/events.js';
import { MAX_LOGO_BYTES } from '#contract/limits.js';
import { Pictures } from '#src/integrations/pictures/pictures.js';
import * as drawn from '#test/images/drawn-images.js';
import * as hostile from '#test/images/hostile-files.js';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';
import { canonicalTimeZone } from '#src/common/validation/time/time-zones.js';
import { VenueRepository } from './venue.repository.js';
import type { VenueSettingsResponse } from './venue-settings.dto.js';
import { LOGO_CARD_SIDE, VenueSettingsService } from './venue-settings.service.js';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const TYPES = 'Only JPEG, JPG, and PNG files are allowed';

describe('venue settings', () => {
  let venue: TestApp;
  let admin: string;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = (await createAccount(venue, 'admin')).sessionId;
  });
  afterAll(() => venue.close());

  const call = (method: 'get' | 'post' | 'put', path: string) =>
    venue.http()[method](path).auth(admin, { type: 'bearer' });
  const save = (settings: object) => call('put', '/api/venue').send({ name: 'The Rusty Spur', ...settings });
  const settings = async (): Promise<VenueSettingsResponse> => (await call('get', '/api/admin/venue')).body;
  const publicVenue = async () => (await venue.http().get('/api/venue')).body;
  const upload = (file: Buffer, name = 'logo.png') =>
    call('post', '/api/venue/logo').attach('logo', file, name);
  const uploaded = async (): Promise<string> => (await upload(await drawn.jpegPhoto())).body.logoUrl;

  describe('being changed', () => {
    it('show at once to everybody what a client of the first day sends', async () => {
      const sent = {
        name: 'The Rusty Spur',
        description: 'Two floors,\none stage',
        logoUrl: await uploaded(),
        phone: '+1 512 555 0199',
        email: 'Howdy@Example.com',
        address: '1 Broadway, Austin',
      };
      await publicVenue();

      const { status, body } = await call('put', '/api/venue').send(sent);

      expect(status).toBe(200);
      expect(body).toMatchObject({ ...sent, email: 'howdy@example.com' });
      await expectSoon(publicVenue, { ...sent, email: 'howdy@example.com' });
    });

    it('keep from the public what is for admins only', async () => {
      await save({ moderateGallery: true, verificationPhotoDays: 30, textDays: 60 });

      expect(await settings()).toMatchObject({
        moderateGallery: true,
        verificationPhotoDays: 30,
        textDays: 60,
      });
      expect(Object.keys(await publicVenue()).sort()).toEqual([
        'address',
        'description',
        'email',
        'id',
        'logoUrl',
        'name',
        'needsDoorCode',
        'phone',
        'showArtistNotes',
        'timeZone',
      ]);
    });

    it('keep the postal address in its parts, and none of a venue that clears them', async () => {
      const parts = {
        street: '1 Broadway',
        city: 'Austin',
        region: 'TX',
        postalCode: '78701',
        country: 'US',
      };
      expect((await save(parts)).body).toMatchObject(parts);
      const none = { street: null, city: null, region: null, postalCode: null, country: null };
      expect(
        (await save({ street: '', city: '', region: '', postalCode: '', country: '' })).body,
      ).toMatchObject(none);
    });

    it('clear what is sent empty, and leave what is not sent', async () => {
      await save({ description: 'Old', phone: '555', email: 'old@example.com', timeZone: 'Europe/Vienna' });

      await save({ description: '', phone: null, email: '' });

      expect(await settings()).toMatchObject({
        description: null,
        phone: null,
        email: null,
        timeZone: 'Europe/Vienna',
      });
    });

    it('never lose what a venue cannot be without', async () => {
      const { timeZone, showArtistNotes, moderateGallery, verificationPhotoDays } = await settings();

      const { status, body } = await save({
        timeZone: null,
        showArtistNotes: null,
        moderateGallery: null,
        verificationPhotoDays: null,
      });

      expect(status).toBe(200);
      expect(body).toMatchObject({ timeZone, showArtistNotes, moderateGallery, verificationPhotoDays });
    });

    it.each([
      [{ name: ' ' }, 'name', 'Venue name is required'],
      [{ phone: '5'.repeat(21) }, 'phone', 'Phone must be at most 20 characters'],
      [{ email: 'nobody' }, 'email', 'Invalid email address'],
      [{ country: 'Texas' }, 'country', expect.stringContaining('Country must be')],
      [{ country: 'us' }, 'country', 'Country must be two capital letters, for example US'],
      [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'Time zone must be a name like America/Chicago'],
      [{ timeZone: '+05:00' }, 'timeZone', 'Time zone must be a name like America/Chicago'],
      [{ verificationPhotoDays: 0 }, 'verificationPhotoDays', expect.stringContaining('at least 1')],
      [{ verificationPhotoDays: 366 }, 'verificationPhotoDays', expect.stringContaining('at most 365')],
      [{ textDays: 29 }, 'textDays', 'Days to keep texts of strangers must be at least 30'],
      [{ textDays: 3_651 }, 'textDays', expect.stringContaining('at most 3650')],
      [{ shortName: 'Thirteen char' }, 'shortName', 'Name below the icon must be at most 12 characters'],
      [{ appColor: 'red' }, 'appColor', 'App color must be like #7A1E22'],
      [{ moderateGallery: 'maybe' }, 'moderateGallery', 'moderateGallery must be true or false'],
      [
        { logoUrl: 'https://elsewhere.example/logo.png' },
        'logoUrl',
        'Logo must be one that was uploaded here',
      ],
      [{ logoUrl: '/uploads/logo-gone.webp' }, 'logoUrl', expect.stringContaining('upload it again')],
    ])('are refused when they hold %j', async (wrong, field, message) => {
      const { status, body } = await save(wrong);

      expect([status, body.fields]).toEqual([400, { [field]: message }]);
    });

    it('are not written over by an admin who saw an older version', async () => {
      const { version } = await settings();
      const first = await save({ phone: '111' }).set('If-Match', `"${version}"`);

      const second = await save({ phone: '222' }).set('If-Match', `"${version}"`);
      const again = await save({ phone: '111' }).set('If-Match', `"${version}"`);

      expect([first.status, first.body.version]).toEqual([200, version + 1]);
      // Sent again after a lost answer.
      expect([again.status, again.body]).toEqual([200, first.body]);
      expect([second.status, second.body.code]).toEqual([412, 'venue.changed-meanwhile']);
      expect(await settings()).toMatchObject({ phone: '111' });
    });

    it('take any of the versions an admin names, and no weak one', async () => {
      const { version } = await settings();
      const weak = await save({ phone: '333' }).set('If-Match', `W/"${version}"`);
      const listed = await save({ phone: '444' }).set('If-Match', `"${version - 1}", "${version}"`);
      expect([weak.status, listed.status, listed.body.phone]).toEqual([412, 200, '444']);
    });

    it('keep a time zone under its one name', async () => {
      expect((await save({ timeZone: 'us/central' })).body.timeZone).toBe('America/Chicago');
    });

    it('keep a time zone under a name that the database knows, too', async () => {
      const venues = venue.app.get(VenueRepository);
      const known = await venues.findTimeZones();
      const { timeZone: before } = await settings();
      const old = canonicalTimeZone('America/Indiana/Indianapolis');
      const without = (isGone: (name: string) => boolean) =>
        jest.spyOn(venues, 'findTimeZones').mockResolvedValueOnce(known.filter((name) => !isGone(name)));

      // A machine that has no zones at all.
      without(() => true);
      const refused = await save({ timeZone: old });
      expect([refused.status, refused.body.fields]).toEqual([
        400,
        { timeZone: 'Time zone must be a name like America/Chicago' },
      ]);
      expect((await settings()).timeZone).toBe(before);

      without((name) => /^America\/(Fort_Wayne|Indianapolis)$|^US\//.test(name));
      expect((await save({ timeZone: old })).body.timeZone).toBe('America/Indiana/Indianapolis');
    });

    it('keep a logo that was there before the rules', async () => {
      await venue.sql("UPDATE venue SET logo_url = '/uploads/logo-of-old.webp'");

      expect((await save({ logoUrl: '/uploads/logo-of-old.webp' })).status).toBe(200);
    });
  });

  describe('the logo', () => {
    it('is kept upright in a modest size, and served', async () => {
      const { status, body } = await upload(await drawn.turnedPhoto(6));

      expect([status, body]).toEqual([
        201,
        { logoUrl: expect.stringMatching(/^\/uploads\/logo-[0-9a-f]{32}\.webp$/) },
      ]);
      const served = await venue.http().get(body.logoUrl).responseType('blob');
      expect([served.status, served.headers['content-type']]).toEqual([200, 'image/webp']);
      expect(await drawn.cornersOf(served.body)).toEqual(drawn.CORNERS);
    });

    it('may be a PNG with a transparent background', async () => {
      const png = sharp({ create: { width: 200, height: 200, channels: 4, background: '#0000' } }).png();

      const { body } = await upload(await png.toBuffer());

      expect(await sharp(join(venue.uploads, basename(body.logoUrl))).metadata()).toMatchObject({
        width: 200,
        hasAlpha: true,
      });
    });

    it('has a small size for the header; one of an older version gets it at the next start', async () => {
      const logoUrl = await uploaded();
      const small = join(venue.uploads, basename(cardPicture(logoUrl)));
      expect(await sharp(small).metadata()).toMatchObject({ width: LOGO_CARD_SIDE });
      await rm(small);
      await save({ logoUrl });

      await venue.app.get(VenueSettingsService).onApplicationBootstrap();

      expect((await venue.http().get(cardPicture(logoUrl))).status).toBe(200);
    });

    it('that is gone keeps no process from starting', async () => {
      await venue.sql("UPDATE venue SET logo_url = '/uploads/logo-of-old.webp'");
      await expect(venue.app.get(VenueSettingsService).onApplicationBootstrap()).resolves.toBeUndefined();
    });

    it('may have 5 MB, and not one byte more', async () => {
      expect((await upload(await hostile.paddedJpeg(MAX_LOGO_BYTES))).status).toBe(201);

      const { status, body } = await upload(await hostile.paddedJpeg(MAX_LOGO_BYTES + 1));

      expect([status, body.message]).toEqual([413, 'File size must be less than 5MB']);
    });

    it.each([
      ['a GIF', () => drawn.drawQuarters().gif().toBuffer(), 415, TYPES],
      ['a WebP', () => drawn.drawQuarters().webp().toBuffer(), 415, TYPES],
      ['a HEIC', drawn.heicPhoto, 415, TYPES],
      ['an SVG', hostile.svg, 415, TYPES],
      ['a page in front of a JPEG', hostile.htmlBeforeJpeg, 415, TYPES],
      ['an empty file', () => Buffer.alloc(0), 415, TYPES],
      ['a cut-off JPEG', hostile.truncatedJpeg, 400, expect.stringContaining('damaged')],
      ['900 million pixels', () => hostile.blackPng(30_000), 413, expect.stringContaining('too many pixels')],
    ])('is refused when it is %s named .png', async (_, make, status, message) => {
      const kept = await readdir(venue.uploads);

      const answer = await upload(await make());

      expect([answer.status, answer.body.fields]).toEqual([status, { logo: message }]);
      expect(await readdir(venue.uploads)).toEqual(kept);
    });

    it('is asked for when it is missing', async () => {
      const { status, body } = await call('post', '/api/venue/logo').send({});

      expect([status, body.fields]).toEqual([400, { logo: 'Please choose a logo' }]);
    });

    it('is swept away a day after it was uploaded and never used, or replaced', async () => {
      const [abandoned, replaced, used] = [await uploaded(), await uploaded(), await uploaded()];
      await save({ logoUrl: replaced });
      await save({ logoUrl: used });
      const then = new Date(Date.now() - 2 * DAY_MILLISECONDS);
      for (const address of [abandoned, replaced, used]) {
        await utimes(join(venue.uploads, basename(address)), then, then);
      }

      await venue.app.get(Pictures).sweep();

      const statuses = [abandoned, replaced, used].map(async (url) => (await venue.http().get(url)).status);
      expect(await Promise.all(statuses)).toEqual([404, 404, 200]);
    });
  });
});

/** The change feed tells every process within moments that a ready answer is old. */
const expectSoon = async (read: () => Promise<unknown>, expected: object, tries = 20): Promise<void> => {
  try {
    expect(await read()).toMatchObject(expected);
  } catch (error) {
    if (tries === 0) throw error;
    await pause(50);
    await expectSoon(read, expected, tries - 1);
  }
};
