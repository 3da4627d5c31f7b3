import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { MAX_PHOTO_BYTES } from '#contract/limits.js';
import { Database } from '#src/database/database.js';
import * as drawn from '#test/images/drawn-images.js';
import * as hostile from '#test/images/hostile-files.js';
import { PhotoJobs } from '#src/modules/photos/jobs/photo-jobs.js';
import { settled } from '#test/venue/settled.js';
import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';

interface Upload {
  eventId?: number | string;
  photo?: Buffer;
  name?: string;
  key?: string;
  sessionId?: string;
  texts?: Record<string, string>;
}

describe('POST /api/event-photos/upload', () => {
  let testApp: TestApp;
  let eventId: number;
  let photo: Buffer;

  beforeAll(async () => {
    testApp = await createTestApp();
    eventId = await createEvent(testApp);
    photo = await drawn.photoWithGps();
  });
  afterAll(() => testApp.close());

  const upload = (options: Upload = {}) => {
    const request = testApp.http().post('/api/event-photos/upload');
    if (options.key !== undefined) request.set('Idempotency-Key', options.key);
    if (options.sessionId !== undefined) request.set('Authorization', `Bearer ${options.sessionId}`);
    const texts = {
      eventId: String(options.eventId ?? eventId),
      isVerificationPhoto: 'true',
      ...options.texts,
    };
    for (const [name, text] of Object.entries(texts)) request.field(name, text);
    return request.attach('photo', options.photo ?? photo, options.name ?? 'me.jpg');
  };

  const storedFiles = async () => (await readdir(testApp.uploads)).filter((name) => !name.startsWith('.'));
  const incomingFiles = () => readdir(join(testApp.uploads, '.incoming'));
  const photoCount = async () => (await testApp.sql('SELECT id FROM event_photos')).length;

  /** Runs an upload that must leave no trace, and returns its answer. */
  const refused = async (options: Upload) => {
    const [rows, files] = [await photoCount(), await storedFiles()];
    const { status, body } = await upload(options);
    expect(await photoCount()).toBe(rows);
    expect(await storedFiles()).toEqual(files);
    expect(await settled(incomingFiles)).toEqual([]);
    expect(body.statusCode).toBe(status);
    return body;
  };

  it('keeps the photo of a visitor and answers with its id', async () => {
    const { status, body } = await upload({ texts: { description: 'Front row\nwith Dolly' } });

    expect(status).toBe(201);
    expect(body).toEqual({ photoId: expect.any(Number), eventId, clientKey: null });
    const [row] = await testApp.sql('SELECT * FROM event_photos WHERE id = $1', [body.photoId]);
    expect(row).toMatchObject({
      event_id: eventId,
      uploaded_by: null,
      original_name: 'me.jpg',
      file_size: photo.length,
      mime_type: 'image/jpeg',
      description: 'Front row\nwith Dolly',
      is_verification_photo: true,
      is_approved: false,
      share_in_gallery: false,
      sizes_ready: false,
    });
    expect(row?.filename).toMatch(/^photo-[0-9a-f]{32}\.jpg$/);
  });

  it('works for a client that knows the first four fields only', async () => {
    const { status } = await testApp
      .http()
      .post('/api/event-photos/upload')
      .field('eventId', String(eventId))
      .field('description', '')
      .field('isVerificationPhoto', 'true')
      .attach('photo', photo, 'photo.jpg');

    expect(status).toBe(201);
  });

  it('remembers who uploaded, and holds shared photos back when the venue reviews its gallery', async () => {
    const guest = await createAccount(testApp, 'user');
    await testApp.sql('UPDATE venue SET moderate_gallery = true');

    const { body } = await upload({ sessionId: guest.sessionId, texts: { shareInGallery: 'true' } });

    await testApp.sql('UPDATE venue SET moderate_gallery = false');
    const [row] = await testApp.sql('SELECT * FROM event_photos WHERE id = $1', [body.photoId]);
    expect(row).toMatchObject({ uploaded_by: guest.id, share_in_gallery: true, is_approved: false });
  });

  it('takes in a crowd, leaving thumbnails to the job where there is no time', async () => {
    const files = await storedFiles();

    const answers = await Promise.all(Array.from({ length: 30 }, () => upload()));

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    const thumbnails = (await storedFiles()).filter(
      (name) => !files.includes(name) && name.endsWith('-320.webp'),
    );
    expect(thumbnails.length).toBeLessThan(30);
    for (const { body } of answers) await testApp.app.get(PhotoJobs).makeSizes(body.photoId);
    expect(await storedFiles()).toHaveLength(files.length + 30 * 4);
  });

  it('refuses cut-off photos in a crowd too', async () => {
    const cut = await hostile.truncatedJpeg();

    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => upload(index % 2 === 0 ? {} : { photo: cut })),
    );

    expect(answers.map(({ status }) => status)).toEqual(
      answers.map((_, index) => (index % 2 === 0 ? 201 : 400)),
    );
  });

  describe('with an Idempotency-Key', () => {
    it('answers a repeat with 200 and the same photo', async () => {
      const key = randomUUID();
      const first = await upload({ key });
      const files = await storedFiles();

      const again = await upload({ key: key.toUpperCase() });

      expect([first.status, again.status]).toEqual([201, 200]);
      expect(again.body).toEqual(first.body);
      expect(again.body).toEqual({ photoId: expect.any(Number), eventId, clientKey: key });
      expect(await storedFiles()).toEqual(files);
    });

    it('answers a repeat after the session has ended', async () => {
      const key = randomUUID();
      const guest = await createAccount(testApp, 'user');
      const first = await upload({ key, sessionId: guest.sessionId });

      const again = await upload({ key });

      expect(again.status).toBe(200);
      expect(again.body).toEqual(first.body);
    });

    it('answers a repeat after staff have changed what was sent', async () => {
      const key = randomUUID();
      const first = await upload({ key });
      await testApp.sql(
        `UPDATE event_photos SET description = 'Front row', tags = '["crowd"]', share_in_gallery = true WHERE id = $1`,
        [first.body.photoId],
      );

      const again = await upload({ key });

      expect([again.status, again.body]).toEqual([200, first.body]);
    });

    it('knows a photo from before requests were hashed by its file and its show', async () => {
      const key = randomUUID();
      const first = await upload({ key });
      await testApp.sql('UPDATE event_photos SET request_hash = NULL');
      expect((await upload({ key })).body).toEqual(first.body);
      expect(await refused({ key, photo: await drawn.jpegPhoto() })).toMatchObject({ statusCode: 409 });
      expect(await refused({ key, eventId: await createEvent(testApp) })).toMatchObject({ statusCode: 409 });
    });

    it.each([
      ['another photo', async () => ({ photo: await drawn.jpegPhoto() })],
      ['another description', async () => ({ texts: { description: 'other' } })],
      ['another consent', async () => ({ texts: { shareInGallery: 'true' } })],
      ['another event', async () => ({ eventId: await createEvent(testApp) })],
    ])('refuses the same key for %s', async (_, change) => {
      const key = randomUUID();
      await upload({ key });

      expect(await refused({ key, ...(await change()) })).toMatchObject({
        statusCode: 409,
        code: 'photos.key-reused',
      });
    });

    it('tells a repeat that its event has been deleted', async () => {
      const key = randomUUID();
      const cancelled = await createEvent(testApp);
      await upload({ key, eventId: cancelled });
      await testApp.sql('DELETE FROM events WHERE id = $1', [cancelled]);

      expect(await refused({ key, eventId: cancelled })).toMatchObject({
        statusCode: 404,
        code: 'events.not-found',
      });
    });

    it('keeps one photo of twenty copies that arrive at once', async () => {
      const key = randomUUID();
      const [rows, files] = [await photoCount(), await storedFiles()];

      const answers = await Promise.all(Array.from({ length: 20 }, () => upload({ key })));

      expect(answers.map(({ status }) => status).sort()).toEqual([
        ...Array.from({ length: 19 }, () => 200),
        201,
      ]);
      expect(new Set(answers.map(({ body }) => body.photoId)).size).toBe(1);
      expect(await photoCount()).toBe(rows + 1);
      // The original, and the thumbnail unless the crowd was too dense for it.
      expect([1, 2]).toContain((await storedFiles()).length - files.length);
      expect(await settled(incomingFiles)).toEqual([]);
      const jobs = await testApp.sql(
        `SELECT 1 FROM graphile_worker.jobs job JOIN graphile_worker._private_jobs USING (id)
         WHERE (payload ->> 'photoId')::int = $1`,
        [answers[0]?.body.photoId],
      );
      expect(jobs).toHaveLength(1);
    });

    it('keeps the photo when the connection breaks after the commit, and answers the repeat', async () => {
      const key = randomUUID();
      const database = testApp.app.get(Database);
      const { query } = database;
      database.query = async <Row>(sql: string, parameters?: readonly unknown[]) => {
        const rows = await query.bind(database)<Row>(sql, parameters);
        if (sql.includes('INSERT INTO event_photos')) throw new Error('Connection terminated unexpectedly');
        return rows;
      };
      const lost = await upload({ key });
      database.query = query;
      expect(lost.status).toBe(503);
      expect(lost.headers['retry-after']).toBeDefined();

      const again = await upload({ key });

      expect(again.status).toBe(200);
      const [row] = await testApp.sql<{ original_key: string }>(
        'SELECT original_key FROM event_photos WHERE id = $1',
        [again.body.photoId],
      );
      expect(await storedFiles()).toContain(row?.original_key);
    });

    it('refuses a key that is no UUID', async () => {
      expect(await refused({ key: 'again' })).toMatchObject({
        statusCode: 400,
        fields: { 'Idempotency-Key': expect.any(String) },
      });
    });
  });

  describe('asked for something else than a guest’s photo', () => {
    it('asks for the photo when none is sent', async () => {
      const { status, body } = await testApp
        .http()
        .post('/api/event-photos/upload')
        .field('eventId', String(eventId))
        .field('isVerificationPhoto', 'true');

      expect(status).toBe(400);
      expect(body.fields).toEqual({ photo: 'Please upload a photo to verify your attendance' });
    });

    it('asks for the photo when the body is JSON', async () => {
      const { status, body } = await testApp
        .http()
        .post('/api/event-photos/upload')
        .send({ eventId, isVerificationPhoto: true });

      expect(status).toBe(400);
      expect(body.code).toBe('photos.missing');
    });

    it('knows no event of that number', async () => {
      expect(await refused({ eventId: 999_999 })).toMatchObject({
        statusCode: 404,
        code: 'events.not-found',
      });
    });

    it.each([
      ['eventId', { eventId: '' }],
      ['eventId', { eventId: 'tonight' }],
      ['eventId', { eventId: '0' }],
      ['eventId', { eventId: '99999999999999999999' }],
      ['description', { description: 'x'.repeat(2001) }],
      ['description', { description: 'x'.repeat(20_000) }],
      ['description', { description: 'nul\u0000' }],
      ['isVerificationPhoto', { isVerificationPhoto: 'maybe' }],
      ['shareInGallery', { shareInGallery: '1' }],
      ['tags', { tags: '["band"]' }],
      ['tags', { tags: 'band' }],
      ['album', { album: 'x' }],
      ['__proto__', { ['__proto__']: 'x' }],
    ])('names %s when it is %j', async (field, texts) => {
      const { statusCode, fields } = await refused({ texts });

      expect(statusCode).toBe(400);
      expect(Object.keys(fields)[0]).toContain(field);
    });

    it.each([
      ['a second photo', 'photo'],
      ['a file in another part', 'avatar'],
    ])('names %s', async (_, part) => {
      const files = await storedFiles();

      const { status, body } = await upload().attach(part, photo, 'second.jpg');

      expect(status).toBe(400);
      expect(body.fields).toEqual({ [part]: expect.any(String) });
      expect(await storedFiles()).toEqual(files);
      expect(await settled(incomingFiles)).toEqual([]);
    });

    it.each([
      ['without a boundary', 'multipart/form-data', 'x'],
      [
        'that ends in the middle',
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="photo"',
      ],
      ['of nonsense', 'multipart/form-data; boundary=b', '--b\r\n\r\n\u0000\r\n--b--'],
    ])('calls a form %s malformed', async (_, type, body) => {
      const { status } = await testApp
        .http()
        .post('/api/event-photos/upload')
        .set('Content-Type', type)
        .send(body);

      expect(status).toBe(400);
    });

    it('lets only admins add photos to the gallery', async () => {
      const texts = { isVerificationPhoto: 'false' };
      const [guest, admin] = [await createAccount(testApp, 'user'), await createAccount(testApp, 'admin')];

      expect(await refused({ texts })).toMatchObject({ statusCode: 401 });
      expect(await refused({ texts, sessionId: guest.sessionId })).toMatchObject({ statusCode: 403 });
      expect((await upload({ texts, sessionId: admin.sessionId })).status).toBe(201);
    });
  });

  describe('given a hostile file', () => {
    it.each([
      ['an SVG', hostile.svg, 415, 'photos.unsupported-type'],
      ['an HTML page', hostile.html, 415, 'photos.unsupported-type'],
      ['a PHP program', hostile.php, 415, 'photos.unsupported-type'],
      ['an HTML page before a JPEG', hostile.htmlBeforeJpeg, 415, 'photos.unsupported-type'],
      ['an HTML page that begins like a GIF', hostile.htmlGif, 400, 'photos.damaged'],
      ['a cut-off JPEG', hostile.truncatedJpeg, 400, 'photos.damaged'],
      ['a JPEG without its tables', hostile.jpegWithoutTables, 400, 'photos.damaged'],
      ['900 million pixels', () => hostile.blackPng(30_000), 413, 'photos.too-many-pixels'],
      ['one byte more than 10 MB', () => hostile.paddedJpeg(MAX_PHOTO_BYTES + 1), 413, 'photos.too-large'],
      ['nothing at all', () => Buffer.alloc(0), 415, 'photos.unsupported-type'],
    ])('refuses %s and keeps nothing', async (_, make, statusCode, code) => {
      const body = await refused({ photo: await make(), name: 'photo.jpg' });

      expect(body).toMatchObject({ statusCode, code, fields: { photo: body.message } });
    });

    it.each([
      ['a program behind a JPEG', hostile.jpegThenPhp],
      ['a program in a JPEG’s comment', hostile.phpInComment],
      ['exactly 10 MB', () => hostile.paddedJpeg(MAX_PHOTO_BYTES)],
      ['a HEIC', drawn.heicPhoto],
      ['an animated GIF', () => drawn.animation('gif')],
    ])('takes %s and makes a clean picture of it', async (_, make) => {
      const { status, body } = await upload({ photo: await make(), name: 'shell.php' });

      expect(status).toBe(201);
      const [row] = await testApp.sql<{ filename: string }>(
        'SELECT filename FROM event_photos WHERE id = $1',
        [body.photoId],
      );
      const thumbnail = join(testApp.uploads, row?.filename.replace('.jpg', '-320.webp') ?? '');
      const { format, exif } = await sharp(thumbnail).metadata();
      expect({ format, exif }).toEqual({ format: 'webp' });
    });

    it('keeps of a hostile file name what can be shown', async () => {
      const { body } = await upload({ name: '../../<b>evil</b>.php' });

      const [row] = await testApp.sql('SELECT original_name FROM event_photos WHERE id = $1', [body.photoId]);
      expect(row).toEqual({ original_name: 'b>.php' });
    });
  });
});
