import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import * as drawn from '#test/images/drawn-images.js';
import { createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { createPwaBuild } from '#test/venue/pwa-build.js';

const ADDRESS = 'https://rusty-spur.example';

/** Where to leave the pictures for somebody to look at. */
const { LOOK_DIRECTORY } = process.env;

describe('pictures of shared links', () => {
  let venue: TestApp;
  let build: string;

  beforeAll(async () => {
    build = await createPwaBuild();
    venue = await createTestApp({ PUBLIC_URL: ADDRESS }, undefined, build);
    await venue.sql(`UPDATE venue SET name = 'Rusty Spur Hall'`);
  });
  afterAll(async () => {
    await venue.close();
    await rm(build, { recursive: true });
  });

  const get = (address: string) => venue.http().get(address.replace(ADDRESS, ''));
  /** The picture that a shared link shows. */
  const addressOf = async (page: string): Promise<string> => {
    const { text } = await get(page);
    return /<meta property="og:image" content="([^"]*)"/.exec(text)?.[1] ?? '';
  };
  const pictureOf = async (page: string): Promise<Buffer> => {
    const address = await addressOf(page);
    expect(address).toMatch(/^https:\/\/rusty-spur\.example\/previews\/[a-z0-9-]+\.jpg$/);
    const { status, body, headers } = await get(address);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
    const { width, height, format } = await sharp(body as Buffer).metadata();
    expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
    expect((body as Buffer).length).toBeLessThanOrEqual(300_000);
    return body as Buffer;
  };
  const keep = async (picture: Buffer, prefix = 'event'): Promise<string> => {
    const key = `${prefix}-${randomUUID()}.webp`;
    await venue.app.get(FileStorage).put(key, await sharp(picture).webp().toBuffer(), 'image/webp');
    return `/uploads/${key}`;
  };
  const look = async (name: string, picture: Buffer) => {
    if (!LOOK_DIRECTORY) return;
    await mkdir(LOOK_DIRECTORY, { recursive: true });
    await writeFile(`${LOOK_DIRECTORY}/${name}.png`, await sharp(picture).png().toBuffer());
  };

  it.each([
    ['a short name', 'Boot Scoot'],
    [
      'a long name',
      'The Twenty-Fifth Annual Bandera Springs Fiddle, Banjo and Steel Guitar Homecoming Jamboree with Friends '
        .repeat(2)
        .trim(),
    ],
    ['a word without end', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenparty'.repeat(4)],
    ['emoji', 'Honky Tonk 🤠🎸 Night 👩🏽‍🎤 ❤️ ★ ♫'],
    ['right-to-left script', 'ليلة الموسيقى الحية مع فرقة الصحراء 🎻'],
    ['another right-to-left script', 'ערב מוזיקה חיה עם הלהקה 2026'],
    ['other scripts', 'Ночь блюза · Νύχτα · Łódź · Đêm nhạc · संगीत'],
    ['a script without a font', '日本のカントリー音楽の夜'],
  ])('are drawn like our posters for a show with %s', async (kind, name) => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email, is_approved) VALUES ('June Carver & the Coyotes', 'country', 'x@example.com', true) RETURNING id`,
    );
    const id = await createEvent(venue, {
      name: name.slice(0, 255),
      date: '2026-11-27',
      time: '20:00',
      artistId: row?.id,
    });
    const picture = await pictureOf(`/events/${id}`);
    await look(kind.replaceAll(' ', '-'), picture);
    // Something stands where the name goes.
    const { entropy } = await sharp(picture).extract({ left: 350, top: 90, width: 770, height: 260 }).stats();
    expect(entropy).toBeGreaterThan(1);
  });

  it('differ for each name, in every script', async () => {
    const pictures = await Promise.all(
      ['Boot Scoot', 'ليلة', 'ערב', '🤠', '🎸'].map(async (name) =>
        pictureOf(`/events/${await createEvent(venue, { name, date: '2026-11-27' })}`),
      ),
    );
    expect(new Set(pictures.map((picture) => picture.toString('base64'))).size).toBe(5);
  });

  it('say what every venue is where the fonts have neither the show’s name nor the venue’s', async () => {
    const drawnFor = async (name: string) =>
      pictureOf(`/events/${await createEvent(venue, { name, date: '2026-11-27', time: '20:00' })}`);
    await venue.sql(`UPDATE venue SET name = 'ホンキートンク'`);
    try {
      const unreadable = await drawnFor('日本のカントリー音楽の夜');
      await look('a-venue-without-a-font', unreadable);
      expect(unreadable.equals(await drawnFor('Live Music & Events'))).toBe(true);
    } finally {
      await venue.sql(`UPDATE venue SET name = 'Rusty Spur Hall'`);
    }
  });

  it.each([
    ['wide', { width: 1600, height: 900 }],
    ['upright', { width: 900, height: 1600 }],
    ['tiny', { width: 200, height: 200 }],
  ])('are the show’s own where it has one: %s', async (kind, size) => {
    const id = await createEvent(venue);
    const photo = await drawn.jpegPhoto(size);
    await venue.sql('UPDATE events SET image_url = $1 WHERE id = $2', [await keep(photo), id]);
    await look(`own-${kind}`, await pictureOf(`/events/${id}`));
  });

  it('stay under 300 KB for the busiest picture', async () => {
    const id = await createEvent(venue);
    const noise = await sharp({
      create: {
        width: 1600,
        height: 900,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 90 },
      },
    })
      .jpeg()
      .toBuffer();
    await venue.sql('UPDATE events SET image_url = $1 WHERE id = $2', [await keep(noise), id]);
    await pictureOf(`/events/${id}`);
  });

  it('are there for the other pages too', async () => {
    const [artist] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email, is_approved, profile_image) VALUES ('June', 'country', 'j@example.com', true, $1) RETURNING id`,
      [await keep(await drawn.jpegPhoto(), 'artist')],
    );
    for (const page of ['/', '/artists', `/artists/${artist?.id}`, '/gallery'])
      await look(page.replaceAll('/', '_'), await pictureOf(page));
  });

  it('are kept for ever under an address that changes with the show', async () => {
    const id = await createEvent(venue, { name: 'Waltz Night' });
    const old = await addressOf(`/events/${id}`);
    const { headers } = await get(old);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get(old).set('If-None-Match', headers.etag ?? '')).status).toBe(304);

    await venue.sql(`UPDATE events SET status = 'cancelled' WHERE id = $1`, [id]);

    const moved = await get(old).redirects(0);
    expect(moved.status).toBe(302);
    expect(moved.headers.location).not.toBe(old.replace(ADDRESS, ''));
    expect((await get(String(moved.headers.location))).status).toBe(200);
  });

  it('are not there for what is not public', async () => {
    const [photo] = await venue.sql<{ id: number }>(
      `INSERT INTO event_photos (sizes_ready, filename, original_name, file_size, mime_type, width, height)
       VALUES (true, 'photo-1.jpg', 'x.jpg', 1, 'image/jpeg', 4, 3) RETURNING id`,
    );
    const address = await addressOf(`/gallery/${photo?.id}`);
    expect(address).not.toBe('');
    await venue.sql('UPDATE event_photos SET is_approved = false WHERE id = $1', [photo?.id]);
    expect((await get(address)).status).toBe(404);
    for (const odd of ['event-5.jpg', 'event-5-0123456789ab.png', 'event-99999999-0123456789ab.jpg', 'x.jpg'])
      expect([odd, (await get(`/previews/${odd}`)).body.code]).toEqual([odd, 'previews.not-found']);
  });
});
