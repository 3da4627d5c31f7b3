import { randomUUID } from 'node:crypto';
import * as drawn from '#test/images/drawn-images.js';
import {
  createAccount,
  createEvent,
  createTestApp,
  createVerificationPhoto,
  type TestApp,
} from '#test/test-app.js';
import { GuestThrottle } from './guest-throttle.js';

const LIMIT = 2;
const HOUSE = '198.51.100.7';
const ELSEWHERE = '198.51.100.8';

class DoorThrottle extends GuestThrottle {
  constructor(guestEntriesPerHour: number) {
    super({ guestEntriesPerHour }, 'door.too-many');
  }
}

describe('a limit for a whole house', () => {
  const isNew = () => Promise.resolve({ isNew: true });
  const refuse = (problem: Error) => Promise.reject(problem);

  it('counts neither what it refuses nor what fails', async () => {
    const door = new DoorThrottle(1);
    let fail = () => {};
    const away = () => new Promise<never>((_, reject) => (fail = () => reject(new Error('away'))));
    const failing = expect(door.pass(HOUSE, away, refuse)).rejects.toThrow('away');
    await expect(door.pass(HOUSE, isNew, refuse)).rejects.toMatchObject({ code: 'door.too-many' });
    fail();
    await failing;

    await expect(door.pass(HOUSE, isNew, refuse)).resolves.toEqual({ isNew: true });
    await expect(door.pass(HOUSE, isNew, refuse)).rejects.toMatchObject({ code: 'door.too-many' });
  });
});

describe('what guests send without signing in', () => {
  let venue: TestApp;
  let eventId: number;
  let picture: Buffer;

  beforeEach(async () => {
    venue = await createTestApp({ TRUST_PROXY: 'true', GUEST_ENTRIES_PER_HOUR: String(LIMIT) });
    eventId = await createEvent(venue);
    picture = await drawn.jpegPhoto();
  });
  afterEach(() => venue.close());

  const post = (path: string, key: string, address: string) =>
    venue.http().post(path).set('Idempotency-Key', key).set('X-Forwarded-For', address);
  const checkIn = (photoId: number, key: string = randomUUID(), address = HOUSE) =>
    post('/api/photo-attendance', key, address).send({ eventId, photoId, customerName: 'Ruby Lee' });
  const upload = (key: string = randomUUID(), address = HOUSE) =>
    post('/api/event-photos/upload', key, address)
      .field({ eventId: String(eventId), isVerificationPhoto: 'true' })
      .attach('photo', picture, 'me.jpg');
  const isRefused = ({ status, body, headers }: Awaited<ReturnType<typeof checkIn>>, code: string) => {
    expect([status, body.code]).toEqual([429, code]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  };

  it('as check-ins is refused beyond what a full house sends, while repeats and others are not', async () => {
    const photos = await Promise.all([1, 2, 3].map(() => createVerificationPhoto(venue, eventId)));
    const [first = 0, second = 0, third = 0] = photos;
    const key = randomUUID();
    await checkIn(999_999).expect(404);
    await checkIn(first, key).expect(201);
    await checkIn(first, key).expect(200);
    await checkIn(second).expect(201);
    isRefused(await checkIn(third), 'check-in.too-many');
    await checkIn(first, key).expect(200);
    await checkIn(third, randomUUID(), ELSEWHERE).expect(201);
  });

  it('as photos is refused beyond what a full house sends, while repeats, others and staff are not', async () => {
    const key = randomUUID();
    await upload(key).expect(201);
    await upload(key).expect(200);
    await upload().expect(201);
    isRefused(await upload(), 'photos.too-many');
    await upload(key).expect(200);
    await upload(randomUUID(), ELSEWHERE).expect(201);
    const { sessionId } = await createAccount(venue, 'admin');
    const ofStaff = post('/api/event-photos/upload', randomUUID(), HOUSE).auth(sessionId, { type: 'bearer' });
    await ofStaff
      .field({ eventId: String(eventId) })
      .attach('photo', picture, 'stage.jpg')
      .expect(201);
  });
});
