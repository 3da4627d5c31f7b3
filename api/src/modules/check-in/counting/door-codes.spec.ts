import { randomUUID } from 'node:crypto';
import { doorCodeAt } from '#test/venue/door-codes.js';
import {
  createDevice,
  createEvent,
  createTestApp,
  createVerificationPhoto,
  type TestApp,
} from '#test/test-app.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

interface Sent {
  email?: string;
  /** The code in place of the right one; null for none. */
  code?: string | null;
  /** Milliseconds ago that the guest read the code. */
  readAgo?: number;
  /** Milliseconds that the phone's clock is ahead. */
  clockAhead?: number;
  /** Milliseconds that the check-in waited on the phone. */
  waited?: number;
}

describe('a check-in at a venue whose door shows a code', () => {
  let venue: TestApp;
  let device: string;
  let eventId: number;

  beforeAll(async () => {
    venue = await createTestApp();
    device = await createDevice(venue, 'Front door');
  });
  beforeEach(async () => {
    await venue.sql('UPDATE venue SET needs_door_code = true');
    eventId = await createEvent(venue);
  });
  afterAll(() => venue.close());

  const readList = async () =>
    (await venue.http().get('/api/door/list').set('Authorization', `Bearer ${device}`).expect(200)).body;
  const secretOf = async (id: number): Promise<string> => {
    const [row] = await venue.sql<{ secret: string }>(
      'SELECT door_secret AS secret FROM events WHERE id = $1',
      [id],
    );
    return row?.secret ?? '';
  };
  const rightCode = async (id: number, instant: number) => doorCodeAt(await secretOf(id), new Date(instant));

  const checkIn = async (sent: Sent = {}) => {
    const { email = `${randomUUID()}@example.com`, readAgo = 20_000, clockAhead = 0, waited = 0 } = sent;
    const photoId = await createVerificationPhoto(venue, eventId);
    const now = Date.now();
    const code = sent.code === undefined ? await rightCode(eventId, now - readAgo - waited) : sent.code;
    const byPhone = (ago: number) => new Date(now - ago + clockAhead).toISOString();
    const { body } = await venue
      .http()
      .post('/api/photo-attendance')
      .set('Idempotency-Key', randomUUID())
      .send({
        eventId,
        photoId,
        customerName: 'Ruby Lee',
        customerEmail: email || undefined,
        occurredAt: byPhone(waited),
        sentAt: byPhone(0),
        ...(code !== null && { doorCode: code, doorCodeAt: byPhone(waited + readAgo) }),
      })
      .expect(201);
    return body;
  };
  const COUNTS = { lateReason: null, pointsAwarded: 50 };
  const NO_CODE = { lateReason: 'no-door-code', pointsAwarded: 0 };
  const WRONG_CODE = { lateReason: 'wrong-door-code', pointsAwarded: 0 };

  it('is on the tablets without it, and counted there once staff approve it', async () => {
    const { id } = await checkIn({ code: null });
    const { cursor, entries } = await readList();
    const mine = (rows: { id: number }[]) => rows.filter((row) => row.id === id);
    expect(mine(entries)).toMatchObject([{ isWaiting: true }]);
    await venue.sql(`UPDATE photo_attendance SET verification_status = 'approved' WHERE attendance_id = $1`, [
      id,
    ]);
    const { body } = await venue
      .http()
      .get('/api/door/list')
      .query({ since: cursor })
      .set('Authorization', `Bearer ${device}`)
      .expect(200);
    expect(mine(body.entries)).toMatchObject([{ isWaiting: false }]);
  });

  it('counts with the code of the time it was read', async () => {
    expect(await checkIn()).toMatchObject(COUNTS);
  });

  it('counts when the form was filled in for minutes, or it waited for a network', async () => {
    expect(await checkIn({ readAgo: 9 * MINUTE })).toMatchObject(COUNTS);
    expect(await checkIn({ waited: 30 * MINUTE })).toMatchObject(COUNTS);
  });

  it.each([10, -10])('counts when the phone’s clock is %i minutes wrong', async (minutes) => {
    expect(await checkIn({ clockAhead: minutes * MINUTE })).toMatchObject(COUNTS);
    expect(await checkIn({ clockAhead: minutes * MINUTE, waited: 5 * MINUTE })).toMatchObject(COUNTS);
  });

  it('counts by the press when the phone does not say when the code was read', async () => {
    const photoId = await createVerificationPhoto(venue, eventId);
    const doorCode = await rightCode(eventId, Date.now());
    const body = { eventId, photoId, customerName: 'Ruby', customerEmail: 'by-press@example.com', doorCode };
    const answer = await venue.http().post('/api/photo-attendance').send(body).expect(201);
    expect(answer.body).toMatchObject(COUNTS);
  });

  it('waits for staff without a code, with its points', async () => {
    expect(await checkIn({ code: null })).toMatchObject({ ...NO_CODE, verificationStatus: 'pending' });
    expect(await checkIn({ code: '' })).toMatchObject(NO_CODE);
  });

  it('waits for staff with the code of another show, of yesterday or of two minutes ago', async () => {
    const now = Date.now();
    const other = await createEvent(venue);
    expect(await checkIn({ code: await rightCode(other, now - 20_000) })).toMatchObject(WRONG_CODE);
    expect(await checkIn({ code: await rightCode(eventId, now - DAY) })).toMatchObject(WRONG_CODE);
    const old = await rightCode(eventId, now - 2 * MINUTE - 20_000);
    expect(await checkIn({ code: old, readAgo: 0 })).toMatchObject(WRONG_CODE);
  });

  it('waits for staff when the code is said to be read while nobody could check in, or in the future', async () => {
    expect(await checkIn({ readAgo: 2 * DAY })).toMatchObject(WRONG_CODE);
    const ahead = await rightCode(eventId, Date.now() + 5 * MINUTE);
    expect(await checkIn({ code: ahead, readAgo: -5 * MINUTE })).toMatchObject(WRONG_CODE);
  });

  it.each(['12345', 'abcdef', '١٢٣٤٥٦', '🤠🤠🤠'])(
    'waits for staff with %j in place of a code',
    async (code) => {
      expect(await checkIn({ code })).toMatchObject(WRONG_CODE);
    },
  );

  it('is not judged without an e-mail, so that nobody learns which code is right', async () => {
    expect(await checkIn({ email: '' })).toMatchObject(NO_CODE);
    expect(await checkIn({ email: '', code: '000000' })).toMatchObject(NO_CODE);
  });

  it('takes five wrong codes of an e-mail for a show; then the right one is a guess', async () => {
    const email = 'guesser@example.com';
    for (let tries = 0; tries < 4; tries += 1)
      expect(await checkIn({ email, code: '000000' })).toMatchObject(WRONG_CODE);
    const fifth = { email, code: '000000' };
    await checkIn(fifth);
    expect(await checkIn({ email })).toMatchObject(WRONG_CODE);
    expect(await checkIn()).toMatchObject(COUNTS);
    eventId = await createEvent(venue);
    expect(await checkIn({ email })).toMatchObject(COUNTS);
  });

  it('counts with the right code after four wrong ones', async () => {
    const email = 'clumsy@example.com';
    for (let tries = 0; tries < 4; tries += 1) await checkIn({ email, code: '000000' });
    expect(await checkIn({ email })).toMatchObject(COUNTS);
  });

  it('counts for who checked in without a code, and comes back with it', async () => {
    const email = 'forgetful@example.com';
    expect(await checkIn({ email, code: null })).toMatchObject({ ...NO_CODE, duplicate: false });
    expect(await checkIn({ email })).toMatchObject({ ...COUNTS, duplicate: false });
    expect(await checkIn({ email })).toMatchObject({ lateReason: null, pointsAwarded: 0, duplicate: true });
  });

  it('counts guesses that come at one moment', async () => {
    const email = 'crowd@example.com';
    const right = await rightCode(eventId, Date.now());
    const wrong = Array.from({ length: 12 }, (_, index) => String(index).padStart(6, '0'));
    const guesses = [...wrong, right].map((code) => checkIn({ email, code, readAgo: 0 }));
    const answers = await Promise.all(guesses);
    const wrongBefore = answers.filter(({ id, lateReason }) => lateReason !== null && id < answers.at(-1).id);
    expect(answers.at(-1).lateReason === null).toBe(wrongBefore.length < 5);
  });

  it('counts without a code as soon as the venue asks for none, and not from when it asks again', async () => {
    await venue.sql('UPDATE venue SET needs_door_code = false');
    expect(await checkIn({ code: null })).toMatchObject(COUNTS);
    await venue.sql('UPDATE venue SET needs_door_code = true');
    expect(await checkIn({ code: null })).toMatchObject(NO_CODE);
    await venue.sql('UPDATE venue SET needs_door_code = false');
    expect(await checkIn({ code: null })).toMatchObject(COUNTS);
  });

  it('is told to everybody, and the secret of tonight’s shows to the tablets alone', async () => {
    const { body } = await venue.http().get('/api/venue').expect(200);
    expect(body).toMatchObject({ needsDoorCode: true });
    const secret = await secretOf(eventId);
    const { night, readAt } = await readList();
    expect(night.shows.find(({ id }: { id: number }) => id === eventId)).toMatchObject({
      codeSecret: secret,
    });
    expect(Math.abs(Date.parse(readAt) - Date.now())).toBeLessThan(30_000);
    const event = await venue.http().get(`/api/events/${eventId}`).expect(200);
    expect(JSON.stringify(event.body)).not.toContain(secret);
  });

  it('is not asked for a code by tablets where the venue asks for none', async () => {
    await venue.sql('UPDATE venue SET needs_door_code = false');
    const { night } = await readList();
    expect(night.shows.find(({ id }: { id: number }) => id === eventId)).toMatchObject({ codeSecret: null });
  });
});
