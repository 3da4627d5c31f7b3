import { rm } from 'node:fs/promises';
import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { createPwaBuild } from '#test/venue/pwa-build.js';

const ADDRESS = 'https://rusty-spur.example';

describe('public pages', () => {
  let venue: TestApp;
  let build: string;

  beforeAll(async () => {
    build = await createPwaBuild();
    venue = await createTestApp({ PUBLIC_URL: ADDRESS }, undefined, build);
    await venue.sql(`UPDATE venue SET name = 'The Rusty Spur', address = E'1 Broadway\nAustin'`);
  });
  afterAll(async () => {
    await venue.close();
    await rm(build, { recursive: true });
  });

  const page = (path: string) => venue.http().get(path);
  const addArtist = async (overrides: { isApproved?: boolean } = {}): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email, is_approved) VALUES ('June Carver', 'country', 'june@example.com', $1) RETURNING id`,
      [overrides.isApproved ?? true],
    );
    return row?.id ?? 0;
  };
  const addPhoto = async (overrides: { isApproved?: boolean } = {}): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO event_photos (description, sizes_ready, is_approved, filename, original_name, file_size, mime_type, width, height)
       VALUES ('Boots', true, $1, 'photo-' || gen_random_uuid() || '.jpg', 'x.jpg', 1, 'image/jpeg', 4, 3) RETURNING id`,
      [overrides.isApproved ?? true],
    );
    return row?.id ?? 0;
  };

  it('are documents of their own, with the app in them', async () => {
    const id = await createEvent(venue, { name: 'Boot Scoot', date: '2026-11-27', time: '20:00' });

    const { status, text, headers } = await page(`/events/${id}`);

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('public, no-cache');
    expect(text).toContain('<title>Boot Scoot · Fri, Nov 27, 2026 · The Rusty Spur</title>');
    expect(text).toContain(`<link rel="canonical" href="${ADDRESS}/events/${id}" />`);
    expect(text.match(/name="description"/g)).toHaveLength(1);
    expect(text).toContain('<div id="root">');
    expect(text).toContain('/src/app/main.tsx');
  });

  it.each(['/', '/artists', '/gallery'])('name themselves without their query: %s', async (path) => {
    const { status, text } = await page(`${path}?utm_source=flyer&q=x`);
    expect(status).toBe(200);
    expect(text).toContain(`<link rel="canonical" href="${ADDRESS}${path}" />`);
    expect(text).not.toContain('noindex');
  });

  it('show what was changed, and say 304 to who has the newest', async () => {
    const id = await createEvent(venue, { name: 'Waltz Night' });
    const { headers } = await page(`/events/${id}`);
    const again = () => page(`/events/${id}`).set('If-None-Match', headers.etag ?? '');
    expect((await again()).status).toBe(304);

    await venue.sql(`UPDATE events SET status = 'cancelled' WHERE id = $1`, [id]);

    await expectSoon(async () => (await again()).text, 'Cancelled: Waltz Night');
  });

  it('are the same for staff, and for an address with a slash or in capitals', async () => {
    const id = await createEvent(venue, { name: 'Early Show' });
    const admin = await createAccount(venue, 'admin');
    const [visitor, staff, odd] = await Promise.all([
      page(`/events/${id}`),
      page(`/events/${id}`).auth(admin.sessionId, { type: 'bearer' }),
      page(`/EVENTS/${id}/`),
    ]);
    expect([staff.text, odd.text]).toEqual([visitor.text, visitor.text]);
    expect(staff.headers['cache-control']).toBe('private, no-cache');
  });

  it('let no text of a show out of its place', async () => {
    const name = `</title><script>alert("1")</script>&'$1$&`;
    const id = await createEvent(venue, { name });
    const { text } = await page(`/events/${id}`);
    expect(text).not.toContain('<script>alert');
    expect(text).toContain("&lt;/title&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;'$1$&amp;");
    expect(jsonLdOf(text)).toMatchObject([{ name }]);
  });

  it('say 410 of a show that is gone, and 404 of what never was or is not public', async () => {
    const gone = await createEvent(venue);
    await venue.sql('DELETE FROM events WHERE id = $1', [gone]);
    const hidden = await addArtist({ isApproved: false });
    const unseen = await addPhoto({ isApproved: false });
    const statusOf = async (path: string) => (await page(path)).status;

    expect(await statusOf(`/events/${gone}`)).toBe(410);
    expect(await statusOf('/events/2000000000')).toBe(404);
    expect(await statusOf('/events/9999999999')).toBe(404);
    expect(await statusOf(`/artists/${hidden}`)).toBe(404);
    expect(await statusOf(`/gallery/${unseen}`)).toBe(404);
    expect(await statusOf('/nowhere')).toBe(404);
    const { text } = await page(`/events/${gone}`);
    expect(text).toContain('<meta name="robots" content="noindex" />');
    expect(text).not.toContain('canonical');
    expect(text).toContain('<div id="root">');
  });

  it.each(['/account', '/login', '/invitations/abc', '/m/HT-1', '/events/5/check-in'])(
    'are not what search engines may keep: %s',
    async (path) => {
      const { status, text, headers } = await page(path);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(text).toContain('<meta name="robots" content="noindex" />');
      expect(text).toContain('<title>Live Music &amp; Events</title>');
    },
  );

  it('are made once for all who ask at the same time', async () => {
    const id = await createEvent(venue, { name: 'Crowded' });
    const pages = await Promise.all(Array.from({ length: 50 }, () => page(`/events/${id}`)));
    expect(new Set(pages.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
  });

  it('answer an artist and a photo', async () => {
    const [artist, photo] = [await addArtist(), await addPhoto()];
    expect(jsonLdOf((await page(`/artists/${artist}`)).text)).toMatchObject([
      { '@type': 'MusicGroup', name: 'June Carver', url: `${ADDRESS}/artists/${artist}` },
    ]);
    expect(jsonLdOf((await page(`/gallery/${photo}`)).text)).toMatchObject([
      { '@type': 'ImageObject', caption: 'Boots' },
    ]);
  });
});

const jsonLdOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  );

const expectSoon = async (read: () => Promise<string>, part: string, tries = 100): Promise<void> => {
  const text = await read();
  if (text.includes(part)) return;
  if (tries === 0) expect(text).toContain(part);
  await new Promise((resolve) => setTimeout(resolve, 20));
  return expectSoon(read, part, tries - 1);
};
