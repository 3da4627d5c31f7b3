/** @jest-environment node */
import { offlineDatabase as database } from '#shared/offline/storage/offline-database';
import { mirrorSession } from '#shared/offline/storage/session-mirror';
import { registerHandler } from '#shared/offline/outbox/outbox-handlers';
import { drainOutbox } from '#shared/offline/outbox/outbox-runner';
import { enqueue } from '#shared/offline/outbox/outbox-store';
import { aCheckIn, anExit, anUndo } from '#test/door';
import { doorDatabase } from '#features/door/store/door-database';
import { keepDevice } from '#features/door/store/door-device';
import {
  acknowledgement,
  problem,
  startVenueDouble,
  type ReceivedPost,
  type VenueDouble,
} from '#test/venue-double';
import { DOOR_KIND } from './door-act';
import { doorActHandler, NOT_PAIRED } from './door-act.outbox';

const UPLOAD = '/api/event-photos/upload';
const CHECK_IN = '/api/door/check-ins';
const KEY = '7f3a29c1-0000-4000-8000-000000000000';
const PHOTO = { buffer: new TextEncoder().encode('a face').buffer, type: 'image/jpeg', name: 'door.jpg' };

let venue: VenueDouble;
/** Photos the venue holds; it forgets one that nobody claimed for a day. */
let photos: Set<number>;

const venueAnswers = (post: ReceivedPost) => {
  if (post.path === UPLOAD) {
    const photoId = photos.size + 1;
    photos.add(photoId);
    return { status: 201, body: { photoId, clientKey: post.headers['idempotency-key'] } };
  }
  const { photoId } = JSON.parse(post.body);
  return photoId === undefined || photos.has(photoId)
    ? acknowledgement(venue, post)
    : problem(404, 'photos.not-found', 'The photo is gone.');
};

const paths = () => venue.posts.map(({ path }) => path);
const bearers = () => venue.posts.map(({ headers }) => headers.authorization ?? null);
const bodyOf = (post: ReceivedPost | undefined): unknown => JSON.parse(post?.body ?? '');
const keep = (payload: unknown, photo: typeof PHOTO | null = PHOTO) =>
  enqueue({ id: KEY, kind: DOOR_KIND, payload, photo, lanes: [KEY], isSentByTablet: true });
const send = async (...kept: Parameters<typeof keep>) => {
  await keep(...kept);
  await drainOutbox('due');
};

registerHandler(DOOR_KIND, doorActHandler);

beforeEach(async () => {
  await Promise.all([...database.tables, ...doorDatabase.tables].map((table) => table.clear()));
  await keepDevice({ token: 'door_token' });
  venue = await startVenueDouble();
  photos = new Set();
  venue.answer = venueAnswers;
});

afterEach(() => venue.close());

describe('a check-in at the door', () => {
  it('uploads the photo, then records the check-in as this tablet, both under the key of the press', async () => {
    await send(aCheckIn());
    expect(paths()).toEqual([UPLOAD, CHECK_IN]);
    expect(venue.posts.map(({ headers }) => headers['idempotency-key'])).toEqual([KEY, KEY]);
    expect(bearers()[1]).toBe('Bearer door_token');
    const [upload, recorded] = venue.posts;
    expect(upload?.body).toContain('a face');
    expect(upload?.body).toMatch(/name="shareInGallery"\r\n\r\nfalse/);
    expect(bodyOf(recorded)).toEqual({
      eventId: 12,
      memberId: 7,
      customerName: 'Loretta Hayes',
      partySize: 2,
      photoId: 1,
      recordedBy: 3,
      occurredAt: '2026-11-21T01:31:00.000Z',
      sentAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(await database.receipts.count()).toBe(1);
  });

  it('is recorded without a photo when none was taken', async () => {
    await send(aCheckIn(), null);
    expect(paths()).toEqual([CHECK_IN]);
    expect(bodyOf(venue.posts[0])).not.toHaveProperty('photoId');
    expect(await database.receipts.count()).toBe(1);
  });

  it('names a new guest’s e-mail, and leaves it out when there is none', async () => {
    await send(aCheckIn({ memberId: null, email: 'new@example.com' }), null);
    expect(bodyOf(venue.posts[0])).toMatchObject({ customerEmail: 'new@example.com' });
    expect(bodyOf(venue.posts[0])).not.toHaveProperty('memberId');
    await database.receipts.clear();
    await send(aCheckIn({ memberId: null, email: null }), null);
    expect(bodyOf(venue.posts[1])).not.toHaveProperty('customerEmail');
  });

  it('does not upload again when only the check-in failed', async () => {
    venue.answer = (post) =>
      post.path === UPLOAD ? venueAnswers(post) : problem(503, 'server.busy', 'Busy.');
    await send(aCheckIn());
    expect(await database.entries.get(KEY)).toMatchObject({ state: 'waiting', progress: { photoId: 1 } });
    venue.answer = venueAnswers;
    await database.entries.update(KEY, { nextAttemptAt: 0 });
    await drainOutbox('due');
    expect(paths()).toEqual([UPLOAD, CHECK_IN, CHECK_IN]);
    expect(await database.receipts.count()).toBe(1);
  });

  it('uploads again when the venue has let the photo go meanwhile', async () => {
    await keep(aCheckIn());
    await database.entries.update(KEY, { progress: { photoId: 99 } });
    await drainOutbox('due');
    expect(paths()).toEqual([CHECK_IN, UPLOAD, CHECK_IN]);
    expect(await database.receipts.count()).toBe(1);
  });

  it('is recorded without the photo when neither the tablet nor the venue has it', async () => {
    await keep(aCheckIn());
    await database.entries.update(KEY, { progress: { photoId: 99 } });
    await database.photos.clear();
    await drainOutbox('due');
    expect(paths()).toEqual([CHECK_IN, CHECK_IN]);
    expect(bodyOf(venue.posts[1])).not.toHaveProperty('photoId');
    expect(await database.receipts.count()).toBe(1);
  });

  it('of a guest at the locked tablet asks for the photo when neither the tablet nor the venue has it', async () => {
    await keep(aCheckIn({ recordedBy: null }));
    await database.entries.update(KEY, { progress: { photoId: 99 } });
    await database.photos.clear();
    await drainOutbox('due');
    expect(await database.entries.get(KEY)).toMatchObject({ state: 'stuck', hasPhoto: false });
  });

  it('is recorded without a picture that the venue does not take, where staff record it', async () => {
    venue.answer = (post) =>
      post.path === UPLOAD ? problem(422, 'photos.damaged', 'This picture is damaged.') : venueAnswers(post);
    await send(aCheckIn());
    expect(paths()).toEqual([UPLOAD, CHECK_IN]);
    expect(bodyOf(venue.posts[1])).not.toHaveProperty('photoId');
    expect(await database.receipts.count()).toBe(1);

    await database.receipts.clear();
    await send(aCheckIn({ recordedBy: null }));
    expect(paths()).toEqual([UPLOAD, CHECK_IN, UPLOAD]);
    expect(await database.entries.get(KEY)).toMatchObject({ state: 'stuck' });
  });

  it('is not done by an upload that was answered without a photo', async () => {
    venue.answer = () => ({ status: 201, body: { clientKey: KEY } });
    await send(aCheckIn());
    expect(paths()).toEqual([UPLOAD]);
    expect(await database.entries.get(KEY)).toMatchObject({ state: 'waiting', progress: null });
    expect(await database.receipts.count()).toBe(0);
  });

  it('of a guest at the locked tablet is sent as nobody’s, to be reviewed as one from a phone', async () => {
    await send(aCheckIn({ recordedBy: null, personName: null, memberId: null, email: 'l@example.com' }));
    expect(paths()).toEqual([UPLOAD, '/api/photo-attendance']);
    expect(bearers()).toEqual([null, null]);
    const body = bodyOf(venue.posts[1]);
    expect(body).not.toHaveProperty('doorCode');
    expect(body).toMatchObject({ device: expect.stringMatching(/^[0-9a-f-]{36}$/), photoId: 1 });
    expect(body).not.toHaveProperty('recordedBy');
  });

  it('of a guest at the locked tablet has the code that the door showed', async () => {
    await send(aCheckIn({ recordedBy: null, personName: null, memberId: null, doorCode: '048213' }));
    expect(bodyOf(venue.posts[1])).toMatchObject({ doorCode: '048213' });
  });

  it('is sent as this tablet also while somebody is signed in', async () => {
    await mirrorSession({ sessionId: 'secret', userId: 9, name: 'Wade' });
    await send(aCheckIn(), null);
    expect(bearers()).toEqual(['Bearer door_token']);
  });
});

describe('other acts at the door', () => {
  it('take a check-in back by its key', async () => {
    await send(anUndo('of the check-in'), null);
    expect(paths()).toEqual(['/api/door/undos']);
    expect(bearers()).toEqual(['Bearer door_token']);
    expect(venue.posts[0]?.headers['idempotency-key']).toBe(KEY);
    expect(bodyOf(venue.posts[0])).toEqual({
      checkInKey: 'of the check-in',
      reason: 'wrong-guest',
      recordedBy: 3,
      occurredAt: '2026-11-21T01:31:00.000Z',
      sentAt: expect.any(String),
    });
  });

  it('let people back in', async () => {
    await send(anExit(-1), null);
    expect(bodyOf(venue.posts[0])).toMatchObject({ eventId: 12, people: 1, cameBack: true });
  });

  it('let people out', async () => {
    await send(anExit(2), null);
    expect(paths()).toEqual(['/api/door/exits']);
    expect(bearers()).toEqual(['Bearer door_token']);
    expect(bodyOf(venue.posts[0])).toEqual({
      eventId: 12,
      people: 2,
      recordedBy: 3,
      occurredAt: '2026-11-21T01:31:00.000Z',
      sentAt: expect.any(String),
    });
  });

  it('count a card that was refused', async () => {
    await send({ ...anExit(1), act: 'refusal', people: undefined, reason: 'unknown-card' }, null);
    expect(paths()).toEqual(['/api/door/refusals']);
    expect(bearers()).toEqual(['Bearer door_token']);
    expect(bodyOf(venue.posts[0])).toEqual({
      eventId: 12,
      reason: 'unknown-card',
      recordedBy: 3,
      occurredAt: '2026-11-21T01:31:00.000Z',
      sentAt: expect.any(String),
    });
  });

  it('are kept for a newer version of the app when this one does not know them', async () => {
    await send({ act: 'dance' }, null);
    expect(paths()).toEqual([]);
    expect(await database.entries.get(KEY)).toMatchObject({ state: 'stuck', payload: { act: 'dance' } });
  });
});

describe('an act that the venue does not take', () => {
  const held = () => database.entries.get(KEY);

  it('waits for the tablet to be paired again when the venue no longer knows it, and loses nothing', async () => {
    venue.answer = (post) =>
      post.path === UPLOAD ? venueAnswers(post) : problem(401, 'auth.signed-out', 'Please sign in.');
    await send(aCheckIn());
    expect(await held()).toMatchObject({
      state: 'stuck',
      reason: NOT_PAIRED,
      payload: aCheckIn(),
      hasPhoto: true,
    });
    expect(await database.photos.count()).toBe(1);
  });

  it('waits for the tablet to be paired when it is not', async () => {
    await doorDatabase.settings.clear();
    await send(aCheckIn());
    expect(paths()).toEqual([]);
    expect(await held()).toMatchObject({ state: 'stuck', reason: NOT_PAIRED });
    expect(await database.photos.count()).toBe(1);
  });

  it('is tried again later when somebody else’s 401 came instead', async () => {
    venue.answer = () => ({ status: 401, body: '<html>Welcome to the free Wi-Fi</html>' });
    await send(anExit(1), null);
    expect(await held()).toMatchObject({ state: 'waiting', waitsFor: 'network' });
  });

  it.each([
    ['check-in', aCheckIn(), PHOTO],
    ['undo', anUndo('a'), null],
    ['exit', anExit(1), null],
  ])('is tried again later when the venue is broken: %s', async (_, act, photo) => {
    venue.answer = () => problem(503, 'server.busy', 'Busy.');
    await send(act, photo);
    expect(await held()).toMatchObject({ state: 'waiting', waitsFor: 'server', reason: 'Busy.' });
    expect((await held())?.nextAttemptAt).toBeGreaterThan(Date.now());
  });

  it('says why when it was refused', async () => {
    venue.answer = () => problem(409, 'door.undo-too-late', 'It is past noon.');
    await send(anUndo('a'), null);
    expect(await held()).toMatchObject({ state: 'stuck', reason: 'It is past noon.' });
  });
});
