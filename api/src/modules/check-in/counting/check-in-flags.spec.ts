import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { MANY_FROM_DEVICE } from '#contract/photos.js';
import { ImageWork } from '#src/integrations/pictures/decoding/image-work.js';
import { PhotoJobs } from '#src/modules/photos/jobs/photo-jobs.js';
import { drawScene } from '#test/images/drawn-images.js';
import { jpegOfWrongCodes } from '#test/images/hostile-files.js';
import {
  createAccount,
  createEvent,
  createTestApp,
  createVerificationPhoto,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';

describe('what looks wrong about a check-in', () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
  });
  afterAll(() => venue.close());

  const send = async (eventId: number, photo: Buffer): Promise<number> => {
    const { body } = await venue
      .http()
      .post('/api/event-photos/upload')
      .field('eventId', String(eventId))
      .field('isVerificationPhoto', 'true')
      .attach('photo', photo, 'me.jpg')
      .expect(201);
    return Number(body.photoId);
  };
  const upload = async (eventId: number, photo: Buffer): Promise<number> => {
    const photoId = await send(eventId, photo);
    await venue.app.get(PhotoJobs).makeSizes(photoId);
    return photoId;
  };
  const attend = (eventId: number, photoId: number, over: object = {}, userAgent = randomUUID() as string) =>
    venue
      .http()
      .post('/api/photo-attendance')
      .set('User-Agent', userAgent)
      .send({ eventId, photoId, customerName: 'Ruby Lee', ...over })
      .expect(201);
  const queueOf = async (eventId: number) => {
    const { body } = await venue
      .http()
      .get(`/api/admin/verifications?eventId=${eventId}`)
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .expect(200);
    return body;
  };
  const flagsOf = async (eventId: number): Promise<string[][]> =>
    (await queueOf(eventId)).map(({ flags }: { flags: string[] }) => flags);

  it('is a picture that was used before, at another show and saved again smaller', async () => {
    const [lastWeek, tonight] = [await createEvent(venue, { name: 'Last week' }), await createEvent(venue)];
    const original = await drawScene(3).jpeg({ quality: 92 }).toBuffer();
    await attend(lastWeek, await upload(lastWeek, original));
    const copy = await sharp(original).resize(480).jpeg({ quality: 40 }).toBuffer();
    await attend(tonight, await upload(tonight, copy));
    await attend(tonight, await upload(tonight, await drawScene(7).jpeg().toBuffer()));

    expect(await flagsOf(lastWeek)).toEqual([[]]);
    const [first, second] = await queueOf(tonight);
    expect(first).toMatchObject({
      flags: ['known-photo'],
      usedBefore: { eventName: 'Last week', thumbnailUrl: expect.stringMatching(/^\/uploads\/photo-/) },
    });
    expect(second).toMatchObject({ flags: [], usedBefore: null });
  });

  it('is a picture that came in a crowd and proved damaged, which its guest is told, too', async () => {
    const show = await createEvent(venue);
    const guest = await createAccount(venue, 'user');
    let leave = (): void => undefined;
    const evening = new Promise<void>((over) => (leave = over));
    const crowd = Array.from({ length: 99 }, () => venue.app.get(ImageWork).runForeground(() => evening));
    const photoId = await send(show, await jpegOfWrongCodes());
    leave();
    await Promise.all(crowd);
    await venue.app.get(PhotoJobs).makeSizes(photoId);
    const asGuest = { Authorization: `Bearer ${guest.sessionId}` };
    const mine = { eventId: show, photoId, customerName: 'Ruby Lee' };
    await venue.http().post('/api/photo-attendance').set(asGuest).send(mine).expect(201);

    expect(await flagsOf(show)).toEqual([['unreadable-photo']]);
    const own = await venue.http().get('/api/photo-attendance').set(asGuest).expect(200);
    expect(own.body).toMatchObject([{ isPhotoUnreadable: true }]);
  });

  it('is a picture out of the gallery', async () => {
    const show = await createEvent(venue);
    const { body } = await venue
      .http()
      .post('/api/event-photos/upload')
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .field('eventId', String(show))
      .attach('photo', await drawScene(5).jpeg().toBuffer(), 'stage.jpg')
      .expect(201);
    await venue.app.get(PhotoJobs).makeSizes(body.photoId);
    const other = await createEvent(venue);
    await attend(
      other,
      await upload(other, await drawScene(5, { width: 800, height: 600 }).png().toBuffer()),
    );
    expect(await flagsOf(other)).toEqual([['known-photo']]);
  });

  it('is still a picture that was used before when staff keep it in the gallery, shared by its guest or not', async () => {
    const [lastWeek, tonight] = [await createEvent(venue), await createEvent(venue)];
    const selfie = await drawScene(13).jpeg().toBuffer();
    await attend(lastWeek, await upload(lastWeek, selfie));
    const copy = await upload(tonight, selfie);
    await attend(tonight, copy);
    const ofGallery = (method: 'get' | 'post', path: string) =>
      venue.http()[method](`/api/admin/event-photos${path}`).auth(admin.sessionId, { type: 'bearer' });

    await ofGallery('post', `/${copy}/keep`).expect(404);
    expect(await flagsOf(tonight)).toEqual([['known-photo']]);

    await venue.sql('UPDATE event_photos SET share_in_gallery = true WHERE id = $1', [copy]);
    const { body } = await ofGallery('post', `/${copy}/keep`).expect(200);
    expect(body).toMatchObject({ id: copy, isOfGuest: true, looksLike: null });
    expect((await ofGallery('get', '?lookalikes=true')).body).toEqual([]);
    expect(await flagsOf(tonight)).toEqual([['known-photo']]);
  });

  it('is not the same picture sent again by its own guest, whose first try was never used', async () => {
    const show = await createEvent(venue);
    const selfie = await drawScene(11).jpeg().toBuffer();
    await upload(show, selfie);
    await attend(show, await upload(show, selfie));
    await attend(show, await upload(show, selfie));
    expect(await flagsOf(show)).toEqual([[], ['known-photo']]);
  });

  it('is the photo of a check-in that staff have approved, which a second one takes with the key of its upload', async () => {
    const [show, key] = [await createEvent(venue), randomUUID()];
    const photoId = await createVerificationPhoto(venue, show);
    await venue.sql('UPDATE event_photos SET client_key = $2 WHERE id = $1', [photoId, key]);
    await attend(show, photoId);
    const [first] = await queueOf(show);
    await venue
      .http()
      .put(`/api/admin/verifications/${first.id}`)
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .send({ status: 'approved' })
      .expect(200);
    await venue
      .http()
      .post('/api/photo-attendance')
      .set('Idempotency-Key', key)
      .send({ eventId: show, photoId, customerName: 'Wade Lee' })
      .expect(201);
    expect(await flagsOf(show)).toEqual([['known-photo']]);
  });

  it('is more people than the room holds, counted in the order they came', async () => {
    const show = await createEvent(venue);
    await venue.sql('UPDATE events SET capacity = 6 WHERE id = $1', [show]);
    for (const partySize of [2, 4, 1])
      await attend(show, await createVerificationPhoto(venue, show), { partySize });
    expect(await flagsOf(show)).toEqual([[], [], ['over-capacity']]);
    await venue.sql(
      `UPDATE photo_attendance SET verification_status = 'rejected'
        WHERE id = (SELECT min(id) FROM photo_attendance WHERE event_id = $1)`,
      [show],
    );
    expect(await flagsOf(show)).toEqual([[], []]);
  });

  it('is many addresses from one device in a minute, by its id or else its network and browser', async () => {
    for (const [deviceId, userAgent] of [
      [randomUUID(), undefined],
      [undefined, 'curl/8'],
    ]) {
      const show = await createEvent(venue);
      const guests = Array.from({ length: MANY_FROM_DEVICE }, () => `${randomUUID()}@example.com`);
      for (const customerEmail of guests.slice(1))
        await attend(
          show,
          await createVerificationPhoto(venue, show),
          { customerEmail, device: deviceId },
          userAgent,
        );
      expect((await flagsOf(show)).flat()).toEqual([]);
      const [customerEmail] = guests;
      await attend(
        show,
        await createVerificationPhoto(venue, show),
        { customerEmail, device: deviceId },
        userAgent,
      );
      expect(await flagsOf(show)).toEqual(Array(MANY_FROM_DEVICE).fill(['many-from-device']));
    }
  });

  it('is not a table of guests who come one after the other, nor the whole room at one network', async () => {
    const show = await createEvent(venue);
    for (let guest = 0; guest < MANY_FROM_DEVICE + 2; guest += 1) {
      const customerEmail = `${randomUUID()}@example.com`;
      await attend(
        show,
        await createVerificationPhoto(venue, show),
        { customerEmail, device: randomUUID() },
        'Safari',
      );
    }
    const table = await createEvent(venue);
    for (let guest = 0; guest < MANY_FROM_DEVICE; guest += 1) {
      const customerEmail = `${randomUUID()}@example.com`;
      await attend(table, await createVerificationPhoto(venue, table), { customerEmail }, 'Tablet');
      await venue.sql(
        `UPDATE event_attendance SET created_at = created_at - interval '61 seconds' WHERE event_id = $1`,
        [table],
      );
    }
    expect([...(await flagsOf(show)), ...(await flagsOf(table))].flat()).toEqual([]);
  });
});
