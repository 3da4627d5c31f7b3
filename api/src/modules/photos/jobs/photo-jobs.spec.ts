import { readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Database } from '#src/database/database.js';
import { FileStorage } from '#src/integrations/file-storage/file-storage.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import * as drawn from '#test/images/drawn-images.js';
import { jpegWithoutTables } from '#test/images/hostile-files.js';
import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { until } from '#test/until.js';
import { MAKE_SIZES, RENEW_JOBS } from './photo-job-names.js';
import { PhotoJobs } from './photo-jobs.js';

const HOUR = 60 * 60 * 1000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR);

describe('photo jobs', () => {
  let testApp: TestApp;
  let jobs: PhotoJobs;
  let eventId: number;
  let working: TestApp | undefined;

  beforeEach(async () => {
    testApp = await createTestApp();
    jobs = testApp.app.get(PhotoJobs);
    eventId = await createEvent(testApp);
  });
  afterEach(async () => {
    await testApp.close();
    // A worker left behind by a failed test would go on calling for its database.
    await working?.close();
    working = undefined;
  });

  const upload = async (app = testApp): Promise<number> => {
    const { body } = await app
      .http()
      .post('/api/event-photos/upload')
      .field('eventId', String(eventId))
      .field('isVerificationPhoto', 'true')
      .attach('photo', await drawn.jpegPhoto(), 'me.jpg');
    return Number(body.photoId);
  };
  const files = async () => (await readdir(testApp.uploads)).filter((name) => name !== '.incoming');
  const ids = async () =>
    (await testApp.sql<{ id: number }>('SELECT id FROM event_photos ORDER BY id')).map(({ id }) => id);
  const attend = (photoId: number) =>
    testApp.sql('INSERT INTO photo_attendance (event_id, photo_id) VALUES ($1, $2)', [eventId, photoId]);

  it('makes the sizes by itself after an upload and deletes the original', async () => {
    const app = (working = await createTestApp({ JOBS: 'true' }));
    eventId = await createEvent(app);
    const id = await upload(app);

    await until(async () => {
      const [row] = await app.sql<{ sizes_ready: boolean }>(
        'SELECT sizes_ready FROM event_photos WHERE id = $1',
        [id],
      );
      return row?.sizes_ready === true;
    });
    await until(async () => (await readdir(app.uploads)).length === 5);

    expect((await readdir(app.uploads)).filter((name) => name.startsWith('photo-'))).toHaveLength(4);
  });

  it('makes the sizes again without harm when it runs twice', async () => {
    const id = await upload();

    await jobs.makeSizes(id);
    await jobs.makeSizes(id);

    expect(await files()).toHaveLength(4);
  });

  it('keeps no original that proves unreadable', async () => {
    const id = await upload();
    const [row] = await testApp.sql<{ original_key: string }>(
      'SELECT original_key FROM event_photos WHERE id = $1',
      [id],
    );
    await writeFile(join(testApp.uploads, row?.original_key ?? ''), await jpegWithoutTables());

    await jobs.makeSizes(id);

    expect((await files()).filter((name) => name.startsWith('original-'))).toEqual([]);
    expect(await ids()).toEqual([id]);
    await rm(join(testApp.uploads, (await files())[0] ?? ''));
    const admin = await createAccount(testApp, 'admin');
    const [photo] = await testApp.sql<{ filename: string }>('SELECT filename FROM event_photos');
    const picture = testApp
      .http()
      .get(`/uploads/${photo?.filename}`)
      .set('Authorization', `Bearer ${admin.sessionId}`);
    expect((await picture).status).toBe(404);
  });

  it('gives up a photo whose original is gone, unless the whole storage may be', async () => {
    const id = await upload();
    const originalOf = async () => {
      const [row] = await testApp.sql<{ key: string | null }>('SELECT original_key AS key FROM event_photos');
      return row?.key ?? null;
    };
    const original = await originalOf();
    const [thumbnail = ''] = (await files()).filter((name) => name !== original);
    await rm(join(testApp.uploads, original ?? ''));
    await rename(join(testApp.uploads, thumbnail), join(testApp.uploads, '.incoming', thumbnail));

    await expect(jobs.makeSizes(id)).rejects.toMatchObject({ code: 'storage.file-missing' });
    expect(await originalOf()).toBe(original);

    await rename(join(testApp.uploads, '.incoming', thumbnail), join(testApp.uploads, thumbnail));
    await jobs.makeSizes(id);
    expect(await originalOf()).toBeNull();
    expect(await ids()).toEqual([id]);
  });

  it('leaves nothing behind when the photo was deleted meanwhile', async () => {
    const id = await upload();
    await testApp.sql('DELETE FROM event_photos WHERE id = $1', [id]);

    await jobs.makeSizes(id);
    await jobs.sweepFiles(inHours(25));

    expect(await files()).toEqual([]);
  });

  it('removes a photo that no check-in used within a day, with its files, and keeps the one that was used', async () => {
    const [used, unused] = [await upload(), await upload()];
    await attend(used);

    await jobs.removeOrphans(inHours(23));
    expect(await ids()).toEqual([used, unused]);

    await jobs.removeOrphans(inHours(25));
    expect(await ids()).toEqual([used]);
    expect(await files()).toHaveLength(2);
  });

  it('keeps a photo that a check-in is using at the same moment', async () => {
    const id = await upload();
    const dataSource = testApp.app.get((await import('typeorm')).DataSource);
    const checkIn = dataSource.createQueryRunner();
    await checkIn.startTransaction();
    await checkIn.query('INSERT INTO photo_attendance (event_id, photo_id) VALUES ($1, $2)', [eventId, id]);

    const removal = jobs.removeOrphans(inHours(25));
    await pause(100);
    await checkIn.commitTransaction();
    await checkIn.release();
    await removal;

    expect(await testApp.sql('SELECT photo_id FROM photo_attendance')).toEqual([{ photo_id: id }]);
  });

  it('removes a face 90 days after its review, and not before', async () => {
    const id = await upload();
    await attend(id);
    await testApp.sql(`UPDATE event_photos SET reviewed_at = now() - interval '89 days'`);
    await jobs.removeOrphans();
    expect(await ids()).toEqual([id]);

    await testApp.sql(`UPDATE event_photos SET reviewed_at = now() - interval '91 days'`);
    await jobs.removeOrphans();

    expect(await ids()).toEqual([]);
    expect(await files()).toEqual([]);
  });

  it('keeps a shared photo that was reviewed long ago for a day after it was taken down, so that this may be undone', async () => {
    const id = await upload();
    await attend(id);
    await testApp.sql(
      `UPDATE event_photos SET share_in_gallery = true, is_approved = false, reviewed_at = now() - interval '91 days',
              taken_down_at = now() - interval '23 hours'`,
    );
    await jobs.removeOrphans();
    expect(await ids()).toEqual([id]);

    await testApp.sql(`UPDATE event_photos SET taken_down_at = now() - interval '2 days'`);
    await jobs.removeOrphans();
    expect(await ids()).toEqual([]);
  });

  it('keeps faces for as long as the venue has settled on', async () => {
    const id = await upload();
    await attend(id);
    await testApp.sql(`UPDATE event_photos SET reviewed_at = now() - interval '8 days'`);
    await jobs.removeOrphans();
    expect(await ids()).toEqual([id]);

    await testApp.sql('UPDATE venue SET verification_photo_days = 7');
    await jobs.removeOrphans();
    await testApp.sql('UPDATE venue SET verification_photo_days = DEFAULT');

    expect(await ids()).toEqual([]);
  });

  it('removes a face that nobody reviewed 90 days after its upload, once its event is deleted', async () => {
    const id = await upload();
    await attend(id);
    await testApp.sql(`UPDATE event_photos SET uploaded_at = now() - interval '91 days'`);
    await jobs.removeOrphans();
    expect(await ids()).toEqual([id]);

    await testApp.sql('DELETE FROM events');
    await jobs.removeOrphans();

    expect(await ids()).toEqual([]);
    expect(await files()).toEqual([]);
  });

  it('tries a photo again that its job had given up, as when the storage was away for hours', async () => {
    const app = (working = await createTestApp({ JOBS: 'true' }));
    eventId = await createEvent(app);
    const isReady = async (id: number) => {
      const rows = await app.sql('SELECT FROM event_photos WHERE id = $1 AND sizes_ready', [id]);
      return rows.length > 0;
    };
    const id = await upload(app);
    await until(() => isReady(id));
    await app.sql(`UPDATE event_photos SET sizes_ready = false, original_key = $1`, ['original-away']);
    await app.app.get(FileStorage).put('original-away', await drawn.jpegPhoto(), 'image/jpeg');
    await app.sql(
      `SELECT graphile_worker.add_job($1, json_build_object('photoId', $2::int), run_at => now() + interval '1 day')`,
      [MAKE_SIZES, id],
    );
    await app.sql(
      `UPDATE graphile_worker._private_jobs SET attempts = max_attempts, last_error = 'away' WHERE run_at > now()`,
    );

    await app.app.get(JobQueue).add(app.app.get(Database), RENEW_JOBS, null);

    await until(() => isReady(id));
    await until(async () => !(await readdir(app.uploads)).includes('original-away'));
  });

  it('sweeps away an original that a process left when it was killed after the sizes were made', async () => {
    const id = await upload();
    const [original = ''] = (await files()).filter((name) => name.startsWith('original-'));
    await jobs.makeSizes(id);
    await writeFile(join(testApp.uploads, original), 'x');

    await jobs.sweepFiles(inHours(25));

    expect(await files()).not.toContain(original);
    expect(await files()).toHaveLength(4);
  });

  it('sweeps away what a killed process left, and nothing that belongs to somebody', async () => {
    await upload();
    const kept = await files();
    const left = [
      'original-0123456789abcdef0123456789abcdef',
      'photo-0123456789abcdef0123456789abcdef-320.webp',
    ];
    for (const name of [...left, 'artist-rosa.webp', '.incoming/half'])
      await writeFile(join(testApp.uploads, name), 'x');
    const old = inHours(-25);
    for (const name of [...kept, ...left, 'artist-rosa.webp', '.incoming/half']) {
      await utimes(join(testApp.uploads, name), old, old);
    }

    await jobs.sweepFiles();

    expect((await files()).sort()).toEqual([...kept, 'artist-rosa.webp'].sort());
    expect(await readdir(join(testApp.uploads, '.incoming'))).toEqual([]);
  });
});
