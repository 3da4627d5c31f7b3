import { rm } from 'node:fs/promises';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import robotsParser from 'robots-parser';
import { PublicAnswers } from '#src/common/public-answers/public-answers.js';
import { ArtistsService } from '#src/modules/artists/artists.service.js';
import { createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { createPwaBuild } from '#test/venue/pwa-build.js';

const ADDRESS = 'https://rusty-spur.example';

interface Entry {
  loc: string;
  lastmod?: string;
}

describe('what search engines are told', () => {
  let venue: TestApp;
  let build: string;

  beforeAll(async () => {
    build = await createPwaBuild();
    venue = await createTestApp({ PUBLIC_URL: ADDRESS }, undefined, build);
  });
  beforeEach(async () => {
    for (const table of ['event_photos', 'events', 'artists']) await venue.sql(`DELETE FROM ${table}`);
    venue.app.get(PublicAnswers).setListening(true);
  });
  afterAll(async () => {
    await venue.close();
    await rm(build, { recursive: true });
  });

  const get = (address: string) => venue.http().get(address.replace(ADDRESS, ''));
  const parse = async (path: string) => {
    const { status, text, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(XMLValidator.validate(text)).toBe(true);
    return new XMLParser({ isArray: (name) => ['url', 'sitemap'].includes(name) }).parse(text);
  };
  const entriesOf = async (path = '/sitemap.xml'): Promise<Entry[]> => (await parse(path)).urlset.url;
  const addArtists = (isApproved: boolean) =>
    venue.sql(
      `INSERT INTO artists (name, genre, email, is_approved, updated_at) VALUES ('June & Co', 'country', 'j@example.com', $1, '2026-03-04')`,
      [isApproved],
    );
  const addPhotos = (isApproved: boolean) =>
    venue.sql(
      `INSERT INTO event_photos (is_approved, sizes_ready, filename, original_name, file_size, mime_type, width, height)
       VALUES ($1, true, 'photo-' || gen_random_uuid() || '.jpg', 'x.jpg', 1, 'image/jpeg', 4, 3)`,
      [isApproved],
    );

  it('keeps them away from what is private, and leads them to the sitemap', async () => {
    const { text, headers } = await get('/robots.txt');
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    const robots = robotsParser(`${ADDRESS}/robots.txt`, text);
    const isAllowed = (path: string) => robots.isAllowed(`${ADDRESS}${path}`, 'Googlebot');

    for (const path of [
      '/',
      '/events/5',
      '/artists',
      '/artists/5',
      '/gallery',
      '/gallery/5',
      '/uploads/x.webp',
      '/api/events',
    ])
      expect([path, isAllowed(path)]).toEqual([path, true]);
    for (const path of [
      '/account',
      '/account/badges',
      '/admin/users',
      '/check-ins/1',
      '/door',
      '/m/HT-1',
      '/invitations/x',
      '/unsubscribe/x',
    ])
      expect([path, isAllowed(path)]).toEqual([path, false]);
    expect(robots.getSitemaps()).toEqual([`${ADDRESS}/sitemap.xml`]);
  });

  it('is every page that everybody may see, with its date, and no other', async () => {
    const past = await createEvent(venue, { date: '2020-01-01' });
    const coming = await createEvent(venue, { date: '2099-01-01' });
    await venue.sql(`UPDATE events SET updated_at = '2026-02-03T04:05:06Z' WHERE id = $1`, [coming]);
    await Promise.all([addArtists(true), addArtists(false), addPhotos(true), addPhotos(false)]);

    const entries = await entriesOf();

    const ids = async (sql: string) => (await venue.sql<{ id: number }>(sql)).map(({ id }) => id);
    const [artist] = await ids('SELECT id FROM artists WHERE is_approved');
    const [photo] = await ids('SELECT id FROM event_photos WHERE is_approved');
    expect(entries.map(({ loc }) => loc)).toEqual(
      [
        '/',
        '/artists',
        '/gallery',
        `/events/${past}`,
        `/events/${coming}`,
        `/artists/${artist}`,
        `/gallery/${photo}`,
      ].map((path) => `${ADDRESS}${path}`),
    );
    expect(entries.find(({ loc }) => loc.endsWith(`/events/${coming}`))?.lastmod).toBe(
      '2026-02-03T04:05:06.000Z',
    );
    expect(entries.find(({ loc }) => loc.endsWith(`/artists/${artist}`))?.lastmod).toMatch(/^2026-03-0/);
  });

  it('holds for each address: it answers 200, names itself as canonical, and may be crawled and indexed', async () => {
    await Promise.all([createEvent(venue), createEvent(venue), addArtists(true), addPhotos(true)]);
    const robots = robotsParser(`${ADDRESS}/robots.txt`, (await get('/robots.txt')).text);
    const entries = await entriesOf();
    expect(entries.length).toBe(7);

    for (const { loc } of entries) {
      const { status, text } = await get(loc);
      const [, canonical] = /<link rel="canonical" href="([^"]*)"/.exec(text) ?? [];
      expect([loc, status, canonical]).toEqual([loc, 200, loc]);
      expect(text).not.toContain('noindex');
      expect(robots.isAllowed(loc, 'Googlebot')).toBe(true);
    }
  });

  it('has no part, and reads nothing, where the sitemap is one', async () => {
    await createEvent(venue);
    const read = jest.spyOn(venue.app.get(ArtistsService), 'findAddressed');
    for (const part of [1, 2, 9999]) expect((await get(`/sitemap-${part}.xml`)).status).toBe(404);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });

  it('is an index of sitemaps where one would be too long', async () => {
    await venue.sql(
      `INSERT INTO artists (name, genre, email, is_approved)
       SELECT 'Act ' || n, 'country', 'act@example.com', true FROM generate_series(1, 50000) n`,
    );

    const { sitemapindex } = await parse('/sitemap.xml');

    const parts: Entry[] = sitemapindex.sitemap;
    expect(parts.map(({ loc }) => loc)).toEqual([1, 2].map((part) => `${ADDRESS}/sitemap-${part}.xml`));
    const pages = await Promise.all(parts.map(({ loc }) => entriesOf(loc)));
    expect(pages.map(({ length }) => length)).toEqual([50_000, 3]);
    const read = jest.spyOn(venue.app.get(ArtistsService), 'findAddressed');
    expect((await get('/sitemap-3.xml')).status).toBe(404);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
  });
});
