import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import * as drawn from '#test/images/drawn-images.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { PhotoJobs } from '#src/modules/photos/jobs/photo-jobs.js';

describe('GET /uploads/{filename}', () => {
  let testApp: TestApp;
  let eventId: number;
  let guest: TestAccount;
  let stranger: TestAccount;
  let admin: TestAccount;

  beforeAll(async () => {
    testApp = await createTestApp();
    eventId = await createEvent(testApp);
    [guest, stranger, admin] = [
      await createAccount(testApp, 'user'),
      await createAccount(testApp, 'user'),
      await createAccount(testApp, 'admin'),
    ];
  });
  afterAll(() => testApp.close());

  /** Uploads a photo of the guest and returns its id and `filename`. */
  const upload = async (texts: Record<string, string> = {}) => {
    const request = testApp
      .http()
      .post('/api/event-photos/upload')
      .set('Authorization', `Bearer ${guest.sessionId}`);
    for (const [name, text] of Object.entries({
      eventId: String(eventId),
      isVerificationPhoto: 'true',
      ...texts,
    })) {
      request.field(name, text);
    }
    const { body } = await request.attach('photo', await drawn.photoWithGps(), 'me.jpg');
    const [row] = await testApp.sql<{ filename: string }>('SELECT filename FROM event_photos WHERE id = $1', [
      body.photoId,
    ]);
    return { id: Number(body.photoId), filename: row?.filename ?? '' };
  };
  /** A photo that its guest shared and staff approved. */
  const uploadShared = async () => {
    const photo = await upload({ shareInGallery: 'true' });
    await testApp.sql('UPDATE event_photos SET is_approved = true WHERE id = $1', [photo.id]);
    return photo;
  };
  const makeSizes = (id: number) => testApp.app.get(PhotoJobs).makeSizes(id);
  const sizesOf = (filename: string) =>
    [filename, filename.replace('.jpg', '-320.webp'), filename.replace('.jpg', '-1280.webp')] as const;
  const get = (name: string, account?: TestAccount) => {
    const request = testApp.http().get(`/uploads/${name}`).buffer(true).parse(intoBuffer);
    return account ? request.set('Authorization', `Bearer ${account.sessionId}`) : request;
  };

  it('shows a guest’s face to that guest and to admins, and to others not even that it is there', async () => {
    const { id, filename } = await upload();
    await makeSizes(id);

    for (const name of sizesOf(filename)) {
      expect((await get(name, guest)).status).toBe(200);
      expect((await get(name, admin)).status).toBe(200);
      expect((await get(name, stranger)).status).toBe(404);
      expect((await get(name)).status).toBe(404);
      expect((await get(name, guest)).headers).toMatchObject({
        'cache-control': 'private, no-store',
        'cross-origin-resource-policy': 'same-origin',
      });
    }
  });

  it('takes the session cookie, which an image tag sends', async () => {
    const { filename } = await upload();
    const name = filename.replace('.jpg', '-320.webp');

    const { status } = await testApp
      .http()
      .get(`/uploads/${name}`)
      .set('Cookie', `sessionId=${guest.sessionId}`);

    expect(status).toBe(200);
  });

  it('never serves what was uploaded', async () => {
    const { id, filename } = await upload();
    const original = filename.replace('photo-', 'original-').replace('.jpg', '');
    expect(await readdir(testApp.uploads)).toContain(original);

    expect((await get(original, admin)).status).toBe(404);

    await makeSizes(id);
    expect(await readdir(testApp.uploads)).not.toContain(original);
    for (const name of sizesOf(filename)) {
      const { body } = await get(name, guest);
      expect(body.includes('Lonestar')).toBe(false);
      expect((await sharp(body).metadata()).exif).toBeUndefined();
    }
  });

  it('shows the thumbnail under every name until the sizes are made, and lets nobody keep it', async () => {
    const { filename } = await uploadShared();

    const { status, headers, body } = await get(filename);

    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'private, no-store' });
    expect((await sharp(body).metadata()).format).toBe('webp');
  });

  it('asks to come back for a photo of a crowd that has no thumbnail yet', async () => {
    const { filename } = await upload();
    await rm(join(testApp.uploads, filename.replace('.jpg', '-320.webp')));

    const { status, headers } = await get(filename, guest);

    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
  });

  it('serves a shared photo to everybody, and lets it be taken back at any time', async () => {
    const { id, filename } = await uploadShared();
    await makeSizes(id);

    const { status, headers, body } = await get(filename);

    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(body.length),
      'cache-control': 'public, no-cache',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'accept-ranges': 'bytes',
    });
    const [row] = await testApp.sql('SELECT * FROM event_photos WHERE id = $1', [id]);
    expect(row).toMatchObject({
      sizes_ready: true,
      original_key: null,
      width: 640,
      height: 480,
      file_size: body.length,
    });
  });

  it('hides a shared photo again when it is no longer approved, also from who kept it', async () => {
    const { id, filename } = await uploadShared();
    await makeSizes(id);
    const { etag = '' } = (await get(filename)).headers;
    expect((await get(filename).set('If-None-Match', etag)).status).toBe(304);
    await testApp.sql('UPDATE event_photos SET is_approved = false WHERE id = $1', [id]);

    expect((await get(filename)).status).toBe(404);
    expect((await get(filename).set('If-None-Match', etag)).status).toBe(404);
  });

  it('shows a photo that its guest shared to nobody else before staff approved it', async () => {
    const { id, filename } = await upload({ shareInGallery: 'true' });
    await makeSizes(id);
    for (const name of sizesOf(filename)) expect((await get(name)).status).toBe(404);
  });

  describe('of another area', () => {
    const CONTENT = Buffer.from('0123456789');

    beforeAll(() => writeFile(join(testApp.uploads, 'track-demo.mp3'), CONTENT));

    const part = (range: string) => get('track-demo.mp3').set('Range', range);

    it('serves a part of the file', async () => {
      const { status, headers, body } = await part('bytes=2-4');

      expect(status).toBe(206);
      expect(headers).toMatchObject({
        'content-range': 'bytes 2-4/10',
        'content-length': '3',
        'content-type': 'audio/mpeg',
      });
      expect(body).toEqual(Buffer.from('234'));
    });

    it('says where the file ends when asked for more', async () => {
      const { status, headers } = await part('bytes=10-');

      expect(status).toBe(416);
      expect(headers['content-range']).toBe('bytes */10');
    });

    it('may be shown on any other site, as feed readers do with the picture of a show', async () => {
      expect((await get('track-demo.mp3')).headers['cross-origin-resource-policy']).toBe('cross-origin');
    });

    it('answers HEAD without the file', async () => {
      const { status, headers } = await testApp.http().head('/uploads/track-demo.mp3');

      expect(status).toBe(200);
      expect(headers['content-length']).toBe('10');
    });

    it('answers 304 to those who have it', async () => {
      const { headers } = await get('track-demo.mp3');

      expect((await get('track-demo.mp3').set('If-None-Match', String(headers.etag))).status).toBe(304);
    });
  });

  it.each([
    'photo-00000000000000000000000000000000.jpg',
    'artist-nobody.webp',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/secrets',
    '.incoming',
    'photo-%00.jpg',
    'x'.repeat(300),
    '%E0%A4%A',
  ])('knows nothing of %j', async (name) => {
    const { status } = await get(name, admin);

    expect([400, 404]).toContain(status);
  });
});

type Collect = Parameters<ReturnType<ReturnType<TestApp['http']>['get']>['parse']>[0];

const intoBuffer: Collect = (response, done) => {
  const chunks: Buffer[] = [];
  response.on('data', (chunk: Buffer) => chunks.push(Buffer.from(chunk)));
  response.on('end', () => done(null, Buffer.concat(chunks)));
};
