import { randomUUID } from 'node:crypto';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { Database } from '#src/database/database.js';
import * as drawn from '#test/images/drawn-images.js';
import {
  createAccount,
  createEvent,
  createTestApp,
  openShow,
  createVerificationPhoto,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';
import { until } from '#test/until.js';
import { DISCARD_FILES } from '#src/modules/photos/jobs/photo-job-names.js';
import { PhotoJobs } from '#src/modules/photos/jobs/photo-jobs.js';
import { PhotoLikenessService } from './photo-likeness.service.js';
import { keysOfFilename, photoKeys } from '#src/modules/photos/files/photo-names.js';
import { PhotoReviewService } from '#src/modules/photos/jobs/photo-review.service.js';

const LIST = '/api/admin/event-photos';
/** Rounds in which two lookalikes are compared at once. */
const RACES = 25;

describe('the gallery of staff', () => {
  let testApp: TestApp;
  let eventId: number;
  let admin: TestAccount;
  let picture: Buffer;

  beforeAll(async () => {
    testApp = await createTestApp();
    admin = await createAccount(testApp, 'admin');
    picture = await drawn.jpegPhoto();
  });
  beforeEach(async () => {
    await testApp.sql('DELETE FROM event_photos');
    await testApp.sql('UPDATE venue SET moderate_gallery = false');
    eventId = await createEvent(testApp, { name: 'Honky-Tonk Friday' });
  });
  afterAll(() => testApp.close());

  const call = (method: 'get' | 'post' | 'put' | 'delete', path = '') =>
    testApp.http()[method](`${LIST}${path}`).set('Authorization', `Bearer ${admin.sessionId}`);

  const upload = async (texts: Record<string, string> = {}, photo = picture): Promise<number> => {
    const request = testApp
      .http()
      .post('/api/event-photos/upload')
      .set('Authorization', `Bearer ${admin.sessionId}`);
    for (const [name, text] of Object.entries({ eventId: String(eventId), ...texts }))
      request.field(name, text);
    const { status, body } = await request.attach('photo', photo, 'stage.jpg');
    expect(status).toBe(201);
    return Number(body.photoId);
  };
  const makeSizes = (id: number) => testApp.app.get(PhotoJobs).makeSizes(id);
  const published = async (texts: Record<string, string> = {}, photo = picture): Promise<number> => {
    const id = await upload(texts, photo);
    await makeSizes(id);
    return id;
  };
  const listed = async (query = ''): Promise<{ id: number }[]> => (await call('get', query)).body;
  const idsOf = async (query = '') => (await listed(query)).map(({ id }) => id);
  const isPublic = async (id: number): Promise<boolean> => {
    const { body } = await testApp.http().get('/api/event-photos');
    return body.some((photo: { id: number }) => photo.id === id);
  };
  const addressesOf = async (id: number): Promise<string[]> => {
    const [row] = await testApp.sql<{ filename: string }>('SELECT filename FROM event_photos WHERE id = $1', [
      id,
    ]);
    const { original: _, ...served } = keysOfFilename(row?.filename ?? '') ?? photoKeys('');
    return Object.values(served).map((key) => `/uploads/${key}`);
  };

  it('shows an upload with its event, description and tags', async () => {
    const id = await published({ description: 'Last song', tags: '["#Crowd", "Live  Music", "crowd"]' });

    const { body, status } = await call('get');

    expect(status).toBe(200);
    expect(body).toEqual([
      {
        id,
        event: { id: eventId, name: 'Honky-Tonk Friday', date: openShow().date },
        originalName: 'stage.jpg',
        description: 'Last song',
        tags: ['crowd', 'live music'],
        status: 'approved',
        isOfGuest: false,
        width: 640,
        height: 480,
        pictures: 'ready',
        looksLike: null,
        thumbnailUrl: expect.stringMatching(/^\/uploads\/photo-[0-9a-f]{32}-320\.webp$/),
        screenUrl: expect.stringMatching(/-1280\.webp$/),
        downloadUrl: expect.stringMatching(/^\/uploads\/photo-[0-9a-f]{32}\.jpg$/),
        uploadedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      },
    ]);
  });

  it('shows what guests share of their check-ins, not what they do not share, nor what staff rejected', async () => {
    const [shared, secret, rejected] = [
      await createVerificationPhoto(testApp, eventId),
      await createVerificationPhoto(testApp, eventId),
      await createVerificationPhoto(testApp, eventId),
    ];
    await testApp.sql('UPDATE event_photos SET share_in_gallery = true WHERE id <> $1', [secret]);
    await testApp.sql(
      `INSERT INTO photo_attendance (event_id, photo_id, verification_status) VALUES ($1, $2, 'rejected')`,
      [eventId, rejected],
    );

    expect(await listed()).toMatchObject([{ id: shared, isOfGuest: true }]);
    expect((await call('put', `/${secret}`).send({ status: 'approved' })).status).toBe(404);
    expect((await call('put', `/${rejected}`).send({ status: 'approved' })).status).toBe(404);
    const { body } = await call('post', '/changes').send({ ids: [secret, rejected], status: 'approved' });
    expect(body).toEqual([]);
  });

  it('narrows down by status, event, words and likeness, page by page', async () => {
    await testApp.sql('UPDATE venue SET moderate_gallery = true');
    const other = await createEvent(testApp, { name: 'Bluegrass Brunch' });
    const first = await upload({ description: 'Fiddle in the air' });
    const second = await upload({ eventId: String(other), tags: '["fiddle"]' });
    const third = await upload({ description: '100% two-step' });
    await call('put', `/${third}`).send({ status: 'approved' });
    await call('put', `/${second}`).send({ status: 'taken-down' });

    expect(await idsOf('?status=waiting')).toEqual([first]);
    expect(await idsOf('?status=approved')).toEqual([third]);
    expect(await idsOf('?status=taken-down')).toEqual([second]);
    expect(await idsOf(`?eventId=${other}`)).toEqual([second]);
    expect(await idsOf('?q=FIDDLE')).toEqual([second, first]);
    expect(await idsOf('?q=brunch')).toEqual([second]);
    expect(await idsOf('?q=stage.jpg')).toEqual([third, second, first]);
    expect(await idsOf(`?q=${encodeURIComponent('0% t')}`)).toEqual([third]);
    expect(await idsOf('?lookalikes=true')).toEqual([]);
    const { body, headers } = await call('get', '?limit=2');
    expect(body).toHaveLength(2);
    const next = /<\/api\/admin\/event-photos([^>]*)>; rel="next"/.exec(headers.link ?? '')?.[1];
    expect(await idsOf(next)).toEqual([first]);
  });

  it.each([
    ['?status=gone', 'status'],
    ['?limit=101', 'limit'],
    ['?eventId=x', 'eventId'],
    ['?lookalikes=maybe', 'lookalikes'],
    ['?cursor=none', 'cursor'],
  ])('names what is wrong with %s', async (query, field) => {
    const { status, body } = await call('get', query);

    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  describe('one photo', () => {
    it('changes what is sent and leaves the rest', async () => {
      const other = await createEvent(testApp, { name: 'Bluegrass Brunch' });
      const id = await published({ description: 'Last song', tags: '["crowd"]' });

      const { body } = await call('put', `/${id}`).send({ tags: [' Band', 'BAND', '#stage'] });
      expect(body).toMatchObject({ description: 'Last song', tags: ['band', 'stage'], status: 'approved' });
      expect((await call('put', `/${id}`).send({ description: '' })).body).toMatchObject({
        description: null,
        tags: ['band', 'stage'],
      });
      expect((await call('put', `/${id}`).send({ eventId: other })).body.event).toMatchObject({
        name: 'Bluegrass Brunch',
      });
    });

    it.each([
      [{ tags: Array.from({ length: 11 }, (_, index) => `tag ${index}`) }, 'tags'],
      [{ tags: ['x'.repeat(31)] }, 'tags'],
      [{ tags: 'band' }, 'tags'],
      [{ tags: [1] }, 'tags'],
      [{ tags: ['nul\u0000'] }, 'tags'],
      [{ description: 'x'.repeat(2001) }, 'description'],
      [{ status: 'gone' }, 'status'],
      [{ eventId: 0 }, 'eventId'],
    ])('refuses %j and changes nothing', async (changes, field) => {
      const id = await upload({ tags: '["crowd"]' });

      const { status, body } = await call('put', `/${id}`).send(changes);

      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
      expect(await listed()).toMatchObject([{ id, tags: ['crowd'] }]);
    });

    it('knows neither a photo nor an event that is gone', async () => {
      const id = await upload();

      expect((await call('put', '/999999').send({ tags: [] })).body.code).toBe('photos.not-in-gallery');
      const { status, body } = await call('put', `/${id}`).send({ eventId: 999_999, description: 'x' });
      expect([status, body.code]).toEqual([404, 'events.not-found']);
      expect(await listed()).toMatchObject([{ description: null }]);
    });

    it('is public nowhere at once when it is taken down, and comes back', async () => {
      const id = await published();
      expect(await isPublic(id)).toBe(true);
      for (const address of await addressesOf(id))
        expect([address, (await testApp.http().get(address)).status]).toEqual([address, 200]);

      expect((await call('put', `/${id}`).send({ status: 'taken-down' })).body.status).toBe('taken-down');

      await until(async () => !(await isPublic(id)));
      for (const address of await addressesOf(id)) {
        expect((await testApp.http().get(address)).status).toBe(404);
        const own = await testApp.http().get(address).set('Authorization', `Bearer ${admin.sessionId}`);
        expect([own.status, own.headers['cache-control']]).toEqual([200, 'private, no-store']);
      }
      expect((await testApp.http().get(`/api/event-photos/${id}`)).status).toBe(404);

      await call('put', `/${id}`).send({ status: 'approved' });
      await until(() => isPublic(id));
    });

    it('is deleted, and its files by a job', async () => {
      const id = await published();
      const filename = (await addressesOf(id)).find((address) => address.endsWith('.jpg')) ?? '';

      const answer = await call('delete', `/${id}`);

      expect([answer.status, answer.body]).toEqual([200, { message: 'Photo deleted' }]);
      expect(await idsOf()).toEqual([]);
      const jobs = await testApp.sql(
        `SELECT payload FROM graphile_worker.jobs job JOIN graphile_worker._private_jobs USING (id)
          WHERE task_identifier = $1`,
        [DISCARD_FILES],
      );
      expect(jobs).toEqual([{ payload: { filenames: [filename.replace('/uploads/', '')] } }]);
    });

    it('stays down when its check-in is approved or looked at again', async () => {
      const id = await createVerificationPhoto(testApp, eventId);
      await testApp.sql('UPDATE event_photos SET share_in_gallery = true WHERE id = $1', [id]);
      await call('put', `/${id}`).send({ status: 'taken-down' });

      for (const verdict of ['approved', 'pending'] as const) {
        await testApp.app
          .get(Database)
          .transaction((transaction) => testApp.app.get(PhotoReviewService).review(transaction, id, verdict));
        expect(await listed()).toMatchObject([{ id, status: 'taken-down' }]);
      }
    });

    it('stays when a guest’s check-in rests on it', async () => {
      const id = await createVerificationPhoto(testApp, eventId);
      await testApp.sql('UPDATE event_photos SET share_in_gallery = true WHERE id = $1', [id]);

      const { status, body } = await call('delete', `/${id}`);

      expect([status, body.code]).toEqual([409, 'photos.of-check-in']);
      expect(await idsOf()).toEqual([id]);
      expect((await call('delete', '/999999')).status).toBe(404);
    });
  });

  describe('many photos', () => {
    it('are approved, and tagged on top of what they have', async () => {
      await testApp.sql('UPDATE venue SET moderate_gallery = true');
      const one = await upload({ tags: '["crowd", "old"]' });
      const other = await upload();

      const { status, body } = await call('post', '/changes').send({
        ids: [one, other, 999_999],
        status: 'approved',
        addTags: ['Band', 'crowd'],
        removeTags: ['OLD'],
      });

      expect(status).toBe(200);
      expect(body).toMatchObject([
        { id: other, status: 'approved', tags: ['band', 'crowd'] },
        { id: one, status: 'approved', tags: ['crowd', 'band'] },
      ]);
    });

    it('are changed only where they still are what was seen, as by the undo of who took them down', async () => {
      const [one, other] = [await upload(), await upload()];
      await call('post', '/changes').send({ ids: [one, other], status: 'taken-down' });
      await call('put', `/${one}`).send({ status: 'approved' });
      const undo = { ids: [one, other], status: 'waiting', from: 'taken-down' };
      const { body } = await call('post', '/changes').send(undo).expect(200);
      expect(body).toMatchObject([{ id: other, status: 'waiting' }]);
      expect(await listed()).toMatchObject([
        { id: other, status: 'waiting' },
        { id: one, status: 'approved' },
      ]);
      await call('post', '/changes')
        .send({ ...undo, from: 'lost' })
        .expect(400);
    });

    it('all stay as they are when one would have too many tags', async () => {
      const full = await upload({
        tags: JSON.stringify(Array.from({ length: 10 }, (_, index) => `t${index}`)),
      });
      const empty = await upload();

      const { status, body } = await call('post', '/changes').send({ ids: [full, empty], addTags: ['band'] });

      expect([status, body.code, body.message]).toEqual([
        400,
        'photos.too-many-tags',
        'A photo has at most 10 tags; 1 of these would have more',
      ]);
      expect(await listed()).toMatchObject([{ id: empty, tags: [] }, { id: full }]);
    });

    it.each([
      [{ ids: [] }],
      [{ ids: 'all' }],
      [{ ids: [1.5] }],
      [{ ids: Array.from({ length: 101 }, () => 1) }],
      [{}],
    ])('are asked for when the body is %j', async (body) => {
      const answer = await call('post', '/changes').send({ ...body, status: 'approved' });

      expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['ids']]);
    });

    it('keep every tag that two people add at the same time', async () => {
      const id = await upload();

      await Promise.all(
        ['a', 'b', 'c', 'd', 'e'].map((tag) => call('post', '/changes').send({ ids: [id], addTags: [tag] })),
      );

      const [photo] = (await call('get')).body;
      expect([...photo.tags].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    });
  });

  it.each([['["band", "bar"]'], ['["bar"]'], [undefined]])(
    'refuses the key of another upload when the tags are %s',
    async (tags) => {
      const key = randomUUID();
      const send = (texts: { tags?: string }) => {
        const request = testApp.http().post('/api/event-photos/upload').set('Idempotency-Key', key);
        request.set('Authorization', `Bearer ${admin.sessionId}`).field('eventId', String(eventId));
        for (const [name, text] of Object.entries(texts)) request.field(name, text);
        return request.attach('photo', picture, 'stage.jpg');
      };
      const first = await send({ tags: '["Band"]' });
      const [again, other] = [await send({ tags: '["#band"]' }), await send(tags ? { tags } : {})];

      expect([first.status, again.status, again.body]).toEqual([201, 200, first.body]);
      expect([other.status, other.body.code]).toEqual([409, 'photos.key-reused']);
    },
  );

  it('suggests the tags in use, the most used first', async () => {
    await upload({ tags: '["band"]' });
    await upload({ tags: '["band", "crowd"]' });

    expect((await call('get', '/tags')).body).toEqual([
      { tag: 'band', count: 2 },
      { tag: 'crowd', count: 1 },
    ]);
  });

  it('keeps tags off the photo of a check-in', async () => {
    const { status, body } = await testApp
      .http()
      .post('/api/event-photos/upload')
      .field('eventId', String(eventId))
      .field('isVerificationPhoto', 'true')
      .field('tags', '["me"]')
      .attach('photo', picture, 'me.jpg');

    expect([status, body.code]).toEqual([400, 'photos.tags-of-guest']);
  });

  describe('a photo that was there already', () => {
    const twin = () => sharp(picture).resize(500).jpeg({ quality: 60 }).toBuffer();

    it('is shown beside the one it looks like, re-encoded and smaller as it is', async () => {
      const first = await published();
      const second = await published({}, await twin());

      expect(await listed('?lookalikes=true')).toMatchObject([{ id: second, looksLike: { id: first } }]);
      const [, { looksLike }] = (await call('get')).body;
      expect(looksLike).toBeNull();
    });

    it('is found when it is the very same file, however plain', async () => {
      const wall = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#7a1e22' } })
        .jpeg()
        .toBuffer();
      const first = await published({}, wall);
      const second = await published({}, wall);

      expect(await listed('?lookalikes=true')).toMatchObject([{ id: second, looksLike: { id: first } }]);
    });

    it('is found beside one from before looks were noted', async () => {
      const first = await published();
      await testApp.sql('UPDATE event_photos SET perceptual_hash = NULL');
      const second = await published({}, await twin());

      expect(await listed('?lookalikes=true')).toMatchObject([{ id: second, looksLike: { id: first } }]);
    });

    it('keeps no new one from appearing when its thumbnail is damaged, and is looked at once', async () => {
      const old = await published();
      await testApp.sql('UPDATE event_photos SET perceptual_hash = NULL');
      const [thumbnail = ''] = (await addressesOf(old)).filter((address) => address.endsWith('-320.webp'));
      await writeFile(join(testApp.uploads, thumbnail.replace('/uploads/', '')), 'no picture any more');

      await published({}, await twin());

      const [before, after] = await testApp.sql(
        'SELECT filename, sizes_ready, original_key, perceptual_hash FROM event_photos ORDER BY id',
      );
      expect(before).toMatchObject({ perceptual_hash: '0' });
      expect(after).toMatchObject({ sizes_ready: true, original_key: null });
      expect(await readdir(testApp.uploads)).not.toContain(keysOfFilename(String(after?.filename))?.original);
    });

    it('is the later one, whichever is looked at first', async () => {
      const [first, second] = [await upload(), await upload({}, await twin())];
      await makeSizes(second);
      await makeSizes(first);

      expect(await listed('?lookalikes=true')).toMatchObject([{ id: second, looksLike: { id: first } }]);
    });

    it(`is the later one when both are looked at in the same moment, ${RACES} times`, async () => {
      const [first, second] = [await published(), await published({}, await twin())];
      const likeness = testApp.app.get(PhotoLikenessService);
      for (let round = 0; round < RACES; round += 1) {
        await testApp.sql('UPDATE event_photos SET looks_like_id = NULL');
        await Promise.all([likeness.compare(first), likeness.compare(second)]);

        expect(await listed('?lookalikes=true')).toMatchObject([{ id: second, looksLike: { id: first } }]);
      }
    });

    it('is of no interest at another show, until it is moved there', async () => {
      await published();
      const other = await createEvent(testApp);
      const second = await published({ eventId: String(other) }, await twin());
      expect(await idsOf('?lookalikes=true')).toEqual([]);

      await call('put', `/${second}`).send({ eventId });

      expect(await idsOf('?lookalikes=true')).toEqual([second]);
    });

    it('may be kept, and is not asked about again', async () => {
      await published();
      const second = await published({}, await twin());

      const { body } = await call('post', `/${second}/keep`);

      expect(body).toMatchObject({ id: second, looksLike: null });
      expect(await idsOf('?lookalikes=true')).toEqual([]);
      expect((await call('post', '/999999/keep')).status).toBe(404);
    });

    it('is nothing of the kind when it shows something else', async () => {
      await published();
      await published({}, await sharp(picture).flop().jpeg().toBuffer());

      expect(await idsOf('?lookalikes=true')).toEqual([]);
    });
  });
});
