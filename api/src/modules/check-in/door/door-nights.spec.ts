import { randomUUID } from 'node:crypto';
import {
  createAccount,
  createDevice,
  createEvent,
  createTestApp,
  createVerificationPhoto,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';

interface Listed {
  night: { shows: { id: number; status: string }[] };
  entries: { eventId: number; isUndone: boolean; isFirstVisit: boolean }[];
  exits: { eventId: number; people: number }[];
}

describe('nights at the door that are not as planned', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let staff: TestAccount;
  let device: string;
  let eventId: number;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    staff = await createAccount(venue, 'staff');
    device = await createDevice(venue, 'Front door');
  });
  beforeEach(async () => {
    await venue.sql('DELETE FROM event_attendance');
    await venue.sql('DELETE FROM loyalty_members');
    await venue.sql('DELETE FROM events');
    eventId = await createEvent(venue);
  });
  afterAll(() => venue.close());

  const send = (act: string, body: object, key: string = randomUUID()) =>
    venue
      .http()
      .post(`/api/door/${act}`)
      .set('Authorization', `Bearer ${device}`)
      .set('Idempotency-Key', key)
      .send({ recordedBy: staff.id, ...body })
      .expect(201);
  const LORETTA = { customerName: 'Loretta Hayes', customerEmail: 'loretta@example.com', partySize: 2 };
  const checkIn = (body: object = {}, key?: string) =>
    send('check-ins', { eventId, ...LORETTA, ...body }, key);
  const undo = (checkInKey: string) => send('undos', { checkInKey, reason: 'wrong-guest' });
  const makePast = (id: number) => venue.sql(`UPDATE events SET date = '2026-01-09' WHERE id = $1`, [id]);
  const list = async (): Promise<Listed> =>
    (await venue.http().get('/api/door/list').set('Authorization', `Bearer ${device}`).expect(200)).body;
  const asAdmin = (method: 'get' | 'patch', path: string) =>
    venue.http()[method](path).set('Authorization', `Bearer ${admin.sessionId}`);
  const report = async (id: number): Promise<unknown> =>
    (await asAdmin('get', `/api/door/reports/${id}`).expect(200)).body;
  const points = async (): Promise<number[]> => {
    const rows = await venue.sql<{ total: number }>('SELECT total_points AS total FROM loyalty_members');
    return rows.map(({ total }) => total);
  };

  it('let a guest whose check-in was undone check in by phone as if for the first time', async () => {
    const key = randomUUID();
    const byPhone = async (): Promise<unknown> => {
      const photoId = await createVerificationPhoto(venue, eventId);
      const call = venue
        .http()
        .post('/api/photo-attendance')
        .send({ eventId, photoId, ...LORETTA });
      return (await call.expect(201)).body;
    };
    await checkIn({}, key);
    await undo(key);
    expect(await byPhone()).toMatchObject({ duplicate: false, pointsAwarded: 0 });
    expect(await byPhone()).toMatchObject({ duplicate: true });
  });

  it("count a guest's next check-in once the one that counted is undone", async () => {
    const keys = [randomUUID(), randomUUID(), randomUUID(), randomUUID()] as const;
    for (const key of keys) await checkIn({}, key);
    await venue.sql(
      `UPDATE photo_attendance SET verification_status = 'rejected'
        WHERE attendance_id = (SELECT id FROM event_attendance WHERE client_key = $1)`,
      [keys[2]],
    );
    const duplicates = async (): Promise<boolean[]> => {
      const rows = await venue.sql<{ is_duplicate: boolean }>(
        'SELECT is_duplicate FROM event_attendance ORDER BY id',
      );
      return rows.map((row) => row.is_duplicate);
    };
    await undo(keys[1]);
    expect(await duplicates()).toEqual([false, true, true, true]);
    await undo(keys[0]);
    expect(await duplicates()).toEqual([false, true, true, false]);
    expect(await points()).toEqual([50]);
  });

  it('count a guest at both shows of a night, and undo one of them alone', async () => {
    const [second, secondKey] = [await createEvent(venue, { name: 'Late Show' }), randomUUID()];
    await checkIn();
    await checkIn({ eventId: second, partySize: 3 }, secondKey);
    await send('exits', { eventId: second, people: 1 });
    expect(await points()).toEqual([100]);
    expect((await list()).entries.map((entry) => [entry.eventId, entry.isFirstVisit])).toEqual([
      [eventId, true],
      [second, false],
    ]);
    await undo(secondKey);
    expect(await points()).toEqual([50]);
    expect((await list()).entries.map((entry) => [entry.eventId, entry.isUndone])).toEqual([
      [eventId, false],
      [second, true],
    ]);
    expect(await report(eventId)).toMatchObject({
      people: 2,
      checkIns: 1,
      left: 0,
      firstTimers: 1,
      undone: [],
    });
    expect(await report(second)).toMatchObject({
      people: 0,
      checkIns: 0,
      left: 1,
      undone: [{ partySize: 3 }],
    });
  });

  it('go on to count people out when the show is called off while they are inside', async () => {
    const key = randomUUID();
    await checkIn({}, key);
    await checkIn({ customerName: 'Hank', customerEmail: undefined, partySize: 4 });
    await asAdmin('patch', `/api/events/${eventId}`).send({ status: 'cancelled' }).expect(200);
    expect((await list()).night.shows).toMatchObject([{ id: eventId, status: 'cancelled' }]);
    await send('exits', { eventId, people: 4 });
    await checkIn({ customerName: 'June', customerEmail: 'june@example.com', partySize: 1 });
    await undo(key);
    expect(await points()).toEqual(expect.arrayContaining([0, 50]));
    expect(await report(eventId)).toMatchObject({
      people: 5,
      checkIns: 2,
      left: 4,
      undone: [{ partySize: 2 }],
    });
  });

  it('take exits of more people than are known to be inside: another tablet may not have told yet', async () => {
    await send('exits', { eventId, people: 4 });
    await send('exits', { eventId, people: 4 });
    expect((await list()).exits.map(({ people }) => people)).toEqual([4, 4]);
    await checkIn();
    expect(await report(eventId)).toMatchObject({ people: 2, left: 8 });
  });

  it('keep their first-timers when these come again', async () => {
    const earlier = await createEvent(venue);
    await checkIn({ eventId: earlier });
    await makePast(earlier);
    await checkIn();
    expect(await report(earlier)).toMatchObject({ firstTimers: 1 });
    expect(await report(eventId)).toMatchObject({ firstTimers: 0 });
  });

  it('keep their first-timers when the show that these came to later is deleted', async () => {
    const [earlier, later] = [await createEvent(venue), await createEvent(venue)];
    await checkIn({ eventId: earlier });
    await makePast(earlier);
    await checkIn({ eventId: later });
    await venue.sql('DELETE FROM events WHERE id = $1', [later]);
    expect(await report(earlier)).toMatchObject({ firstTimers: 1 });
    await checkIn();
    expect(await report(eventId)).toMatchObject({ firstTimers: 0 });
  });

  it('leave no points when two tablets’ check-ins of a member are undone at one moment', async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      const keys = [randomUUID(), randomUUID(), randomUUID()];
      const customerEmail = `member-${turn}@example.com`;
      for (const key of keys) await checkIn({ customerEmail }, key);
      await Promise.all(keys.map((key) => undo(key)));
    }
    expect(await points()).toEqual(Array<number>(40).fill(0));
  });

  it('leave the points when one is undone while another tablet lets the member in', async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      const key = randomUUID();
      const customerEmail = `member-${turn}@example.com`;
      await checkIn({ customerEmail }, key);
      await Promise.all([undo(key), checkIn({ customerEmail })]);
    }
    expect(await points()).toEqual(Array<number>(40).fill(50));
  });
});
