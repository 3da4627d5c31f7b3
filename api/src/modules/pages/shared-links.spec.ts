import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { unfurl } from 'unfurl.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { drawScene } from '#test/images/drawn-images.js';
import { createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { createPwaBuild } from '#test/venue/pwa-build.js';

/** What a messenger shows of a link. */
interface LinkPreview {
  title?: string;
  description?: string;
  site?: string;
  url?: string;
  picture?: { url: string; width: number; height: number; type?: string };
}

const ALL_PROTOCOLS = {
  allow_fragments: true,
  allow_protocol_relative_urls: false,
  allow_query_components: true,
  allow_trailing_dot: false,
  allow_underscores: false,
  protocols: ['http', 'https'],
  require_host: true,
  require_port: false,
  require_protocol: false,
  require_valid_protocol: true,
  validate_length: true,
};

const byOpenGraphScraper = async (url: string): Promise<LinkPreview> => {
  const { result } = await ogs({ url, urlValidatorSettings: { ...ALL_PROTOCOLS, require_tld: false } });
  const [picture] = result.ogImage ?? [];
  return {
    title: result.ogTitle,
    description: result.ogDescription,
    site: result.ogSiteName,
    url: result.ogUrl,
    picture: picture && {
      url: picture.url,
      width: Number(picture.width),
      height: Number(picture.height),
      type: picture.type,
    },
  };
};

const byUnfurl = async (url: string): Promise<LinkPreview> => {
  const { open_graph: said } = await unfurl(url);
  const [picture] = said.images ?? [];
  return {
    title: said.title,
    description: said.description,
    site: said.site_name,
    url: said.url,
    picture: picture && {
      url: picture.url,
      width: picture.width,
      height: picture.height,
      type: picture.type,
    },
  };
};

describe.each([
  ['open-graph-scraper', byOpenGraphScraper],
  ['unfurl.js', byUnfurl],
])('a shared link as %s shows it', (_, preview) => {
  let venue: TestApp;
  let build: string;
  let address: string;

  beforeAll(async () => {
    build = await createPwaBuild();
    venue = await createTestApp({}, undefined, build);
    address = await venue.app.getUrl();
    await venue.sql(`UPDATE venue SET name = 'Rusty Spur Hall', description = 'One good floor & a stage'`);
  });
  afterAll(async () => {
    await venue.close();
    await rm(build, { recursive: true });
  });

  const store = async (key: string): Promise<string> => {
    await venue.app.get(FileStorage).put(key, await drawScene(7).webp().toBuffer(), 'image/webp');
    return `/uploads/${key}`;
  };
  /** The preview of a page, with its picture fetched as it says. */
  const previewOf = async (path: string): Promise<LinkPreview> => {
    const shown = await preview(`${address}${path}`);
    expect(shown).toMatchObject({
      site: 'Rusty Spur Hall',
      url: `${address}${path}`,
      picture: { width: 1200, height: 630, type: 'image/jpeg' },
    });
    const answer = await fetch(shown.picture?.url ?? '');
    const bytes = Buffer.from(await answer.arrayBuffer());
    const { width, height } = await sharp(bytes).metadata();
    expect([answer.status, width, height]).toEqual([200, 1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(300_000);
    return shown;
  };

  it('tells name, date and place of a show', async () => {
    const id = await createEvent(venue, {
      name: 'Boot & Scoot “Friday” 🤠',
      date: '2026-11-27',
      time: '20:00',
    });
    expect(await previewOf(`/events/${id}`)).toMatchObject({
      title: 'Boot & Scoot “Friday” 🤠 · Fri, Nov 27, 2026, 8:00 PM',
      description: 'Friday, November 27, 2026 at 8:00 PM at Rusty Spur Hall.',
    });
    await venue.sql(`UPDATE events SET image_url = $1, status = 'postponed' WHERE id = $2`, [
      await store(`event-${randomUUID()}.webp`),
      id,
    ]);
    // Until this process has heard of the change.
    while (!(await preview(`${address}/events/${id}`)).title?.startsWith('Postponed: Boot & Scoot'))
      await pause(20);
    await previewOf(`/events/${id}`);
  });

  it('shows an artist, and who plays here', async () => {
    const [artist] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email, is_approved, description, profile_image)
       VALUES ('فرقة الصحراء', 'country', 'x@example.com', true, 'Sings of sand', $1) RETURNING id`,
      [await store(`artist-${randomUUID()}.webp`)],
    );
    expect(await previewOf(`/artists/${artist?.id}`)).toMatchObject({
      title: 'فرقة الصحراء',
      description: expect.stringContaining('Sings of sand'),
    });
    const { description } = await previewOf('/artists');
    expect(description).toBe('The artists who play at Rusty Spur Hall: فرقة الصحراء.');
  });

  it('shows a photo of the gallery, and the night it was taken', async () => {
    const eventId = await createEvent(venue, { name: 'Waltz Night', date: '2026-11-20' });
    const name = `photo-${randomUUID()}`;
    const [photo] = await venue.sql<{ id: number }>(
      `INSERT INTO event_photos (event_id, description, sizes_ready, filename, original_name, file_size, mime_type, width, height)
       VALUES ($1, 'Boots on the floor', true, $2, 'x.jpg', 1, 'image/jpeg', 800, 600) RETURNING id`,
      [eventId, `${name}.jpg`],
    );
    const { body } = await venue.http().get(`/api/event-photos/${photo?.id}`);
    await store(String(body.screenUrl).replace('/uploads/', ''));
    expect(await previewOf(`/gallery/${photo?.id}`)).toMatchObject({
      title: 'Boots on the floor',
      description: 'Taken at Waltz Night, Friday, November 20, 2026.',
    });
  });

  it('shows the venue', async () => {
    expect(await previewOf('/')).toMatchObject({
      title: 'Rusty Spur Hall',
      description: 'One good floor & a stage',
    });
    expect((await previewOf('/artists')).title).toBe('Artists · Rusty Spur Hall');
    expect((await previewOf('/gallery')).title).toBe('Photo gallery · Rusty Spur Hall');
  });
});
