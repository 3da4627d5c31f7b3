import { readdir } from 'node:fs/promises';
import { verificationOf } from '#test/venue/check-ins.js';
import * as drawn from '#test/images/drawn-images.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { PhotoJobs } from '#src/modules/photos/jobs/photo-jobs.js';

/** Every state that a check-in photo can be in, and whether the gallery may show it. */
const STATES = [
  { share: false, moderated: false, status: 'pending', isPublic: false },
  { share: false, moderated: false, status: 'approved', isPublic: false },
  { share: false, moderated: false, status: 'rejected', isPublic: false },
  { share: false, moderated: true, status: 'pending', isPublic: false },
  { share: false, moderated: true, status: 'approved', isPublic: false },
  { share: false, moderated: true, status: 'rejected', isPublic: false },
  { share: true, moderated: false, status: 'rejected', isPublic: false },
  { share: true, moderated: true, status: 'pending', isPublic: false },
  { share: true, moderated: true, status: 'rejected', isPublic: false },
  { share: true, moderated: true, status: 'approved', isPublic: true },
  { share: true, moderated: false, status: 'approved', isPublic: true },
  /** Though the venue shows what staff add at once, as is the spec's default. */
  { share: true, moderated: false, status: 'pending', isPublic: false },
] as const;

describe('photos of check-ins', () => {
  let venue: TestApp;
  let eventId: number;
  let guest: TestAccount;
  let admin: TestAccount;
  let stranger: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
    eventId = await createEvent(venue);
    [guest, stranger, admin] = [
      await createAccount(venue, 'user'),
      await createAccount(venue, 'artist'),
      await createAccount(venue, 'admin'),
    ];
  });
  afterEach(() => venue.sql('DELETE FROM event_photos'));
  afterAll(() => venue.close());

  const as = (account: TestAccount) => ({ Authorization: `Bearer ${account.sessionId}` });
  const checkIn = async ({
    share,
    moderated,
    words = '',
  }: {
    share: boolean;
    moderated: boolean;
    words?: string;
  }) => {
    await venue.sql('UPDATE venue SET moderate_gallery = $1', [moderated]);
    const upload = await venue
      .http()
      .post('/api/event-photos/upload')
      .set(as(guest))
      .field('eventId', String(eventId))
      .field('isVerificationPhoto', 'true')
      .field('shareInGallery', String(share))
      .field('description', words)
      .attach('photo', await drawn.jpegPhoto(), 'me.jpg')
      .expect(201);
    const photoId = Number(upload.body.photoId);
    await venue
      .http()
      .post('/api/photo-attendance')
      .set(as(guest))
      .send({ eventId, photoId, customerName: 'Ruby Lee' })
      .expect(201);
    return { photoId, id: await verificationOf(venue, photoId) };
  };
  const decide = (id: number, status: string) =>
    venue
      .http()
      .put(`/api/admin/verifications/${id}`)
      .set(as(admin))
      .send({ status, reason: status === 'rejected' ? 'Nobody can be seen' : undefined })
      .expect(200);
  const makeSizes = (photoId: number) => venue.app.get(PhotoJobs).makeSizes(photoId);
  const files = async () => (await readdir(venue.uploads)).filter((name) => name !== '.incoming');
  /** The files of one photo, by the random part of their names. */
  const filesOf = async (photoId: number) => {
    const [row] = await venue.sql<{ filename: string }>('SELECT filename FROM event_photos WHERE id = $1', [
      photoId,
    ]);
    const random = /[0-9a-f]{32}/.exec(row?.filename ?? '')?.[0] ?? 'none';
    return (await files()).filter((name) => name.includes(random));
  };
  const statusesOf = async (names: string[], account?: TestAccount) => {
    const statuses = new Set<number>();
    for (const name of names) {
      const call = venue.http().get(`/uploads/${name}`);
      if (account) call.set(as(account));
      statuses.add((await call).status);
    }
    return [...statuses];
  };
  const listed = async (photoId: number) => {
    const { body } = await venue.http().get('/api/event-photos?limit=100').expect(200);
    return body.some(({ id }: { id: number }) => id === photoId);
  };

  describe.each(STATES)('shared $share, moderated $moderated, $status', ({ isPublic, status, ...wish }) => {
    it(`are ${isPublic ? 'for everybody' : 'for nobody but their guest and admins'}, at every address and in every list`, async () => {
      const { id, photoId } = await checkIn(wish);
      const names = await filesOf(photoId);
      const originals = names.filter((name) => name.startsWith('original-'));
      expect(originals).toHaveLength(1);
      expect(await statusesOf(originals, admin)).toEqual([404]);
      if (status !== 'pending') await decide(id, status);
      const early = await statusesOf(names.filter((name) => name.startsWith('photo-')));
      expect(early).toEqual([isPublic ? 200 : 404]);

      await makeSizes(photoId);

      const sizes = await filesOf(photoId);
      expect(sizes.length).toBeGreaterThanOrEqual(3);
      expect(await statusesOf(sizes)).toEqual([isPublic ? 200 : 404]);
      expect(await statusesOf(sizes, stranger)).toEqual([isPublic ? 200 : 404]);
      expect(await statusesOf(sizes, guest)).toEqual([200]);
      expect(await statusesOf(sizes, admin)).toEqual([200]);
      expect(await statusesOf(originals, admin)).toEqual([404]);
      expect(await listed(photoId)).toBe(isPublic);
      const one = await venue.http().get(`/api/event-photos/${photoId}`);
      expect(one.status).toBe(isPublic ? 200 : 404);
      const mine = await venue.http().get(`/api/event-photos/${photoId}`).set(as(stranger));
      expect(mine.status).toBe(isPublic ? 200 : 404);
    });
  });

  it('show staff the words that approval puts into the gallery with them', async () => {
    const { id, photoId } = await checkIn({ share: true, moderated: true, words: 'Buy at bad.example' });
    await makeSizes(photoId);
    const { body: waiting } = await venue.http().get('/api/admin/verifications').set(as(admin)).expect(200);
    const seen = waiting.find((checkedIn: { id: number }) => checkedIn.id === id);
    expect(seen.photo.description).toBe('Buy at bad.example');
    await decide(id, 'approved');
    const { body: shown } = await venue.http().get(`/api/event-photos/${photoId}`).expect(200);
    expect(shown.description).toBe(seen.photo.description);
  });

  it('leave the gallery at once when staff change their mind, and come back', async () => {
    const { id, photoId } = await checkIn({ share: true, moderated: true });
    await makeSizes(photoId);
    const sizes = await filesOf(photoId);
    for (const [status, seen] of [
      ['approved', 200],
      ['rejected', 404],
      ['approved', 200],
      ['pending', 404],
    ] as const) {
      await decide(id, status);
      expect(await statusesOf(sizes)).toEqual([seen]);
    }
  });

  describe('once they are reviewed', () => {
    const age = (photoId: number, days: number) =>
      venue.sql(
        'UPDATE event_photos SET reviewed_at = reviewed_at - make_interval(days => $2) WHERE id = $1',
        [photoId, days],
      );
    const tidy = () => venue.app.get(PhotoJobs).removeOrphans();
    const isKept = async (photoId: number) =>
      (await venue.sql('SELECT FROM event_photos WHERE id = $1', [photoId])).length > 0;

    it.each(['approved', 'rejected'])(
      'and %s are deleted after 90 days with all their files',
      async (status) => {
        const before = await files();
        const { id, photoId } = await checkIn({ share: false, moderated: true });
        await makeSizes(photoId);
        await decide(id, status);
        await age(photoId, 89);
        await tidy();
        expect(await isKept(photoId)).toBe(true);

        await age(photoId, 2);
        await tidy();

        expect(await isKept(photoId)).toBe(false);
        expect(await files()).toEqual(before);
        expect(
          await venue.sql('SELECT verification_status, photo_id FROM photo_attendance WHERE id = $1', [id]),
        ).toEqual([{ verification_status: status, photo_id: null }]);
      },
    );

    it('stay in the gallery where their guest shared them and staff approved them', async () => {
      const { id, photoId } = await checkIn({ share: true, moderated: true });
      await decide(id, 'approved');
      await age(photoId, 400);
      await tidy();
      expect(await isKept(photoId)).toBe(true);
    });

    it('are deleted though their guest shared them when staff rejected them', async () => {
      const { id, photoId } = await checkIn({ share: true, moderated: false });
      await decide(id, 'rejected');
      await age(photoId, 91);
      await tidy();
      expect(await isKept(photoId)).toBe(false);
    });

    it('go by the days that the venue has settled on', async () => {
      const { id, photoId } = await checkIn({ share: false, moderated: true });
      await decide(id, 'approved');
      await venue.sql('UPDATE venue SET verification_photo_days = 7');
      await age(photoId, 6);
      await tidy();
      expect(await isKept(photoId)).toBe(true);
      await age(photoId, 2);
      await tidy();
      await venue.sql('UPDATE venue SET verification_photo_days = DEFAULT');
      expect(await isKept(photoId)).toBe(false);
    });

    it('begin to wait again when the review is taken back', async () => {
      const { id, photoId } = await checkIn({ share: false, moderated: true });
      await decide(id, 'rejected');
      await age(photoId, 91);
      await decide(id, 'pending');
      await tidy();
      expect(await isKept(photoId)).toBe(true);
    });
  });
});
