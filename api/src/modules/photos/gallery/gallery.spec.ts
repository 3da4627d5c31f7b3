import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';
import sharp from 'sharp';
import { DatabaseAddress } from '#src/database/database-address.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import * as drawn from '#test/images/drawn-images.js';
import { jpegWithoutTables } from '#test/images/hostile-files.js';
import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { GalleryPreviews } from './gallery-previews.js';
import type { GalleryPhotoResponse } from './gallery.dto.js';
import { isPublicPhoto } from '#src/modules/photos/files/photo-access.js';
import { PhotoJobs } from '#src/modules/photos/jobs/photo-jobs.js';
import { photoKeys } from '#src/modules/photos/files/photo-names.js';

interface PhotoRow {
  eventId: number | null;
  description: string | null;
  tags: string[];
  uploadedAt: string;
  isVerificationPhoto: boolean;
  isApproved: boolean;
  shareInGallery: boolean;
  sizesReady: boolean;
  placeholder: string | null;
}

const PLACEHOLDER = 'data:image/webp;base64,UklGRg==';

describe('the gallery', () => {
  let testApp: TestApp;
  let stomp: number;
  let mixer: number;

  beforeAll(async () => {
    testApp = await createTestApp();
    stomp = await createEvent(testApp, { name: 'Saturday Stomp', date: '2026-11-14' });
    mixer = await createEvent(testApp, { name: 'Thursday Mixer', date: '2026-11-19' });
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.sql('DELETE FROM event_photos'));

  const addPhoto = async (overrides: Partial<PhotoRow> = {}): Promise<number> => {
    const photo: PhotoRow = {
      eventId: stomp,
      description: 'Hands up, hats up',
      tags: ['crowd'],
      uploadedAt: '2026-11-15T02:00:00Z',
      isVerificationPhoto: false,
      isApproved: true,
      shareInGallery: false,
      sizesReady: true,
      placeholder: PLACEHOLDER,
      ...overrides,
    };
    const [row] = await testApp.sql<{ id: number }>(
      `INSERT INTO event_photos (event_id, description, tags, uploaded_at, is_verification_photo, is_approved,
         share_in_gallery, sizes_ready, placeholder, filename, original_name, file_size, mime_type, width, height)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'PRIVATE_0042.JPG', 1000, 'image/jpeg', 2560, 1920)
       RETURNING id`,
      [
        photo.eventId,
        photo.description,
        JSON.stringify(photo.tags),
        photo.uploadedAt,
        photo.isVerificationPhoto,
        photo.isApproved,
        photo.shareInGallery,
        photo.sizesReady,
        photo.placeholder,
        photoKeys(randomBytes(16).toString('hex')).download,
      ],
    );
    return row?.id ?? 0;
  };
  const get = (path = '') => testApp.http().get(`/api/event-photos${path}`);
  const idsOf = async (path = ''): Promise<number[]> => {
    const { status, body } = await get(path);
    expect(status).toBe(200);
    return (body as GalleryPhotoResponse[]).map(({ id }) => id);
  };

  it('shows a visitor what is public of a photo, and nothing else', async () => {
    const id = await addPhoto({ tags: ['crowd', 'stage'] });

    const { status, body } = await get();

    expect(status).toBe(200);
    const [{ filename }] = body as [{ filename: string }];
    const random = /^photo-([0-9a-f]{32})\.jpg$/.exec(filename)?.[1];
    expect(body).toEqual([
      {
        id,
        eventId: stomp,
        event: { id: stomp, name: 'Saturday Stomp', date: '2026-11-14' },
        description: 'Hands up, hats up',
        tags: ['crowd', 'stage'],
        filename,
        thumbnailUrl: `/uploads/photo-${random}-320.webp`,
        cardUrl: `/uploads/photo-${random}-480.webp`,
        screenUrl: `/uploads/photo-${random}-1280.webp`,
        downloadUrl: `/uploads/photo-${random}.jpg`,
        width: 2560,
        height: 1920,
        placeholder: PLACEHOLDER,
        uploadedAt: '2026-11-15T02:00:00.000Z',
      },
    ]);
    expect((await get(`/${id}`)).body).toEqual((body as unknown[])[0]);
  });

  it('has exactly the photos that everybody may see, also when an admin asks', async () => {
    const flags = [false, true];
    const rows = flags.flatMap((isVerificationPhoto) =>
      flags.flatMap((isApproved) =>
        flags.map((shareInGallery) => ({
          isVerificationPhoto,
          isApproved,
          shareInGallery,
          uploadedBy: null,
        })),
      ),
    );
    const open: number[] = [];
    for (const row of rows) {
      const id = await addPhoto(row);
      if (isPublicPhoto(row)) open.push(id);
      else expect((await get(`/${id}`)).status).toBe(404);
    }
    await addPhoto({ sizesReady: false });

    const admin = await createAccount(testApp, 'admin');

    expect((await idsOf('?order=oldest')).sort()).toEqual(open.sort());
    const { body } = await get().set('Authorization', `Bearer ${admin.sessionId}`);
    expect((body as unknown[]).length).toBe(open.length);
  });

  it.each(['0', '-1', 'x', '99999999999'])('answers to the id %j without a fault', async (id) => {
    expect([400, 404]).toContain((await get(`/${id}`)).status);
  });

  it('says in words that a photo is not there', async () => {
    const { status, body } = await get('/12345');

    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'photos.not-found', message: 'This photo is not in the gallery.' });
  });

  describe('narrowed down', () => {
    let band: number;
    let dance: number;

    beforeEach(async () => {
      band = await addPhoto({ description: 'The 100% Band', tags: ['Stage', 'solo'], eventId: mixer });
      dance = await addPhoto({ description: null, tags: ['two-step'] });
    });

    it.each([
      ['a description, in any case', '?q=the%20100%25%20b', () => [band]],
      ['an event', '?q=thursday', () => [band]],
      ['a tag', '?q=two-st', () => [dance]],
      ['nothing that a wildcard would stand for', '?q=%25%25', () => []],
      ['nothing', '?q=banjo', () => []],
    ])('finds photos by %s', async (_what, query, expected) => {
      expect(await idsOf(query)).toEqual(expected());
    });

    it('shows one event, one tag, or both', async () => {
      expect(await idsOf(`?eventId=${mixer}`)).toEqual([band]);
      expect(await idsOf('?tag=Stage')).toEqual([band]);
      expect(await idsOf('?tag=stage')).toEqual([]);
      expect(await idsOf(`?eventId=${stomp}&tag=Stage`)).toEqual([]);
    });

    it('offers tags and events with how many photos they have, of public photos only', async () => {
      await addPhoto({ tags: ['two-step'], eventId: stomp });
      await addPhoto({ tags: ['secret'], isApproved: false });

      expect((await get('/tags')).body).toEqual([
        { tag: 'two-step', count: 2 },
        { tag: 'Stage', count: 1 },
        { tag: 'solo', count: 1 },
      ]);
      expect((await get('/events')).body).toEqual([
        { id: mixer, name: 'Thursday Mixer', date: '2026-11-19', count: 1 },
        { id: stomp, name: 'Saturday Stomp', date: '2026-11-14', count: 2 },
      ]);
    });
  });

  describe('page by page', () => {
    let photos: { first: number; second: number; third: number; bare: number };

    beforeEach(async () => {
      const second = await addPhoto({ description: 'apple pie', uploadedAt: '2026-11-15T02:00:00.000002Z' });
      const third = await addPhoto({ description: 'Banjo', uploadedAt: '2026-11-15T02:00:00.000003Z' });
      const bare = await addPhoto({ description: '  ', uploadedAt: '2026-11-15T02:00:00.000003Z' });
      const first = await addPhoto({ description: 'Zither', uploadedAt: '2026-11-15T02:00:00.000001Z' });
      photos = { first, second, third, bare };
    });

    const expected = (order: string): number[] => {
      const { first, second, third, bare } = photos;
      const orders: Record<string, number[]> = {
        newest: [bare, third, second, first],
        oldest: [first, second, third, bare],
        name: [second, third, first, bare],
      };
      return orders[order] ?? [];
    };

    it.each(['newest', 'oldest', 'name'])(
      'sorts by %s, a photo at a time like all at once',
      async (order) => {
        expect(await idsOf(`?order=${order}`)).toEqual(expected(order));

        const seen: number[] = [];
        let path: string | undefined = `/api/event-photos?order=${order}&limit=1`;
        while (path) {
          const { body, headers } = await testApp.http().get(path);
          seen.push(...(body as GalleryPhotoResponse[]).map(({ id }) => id));
          path = /<([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
        }
        expect(seen).toEqual(expected(order));
      },
    );

    it.each(['newest', 'oldest', 'name'])('knows what stands beside a photo by %s', async (order) => {
      const list = expected(order);
      for (const [index, id] of list.entries()) {
        const { body } = await get(`/${id}/neighbours?order=${order}`);
        expect([body.previous?.id, body.next?.id]).toEqual([list[index - 1], list[index + 1]]);
      }
      expect((await get('/4711/neighbours')).status).toBe(404);
    });

    it.each([
      'limit=1001',
      'limit=0',
      'order=random',
      'eventId=x',
      `tag=${'x'.repeat(31)}`,
      'cursor=nonsense',
      `cursor=${Buffer.from('["2026-02-31T00:00:00.000000Z","",1]').toString('base64url')}`,
      `cursor=${Buffer.from('["0000-01-01T00:00:00.000000Z","",1]').toString('base64url')}`,
      `cursor=${Buffer.from('["2026-02-01T00:00:00.000000Z","\\u0000",1]').toString('base64url')}`,
    ])('refuses %s in words', async (query) => {
      const { status, body } = await get(`?${query}`);

      expect(status).toBe(400);
      expect(Object.keys(body.fields as object)).toEqual([query.split('=')[0]]);
    });
  });

  describe('as ready bytes', () => {
    const etagOf = async (path = '?order=newest') => String((await get(path)).headers.etag);
    const settledEtag = async (before: string): Promise<string> => {
      for (let waited = 0; waited < 5_000; waited += 20) {
        const etag = await etagOf();
        if (etag !== before) return etag;
        await pause(20);
      }
      return before;
    };

    it('answers 304 until a photo or an event changes, and not before', async () => {
      const id = await addPhoto();
      await pause(50);
      const etag = await etagOf();
      expect((await get('?order=newest').set('If-None-Match', etag)).status).toBe(304);

      await testApp.sql(`UPDATE event_photos SET description = 'Other words' WHERE id = $1`, [id]);
      const changed = await settledEtag(etag);
      expect(changed).not.toBe(etag);

      await testApp.sql(`UPDATE events SET name = 'Sunday Stomp' WHERE id = $1`, [stomp]);
      const renamed = await settledEtag(changed);
      expect(renamed).not.toBe(changed);
      await testApp.sql(`UPDATE events SET name = 'Saturday Stomp' WHERE id = $1`, [stomp]);

      await testApp.sql('UPDATE event_photos SET is_approved = false WHERE id = $1', [id]);
      await settledEtag(renamed);
      expect(await idsOf('?order=newest')).toEqual([]);
    });

    it('hears nothing of the faces that come in at the door', async () => {
      const heard: string[] = [];
      const client = new Client({ connectionString: testApp.app.get(DatabaseAddress).url });
      await client.connect();
      client.on('notification', ({ payload }) => heard.push(payload ?? ''));
      await client.query('LISTEN area_changed');

      const id = await addPhoto({ isVerificationPhoto: true, sizesReady: false });
      await testApp.sql('UPDATE event_photos SET sizes_ready = true WHERE id = $1', [id]);
      await testApp.sql('DELETE FROM event_photos WHERE id = $1', [id]);
      await addPhoto();
      await client.query('SELECT 1');
      await client.end();

      expect(heard).toEqual(['photos']);
    });
  });

  describe('previews', () => {
    /** The first photo of the list, once every process has heard that there is one. */
    const firstListed = async (tries = 100): Promise<GalleryPhotoResponse> => {
      const [photo] = (await get()).body as GalleryPhotoResponse[];
      if (photo) return photo;
      if (tries === 0) throw new Error('The list stays empty.');
      await pause(20);
      return firstListed(tries - 1);
    };

    it('come with the sizes: a card and a tiny picture that needs no request', async () => {
      const admin = await createAccount(testApp, 'admin');
      const { body } = await testApp
        .http()
        .post('/api/event-photos/upload')
        .set('Authorization', `Bearer ${admin.sessionId}`)
        .field('eventId', String(stomp))
        .attach('photo', await drawn.jpegPhoto({ width: 2000, height: 1500 }), 'stage.jpg');
      expect(await idsOf()).toEqual([]);

      await testApp.app.get(PhotoJobs).makeSizes(Number(body.photoId));

      const photo = await firstListed();
      expect(photo).toMatchObject({ width: 2000, height: 1500 });
      const [, tiny = ''] = /^data:image\/webp;base64,(.+)$/.exec(photo.placeholder ?? '') ?? [];
      expect(tiny.length).toBeLessThan(400);
      expect(await sharp(Buffer.from(tiny, 'base64')).metadata()).toMatchObject({ width: 16, height: 12 });
      const card = await testApp.http().get(photo.cardUrl ?? '');
      expect(card.headers['content-type']).toBe('image/webp');
      expect(await sharp(card.body as Buffer).metadata()).toMatchObject({ width: 480, height: 360 });
    });

    it('are made later for photos from before, also when the file of one is gone or cannot be read', async () => {
      await addPhoto({ placeholder: null });
      const unreadable = await addPhoto({ placeholder: null });
      const { filename: damaged } = (await get(`/${unreadable}`)).body as GalleryPhotoResponse;
      await testApp.app.get(FileStorage).put(damaged, await jpegWithoutTables(), 'image/jpeg');
      const id = await addPhoto({ placeholder: null });
      const { cardUrl, filename } = (await get(`/${id}`)).body as GalleryPhotoResponse;
      expect(cardUrl).toBeNull();
      await testApp.app.get(FileStorage).put(filename, await drawn.jpegPhoto(), 'image/jpeg');

      await testApp.app.get(GalleryPreviews).makeMissing();

      await pause(50);
      const photo = (await get(`/${id}`)).body as GalleryPhotoResponse;
      expect(photo.placeholder).toMatch(/^data:image\/webp;base64,/);
      expect((await testApp.http().get(photo.cardUrl ?? '')).status).toBe(200);
    });
  });

  const addPhotos = (count: number) =>
    testApp.sql(
      `INSERT INTO event_photos (event_id, description, tags, uploaded_at, sizes_ready, filename, original_name, file_size,
         mime_type, width, height)
       SELECT $1, 'Photo ' || n, '["crowd"]', now() - n * interval '1 minute', true, 'photo-' || md5(n::text) || '.jpg',
         'x.jpg', 1, 'image/jpeg', 4, 3 FROM generate_series(1, $2::int) n`,
      [stomp, count],
    );

  it('shows the newest thousand to who asks for nothing, and the others on the next page', async () => {
    await addPhotos(1001);
    const { body, headers } = await get();
    expect(body).toHaveLength(1000);
    const next = /<([^>]+)>/.exec(headers.link ?? '')?.[1] ?? '';
    expect((await testApp.http().get(next)).body).toMatchObject([{ description: 'Photo 1001' }]);
  });

  it('reads a page, a search and an event from an index', async () => {
    await addPhotos(5000);
    await testApp.sql('ANALYZE event_photos');
    const planOf = async (rest: string) =>
      JSON.stringify(await testApp.sql(`EXPLAIN SELECT * FROM event_photos WHERE in_gallery ${rest}`));

    expect(await planOf('ORDER BY uploaded_at DESC, id DESC LIMIT 51')).toContain(
      'Index Scan using ix_event_photos_gallery ',
    );
    expect(await planOf('ORDER BY uploaded_at, id LIMIT 51')).toContain(
      'Index Scan Backward using ix_event_photos_gallery ',
    );
    expect(
      await planOf(
        `AND ((caption_key = ''), caption_key, id) > (false, 'photo 30', 1) ORDER BY (caption_key = ''), caption_key, id LIMIT 51`,
      ),
    ).toContain('Index Scan using ix_event_photos_gallery_caption');
    expect(await planOf(`AND event_id = ${mixer} ORDER BY uploaded_at DESC, id DESC LIMIT 51`)).toMatch(
      /Index/,
    );
    expect(await planOf(`AND tags @> '["rare"]'`)).toContain('ix_event_photos_gallery_tags');
  });
});
