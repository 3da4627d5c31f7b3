import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { S3FileStorage } from '#src/integrations/file-storage/s3-file-storage.js';
import { photoWithGps } from '#test/images/drawn-images.js';
import { type S3Server, startS3Server } from '#test/servers/s3-server.js';
import { settled } from '#test/venue/settled.js';
import { createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { PhotoJobs } from '#src/modules/photos/jobs/photo-jobs.js';

describe('photos in an S3 bucket', () => {
  let directory: string;
  let server: S3Server;
  let testApp: TestApp;
  let eventId: number;
  let isServerClosed = false;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'photos-s3-'));
    server = await startS3Server(directory);
    testApp = await createTestApp(server.settings);
    eventId = await createEvent(testApp);
  });
  afterAll(async () => {
    await testApp.close();
    if (!isServerClosed) await server.close();
    await rm(directory, { recursive: true });
  });

  const upload = async (key: string) =>
    testApp
      .http()
      .post('/api/event-photos/upload')
      .set('Idempotency-Key', key)
      .field('eventId', String(eventId))
      .field('isVerificationPhoto', 'true')
      .field('shareInGallery', 'true')
      .attach('photo', await photoWithGps(), 'me.jpg');

  const incoming = () => readdir(join(testApp.uploads, '.incoming'));

  it('are taken in, sized, served in part, and leave nothing on this machine', async () => {
    const { status, body } = await upload(randomUUID());
    expect(status).toBe(201);
    await testApp.app.get(PhotoJobs).makeSizes(body.photoId);
    await testApp.sql('UPDATE event_photos SET is_approved = true WHERE id = $1', [body.photoId]);
    const [row] = await testApp.sql<{ filename: string }>('SELECT filename FROM event_photos WHERE id = $1', [
      body.photoId,
    ]);

    const whole = await testApp.http().get(`/uploads/${row?.filename}`);
    const part = await testApp.http().get(`/uploads/${row?.filename}`).set('Range', 'bytes=0-1');

    expect(whole.status).toBe(200);
    expect(whole.headers['content-type']).toBe('image/jpeg');
    expect(part.status).toBe(206);
    expect(part.body).toEqual(Buffer.from([0xff, 0xd8]));
    expect(await settled(incoming)).toEqual([]);
    const bucket = new S3FileStorage(server.location);
    const keys: string[] = [];
    for await (const { key } of bucket.list('')) keys.push(key);
    bucket.onApplicationShutdown();
    expect(keys).toHaveLength(4);
    expect(keys.filter((key) => key.startsWith('original-'))).toEqual([]);
  });

  it('lets go of the bucket when the app stops', async () => {
    const connectionsEnd = jest.spyOn(S3FileStorage.prototype, 'onApplicationShutdown');
    const other = await createTestApp(server.settings);
    expect(connectionsEnd).not.toHaveBeenCalled();

    await other.close();

    expect(connectionsEnd).toHaveBeenCalledTimes(1);
    connectionsEnd.mockRestore();
  });

  it('ask phones to try again while the bucket is away, and keep no row', async () => {
    await server.close();
    isServerClosed = true;
    const key = randomUUID();

    const { status, headers, body } = await upload(key);

    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(body.code).toBe('storage.unavailable');
    expect(await testApp.sql('SELECT id FROM event_photos WHERE client_key = $1', [key])).toEqual([]);
    expect(await settled(incoming)).toEqual([]);
  });
});
