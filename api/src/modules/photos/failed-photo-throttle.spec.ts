import { availableParallelism } from 'node:os';
import * as drawn from '#test/images/drawn-images.js';
import { truncatedPng } from '#test/images/hostile-files.js';
import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';

/** Three in a hundred. */
const LIMIT = 3;
const VENUE = '198.51.100.7';
const ELSEWHERE = '198.51.100.8';

describe('photos that cannot be read', () => {
  let venue: TestApp;
  let eventId: number;
  let damaged: Buffer;
  let whole: Buffer;

  beforeEach(async () => {
    venue = await createTestApp({ TRUST_PROXY: 'true', GUEST_ENTRIES_PER_HOUR: '100' });
    eventId = await createEvent(venue);
    damaged = await truncatedPng();
    whole = await drawn.drawQuarters().png().toBuffer();
  });
  afterEach(() => venue.close());

  const send = (photo: Buffer, address = VENUE) =>
    venue
      .http()
      .post('/api/event-photos/upload')
      .set('X-Forwarded-For', address)
      .field({ eventId: String(eventId), isVerificationPhoto: 'true' })
      .attach('photo', photo, 'me.png');
  const sendMany = async (count: number): Promise<number[]> => {
    const statuses: number[] = [];
    for (let sent = 0; sent < count; sent += 1) statuses.push((await send(damaged)).status);
    return statuses;
  };

  it('are no longer decoded after a few of them from one address, and others’ are', async () => {
    expect(await sendMany(LIMIT + 2)).toEqual([400, 400, 400, 429, 429]);

    const { status, body, headers } = await send(whole);
    expect([status, body.code]).toEqual([429, 'photos.too-many']);
    expect(Number(headers['retry-after'])).toBeGreaterThan(3_000);
    expect((await send(whole, ELSEWHERE)).status).toBe(201);
  });

  it('are not decoded either when all of them wait already', async () => {
    const sent = Array.from({ length: LIMIT + 2 * availableParallelism() + 4 }, () => send(damaged));
    const statuses = (await Promise.all(sent)).map(({ status }) => status);

    const decoded = statuses.filter((status) => status === 400);
    expect(decoded.length).toBeGreaterThanOrEqual(LIMIT);
    expect(decoded.length).toBeLessThan(LIMIT + availableParallelism());
    expect(statuses.filter((status) => status === 429)).toHaveLength(sent.length - decoded.length);
  });

  it('keep neither the JPEGs of phones beside them out, nor what staff add', async () => {
    await sendMany(LIMIT);

    expect((await send(await drawn.jpegPhoto())).status).toBe(201);
    const { sessionId } = await createAccount(venue, 'admin');
    const ofStaff = (photo: Buffer) =>
      venue
        .http()
        .post('/api/event-photos/upload')
        .set('X-Forwarded-For', VENUE)
        .auth(sessionId, { type: 'bearer' })
        .field({ eventId: String(eventId) })
        .attach('photo', photo, 'stage.png');
    expect([(await ofStaff(damaged)).status, (await ofStaff(whole)).status]).toEqual([400, 201]);
  });
});
