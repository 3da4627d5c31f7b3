import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { createDataSource } from '#src/database/data-source.js';
import * as drawn from '#test/images/drawn-images.js';
import {
  createAccount,
  createEvent,
  createSecondProcess,
  createTestApp,
  createVerificationPhoto,
  type TestApp,
} from '#test/test-app.js';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';
import { GuestThrottle } from './guest-throttle.js';

const LIMIT = 2;
const VENUE = '198.51.100.7';
const ELSEWHERE = '198.51.100.8';

class DoorThrottle extends GuestThrottle {
  constructor(dataSource: DataSource, guestEntriesPerHour: number, name: string = randomUUID()) {
    super(dataSource, { guestEntriesPerHour }, name);
  }
}

describe('a limit for a whole venue', () => {
  let dataSource: DataSource;
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource(database.url).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const isNew = () => Promise.resolve({ isNew: true });
  const isRepeat = () => Promise.resolve({ isNew: false });
  const refuse = (problem: Error) => Promise.reject(problem);
  const passed = (answers: PromiseSettledResult<unknown>[]) =>
    answers.filter(({ status }) => status === 'fulfilled').length;

  it('counts neither what it refuses nor what fails', async () => {
    const door = new DoorThrottle(dataSource, 1);
    let fail = () => {};
    const away = () => new Promise<never>((_, reject) => (fail = () => reject(new Error('away'))));
    const failing = expect(door.pass(VENUE, away, refuse)).rejects.toThrow('away');
    await expect(door.pass(VENUE, isNew, refuse)).rejects.toMatchObject({ kind: 'too-many' });
    fail();
    await failing;

    await expect(door.pass(VENUE, isNew, refuse)).resolves.toEqual({ isNew: true });
    await expect(door.pass(VENUE, isNew, refuse)).rejects.toMatchObject({ kind: 'too-many' });
  });

  it.each([7, 400])('of %i is that for all processes together, also when all come at once', async (limit) => {
    const name = randomUUID();
    const processes = [1, 2, 3].map(() => new DoorThrottle(dataSource, limit, name));
    const entries = Array.from({ length: limit }, () =>
      processes.map((door) => door.pass(VENUE, isNew, refuse)),
    );

    expect(passed(await Promise.allSettled(entries.flat()))).toBe(limit);
  });

  it('is counted with few statements, and with none for a repeat', async () => {
    const door = new DoorThrottle(dataSource, 2_000);
    const statements = jest.spyOn(dataSource, 'query');
    for (let entry = 0; entry < 1_000; entry += 1) await door.pass(VENUE, isNew, refuse);
    const ofEntries = statements.mock.calls.length;
    for (let entry = 0; entry < 1_000; entry += 1) await door.pass(VENUE, isRepeat, refuse);

    expect(ofEntries).toBeLessThanOrEqual(42);
    expect(statements.mock.calls.length - ofEntries).toBeLessThanOrEqual(1);
    statements.mockRestore();
  });

  it('is open again when a clock that was ahead is right, and only for what was counted then', async () => {
    const door = new DoorThrottle(dataSource, 1, 'set-back');
    await door.pass(VENUE, isNew, refuse);
    const nextWindowEnds = () =>
      dataSource.query(`SELECT expire < (extract(epoch FROM now()) + 3601) * 1000 AS "isSoon" FROM rate_limits
                         WHERE key LIKE 'set-back:%'`);
    await expect(door.pass(VENUE, isNew, refuse)).rejects.toMatchObject({ kind: 'too-many' });
    await dataSource.query(`UPDATE rate_limits SET expire = expire + 30 * 86400000::bigint`);
    await pause(600);

    await expect(door.pass(VENUE, isNew, refuse)).resolves.toEqual({ isNew: true });
    expect(await nextWindowEnds()).toEqual([{ isSoon: true }]);
    await expect(door.pass(VENUE, isNew, refuse)).rejects.toMatchObject({ kind: 'too-many' });
  });

  it('is not used up by processes that are killed, one after the other', async () => {
    const name = randomUUID();
    const entries = Array.from({ length: 120 }, () =>
      new DoorThrottle(dataSource, 120, name).pass(VENUE, isNew, refuse),
    );

    expect(passed(await Promise.allSettled(entries))).toBe(120);
  });

  it('leaves to other processes what a crowd of repeats held here for a while', async () => {
    const name = randomUUID();
    const [here, there] = [new DoorThrottle(dataSource, 100, name), new DoorThrottle(dataSource, 100, name)];
    const slowly = () => pause(100, { isNew: false });
    await Promise.allSettled(Array.from({ length: 300 }, () => here.pass(VENUE, slowly, refuse)));
    await pause(600);
    const entries = Array.from({ length: 90 }, () => there.pass(VENUE, isNew, refuse));

    expect(passed(await Promise.allSettled(entries))).toBe(90);
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
  const checkIn = (photoId: number, key: string = randomUUID(), address = VENUE) =>
    post('/api/photo-attendance', key, address).send({ eventId, photoId, customerName: 'Ruby Lee' });
  const upload = (key: string = randomUUID(), address = VENUE) =>
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

  it('as check-ins is refused beyond it by whichever process it meets', async () => {
    const second = await createSecondProcess(venue, {
      TRUST_PROXY: 'true',
      GUEST_ENTRIES_PER_HOUR: String(LIMIT),
    });
    try {
      const statuses: number[] = [];
      for (const process of [venue, second, venue, second]) {
        const photoId = await createVerificationPhoto(venue, eventId);
        const { status } = await process
          .http()
          .post('/api/photo-attendance')
          .set('X-Forwarded-For', VENUE)
          .send({ eventId, photoId, customerName: 'Ruby Lee' });
        statuses.push(status);
      }
      expect(statuses).toEqual([201, 201, 429, 429]);
    } finally {
      await second.close();
    }
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
    const ofStaff = post('/api/event-photos/upload', randomUUID(), VENUE).auth(sessionId, { type: 'bearer' });
    await ofStaff
      .field({ eventId: String(eventId) })
      .attach('photo', picture, 'stage.jpg')
      .expect(201);
  });
});
