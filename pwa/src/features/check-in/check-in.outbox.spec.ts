/** @jest-environment node */
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { registerHandler } from '#shared/offline/outbox/outbox-handlers';
import { drainOutbox } from '#shared/offline/outbox/outbox-runner';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import {
  acknowledgement,
  problem,
  startVenueDouble,
  type ReceivedPost,
  type VenueDouble,
} from '#test/venue-double';
import { CHECK_IN_KIND, type CheckIn } from './check-in';
import { checkInHandler } from './check-in.outbox';

const UPLOAD = '/api/event-photos/upload';
const ATTEND = '/api/photo-attendance';
const KEY = '7f3a29c1-0000-4000-8000-000000000000';

const checkIn: CheckIn = {
  event: { id: 12, name: 'Open Mic Night', date: '2026-11-20', time: '19:00' },
  customerName: 'Loretta Hayes',
  customerEmail: 'loretta@example.com',
  partySize: 2,
  shareInGallery: false,
  occurredAt: '2026-11-20T19:42:00.000Z',
};

let venue: VenueDouble;
/** Photos the venue holds; it forgets one that nobody claimed for a day. */
let photos: Set<number>;

const venueAnswers = (post: ReceivedPost) => {
  if (post.path === UPLOAD) {
    const photoId = photos.size + 1;
    photos.add(photoId);
    return { status: 201, body: { photoId, eventId: 12, clientKey: post.headers['idempotency-key'] } };
  }
  const { photoId } = JSON.parse(post.body);
  return photos.has(photoId)
    ? acknowledgement(venue, post)
    : problem(404, 'photos.not-found', 'The photo is gone.');
};

const paths = () => venue.posts.map(({ path }) => path);
const queue = (payload: unknown = checkIn) =>
  enqueue({
    id: KEY,
    kind: CHECK_IN_KIND,
    payload,
    photo: { buffer: new TextEncoder().encode('a face').buffer, type: 'image/jpeg', name: 'door.jpg' },
  });

registerHandler(CHECK_IN_KIND, checkInHandler);

beforeEach(async () => {
  await Promise.all(database.tables.map((table) => table.clear()));
  venue = await startVenueDouble();
  photos = new Set();
  venue.answer = venueAnswers;
});

afterEach(() => venue.close());

describe('checkInHandler', () => {
  it('uploads the photo, then records the attendance, both under the key of the press', async () => {
    await queue();
    await drainOutbox('due');
    expect(paths()).toEqual([UPLOAD, ATTEND]);
    expect(venue.posts.map(({ headers }) => headers['idempotency-key'])).toEqual([KEY, KEY]);
    const [upload, attendance] = venue.posts;
    expect(upload?.body).toContain('a face');
    expect(upload?.body).toMatch(/name="description"\r\n\r\n\r\n/);
    expect(upload?.body).toMatch(/name="isVerificationPhoto"\r\n\r\ntrue/);
    expect(upload?.body).toMatch(/name="shareInGallery"\r\n\r\nfalse/);
    expect(JSON.parse(attendance?.body ?? '')).toEqual({
      eventId: 12,
      photoId: 1,
      customerName: 'Loretta Hayes',
      customerEmail: 'loretta@example.com',
      partySize: 2,
      occurredAt: '2026-11-20T19:42:00.000Z',
      sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
      device: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
  });

  it('leaves the e-mail out when the guest gave none, and shares the photo only when asked to', async () => {
    await queue({ ...checkIn, customerEmail: null, shareInGallery: true });
    await drainOutbox('due');
    expect(JSON.parse(venue.posts[1]?.body ?? '')).not.toHaveProperty('customerEmail');
    expect(venue.posts[0]?.body).toMatch(/name="shareInGallery"\r\n\r\ntrue/);
  });

  it('does not upload again when only the attendance failed', async () => {
    venue.answer = (post) => (post.path === ATTEND ? problem(503, 'internal', 'Away.') : venueAnswers(post));
    await queue();
    await drainOutbox('due');
    expect((await database.entries.get(KEY))?.progress).toEqual({ photoId: 1 });
    venue.answer = venueAnswers;
    await database.entries.update(KEY, { nextAttemptAt: 0 });
    await drainOutbox('due');
    expect(paths()).toEqual([UPLOAD, ATTEND, ATTEND]);
    expect(await database.receipts.count()).toBe(1);
  });

  it('keeps one that the venue does not count with its words', async () => {
    const words = 'Check-in opens on Friday, November 27, 2026 at 6:00 PM.';
    venue.answer = (post) =>
      post.path === ATTEND ? problem(409, 'check-in.not-open', words) : venueAnswers(post);
    await queue();
    await drainOutbox('due');
    expect(await database.entries.get(KEY)).toMatchObject({ state: 'stuck', reason: words });
  });

  it('needs no photo any more once the venue has it', async () => {
    await queue();
    photos.add(1);
    await database.entries.update(KEY, { progress: { photoId: 1 } });
    await database.photos.clear();
    await drainOutbox('due');
    expect(paths()).toEqual([ATTEND]);
    expect(await database.receipts.count()).toBe(1);
  });

  it('asks for the photo again when neither the phone nor the venue has it', async () => {
    await queue();
    await database.entries.update(KEY, { progress: { photoId: 99 } });
    await database.photos.clear();
    await drainOutbox('due');
    expect(paths()).toEqual([ATTEND]);
    expect(await database.entries.get(KEY)).toMatchObject({ state: 'stuck', hasPhoto: false });
  });

  it('uploads again when the venue has let the photo go meanwhile', async () => {
    await queue();
    await database.entries.update(KEY, { progress: { photoId: 99 } });
    await drainOutbox('due');
    expect(paths()).toEqual([ATTEND, UPLOAD, ATTEND]);
    expect(await database.receipts.count()).toBe(1);
  });

  it('takes an upload answered without a photo for no answer of the venue', async () => {
    venue.answer = () => ({ status: 201, body: { clientKey: KEY } });
    await queue();
    await drainOutbox('due');
    expect(paths()).toEqual([UPLOAD]);
    expect(await database.entries.get(KEY)).toMatchObject({ state: 'waiting', progress: null });
  });

  it("gives the guest the venue's words when the event is gone", async () => {
    venue.answer = () => problem(404, 'events.not-found', 'This event does not exist.');
    await queue();
    await drainOutbox('due');
    expect(await database.entries.get(KEY)).toMatchObject({
      state: 'stuck',
      reason: 'This event does not exist.',
    });
  });

  it('leaves an entry it cannot read to the guest rather than dropping it', async () => {
    await queue({ event: 'none' });
    await drainOutbox('due');
    expect(paths()).toEqual([]);
    expect(await database.entries.get(KEY)).toMatchObject({
      state: 'stuck',
      reason: 'Failed to record attendance',
    });
  });
});
