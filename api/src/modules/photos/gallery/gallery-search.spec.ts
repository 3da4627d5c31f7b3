import { seededRandom } from '#src/demo/seeded-random.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
import type { GalleryPhotoResponse } from './gallery.dto.js';

const WORDS = [
  'Straße',
  'ÄRGER',
  'naïve',
  '100%',
  'a_b',
  'back\\slash',
  '🤠',
  '👨‍👩‍👧',
  'O’Neil',
  'No.',
  'İstanbul',
  'двор',
  'neon',
  '%%',
  '_',
];
const PHOTOS = 400;
/** So small a page that a search leaves the first photos of the list soon. */
const PAGE = 8;

const SEED = process.env.GALLERY_SEED ?? String(Date.now() % 1_000_000);
const random = seededRandom(SEED);

const some = (words: readonly string[]): string =>
  Array.from({ length: random.whole(1, 3) }, () => random.pick(words)).join(' ');

/** A part of this text, as short as one letter. */
const partOf = (text: string): string => {
  const letters = [...text];
  const from = random.whole(0, letters.length - 1);
  return letters.slice(from, from + random.whole(1, 5)).join('');
};

describe(`searching the gallery (GALLERY_SEED=${SEED})`, () => {
  let testApp: TestApp;
  let texts: string[];

  beforeAll(async () => {
    testApp = await createTestApp();
    const names = Array.from({ length: 40 }, () => some(WORDS));
    texts = [...names, ...Array.from({ length: PHOTOS }, () => some(WORDS))];
    await testApp.sql(
      `INSERT INTO events (name, type, date, time) SELECT name, 'country', '2026-11-14', '20:00' FROM unnest($1::text[]) name`,
      [names],
    );
    await testApp.sql(
      `INSERT INTO event_photos (event_id, description, tags, uploaded_at, sizes_ready, is_approved, filename, original_name,
         file_size, mime_type, width, height)
       SELECT CASE WHEN n % 3 > 0 THEN (SELECT min(id) FROM events) + n % 40 END, nullif(words, ''), jsonb_build_array(tag),
         now() - n * interval '1 minute', n % 50 > 0, n % 20 > 0, 'photo-' || md5(n::text) || '.jpg', 'x.jpg', 1,
         'image/jpeg', 4, 3
         FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS photo (words, tag, n)`,
      [texts.slice(names.length), Array.from({ length: PHOTOS }, () => some(WORDS).slice(0, 30))],
    );
  });
  afterAll(() => testApp.close());

  /** What every photo of the list would be compared with, one by one. */
  const scan = async (q: string, order: string): Promise<number[]> => {
    const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
    const rows = await testApp.sql<{ id: number }>(
      `SELECT photo.id FROM event_photos photo LEFT JOIN events event ON event.id = photo.event_id
        WHERE in_gallery
          AND (lower(photo.description) LIKE lower($1) OR lower(event.name) LIKE lower($1)
               OR EXISTS (SELECT FROM jsonb_array_elements_text(tags) tag WHERE lower(tag) LIKE lower($1)))
        ORDER BY ${order}`,
      [pattern],
    );
    return rows.map(({ id }) => id);
  };

  const search = async (q: string, order: string): Promise<number[]> => {
    const found: number[] = [];
    let path: string | undefined =
      `/api/event-photos?${new URLSearchParams({ q, order, limit: String(PAGE) }).toString()}`;
    while (path) {
      const { status, body, headers } = await testApp.http().get(path);
      expect(status).toBe(200);
      found.push(...(body as GalleryPhotoResponse[]).map(({ id }) => id));
      path = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
    }
    return found;
  };

  it.each([
    ['newest', 'uploaded_at DESC, photo.id DESC'],
    ['name', `(caption_key = ''), caption_key, photo.id`],
  ])('by %s finds what comparing every photo finds', async (order, sql) => {
    const parts = Array.from({ length: 25 }, () => partOf(random.pick(texts)).trim());
    // A joiner alone, which nobody sees, is no search.
    for (const q of [...parts, '%', '_', '\\', '🤠', 'ÄR', 'no', 'qx', 'no such photo'].filter(
      (text) => !/^\p{Default_Ignorable_Code_Point}*$/u.test(text),
    ))
      expect([q, await search(q, order)]).toEqual([q, await scan(q, sql)]);
  });

  it.each(['neon', 'qx', '%', 'no such photo'])(
    'finds %s by index, in photos and in names of events',
    async (q) => {
      await testApp.sql('ANALYZE event_photos; ANALYZE events');
      const planOf = async (from: string) =>
        JSON.stringify(
          await testApp.sql(
            `EXPLAIN SELECT id FROM ${from} letter_runs(searched) @> letter_runs(lower('${q}'), least(3, char_length('${q}')))`,
          ),
        );

      expect(await planOf('event_photos WHERE in_gallery AND')).toContain('ix_event_photos_gallery_letters');
      expect(await planOf('events WHERE')).toContain('ix_events_letters');
    },
  );
});
