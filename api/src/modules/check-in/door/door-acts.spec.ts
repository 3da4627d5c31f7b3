import { randomUUID } from 'node:crypto';
import { addDays } from '#contract/calendar-date.js';
import { DEFAULT_TIME_ZONE } from '#contract/rules/clock.js';
import { doorNightAt } from '#contract/rules/door/door-night.js';
import { instantsOf } from '#contract/rules/events/venue-instants.js';
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
  entries: { key: string; name: string; memberId: number | null; partySize: number; isUndone: boolean }[];
}

describe('acts at the door', () => {
  let venue: TestApp;
  let staff: TestAccount;
  let device: string;
  let eventId: number;

  beforeAll(async () => {
    venue = await createTestApp();
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

  const send = (path: string, body: object, key: string | null = randomUUID()) => {
    const call = venue.http().post(path).set('Authorization', `Bearer ${device}`);
    return (key === null ? call : call.set('Idempotency-Key', key)).send({ recordedBy: staff.id, ...body });
  };
  const LORETTA = { customerName: 'Loretta Hayes', customerEmail: 'loretta@example.com', partySize: 2 };
  const checkIn = (body: object = {}, key?: string) =>
    send('/api/door/check-ins', { eventId, ...LORETTA, ...body }, key);
  const undo = (checkInKey: string, body: object = {}, key?: string) =>
    send('/api/door/undos', { checkInKey, reason: 'wrong-guest', ...body }, key);
  const points = async (): Promise<number[]> =>
    (await venue.sql<{ total: number }>('SELECT total_points AS total FROM loyalty_members ORDER BY id')).map(
      ({ total }) => total,
    );
  const daysAgo = (days: number) => addDays(doorNightAt(new Date(), DEFAULT_TIME_ZONE), -days);
  const eveningOf = (date: string) => instantsOf({ date, time: '21:00' }, DEFAULT_TIME_ZONE).first;
  /** Of a check-in that was made then, by a tablet whose clock is years ahead. */
  const lateReasonOf = async (show: number, madeAt: Date, body: object = {}) => {
    const [key, sentAt] = [randomUUID(), new Date('2031-01-03T20:00:00Z')];
    const occurredAt = new Date(sentAt.getTime() - Date.now() + madeAt.getTime());
    await checkIn({ eventId: show, occurredAt, sentAt, ...body }, key).expect(201);
    const [row] = await venue.sql<{ reason: string | null }>(
      'SELECT late_reason AS reason FROM event_attendance WHERE client_key = $1',
      [key],
    );
    return row?.reason;
  };
  const list = async (): Promise<Listed> =>
    (await venue.http().get('/api/door/list').set('Authorization', `Bearer ${device}`).expect(200)).body;

  describe('a check-in', () => {
    it('gives its points at once, approved, with the tablet and the person', async () => {
      const photoId = await createVerificationPhoto(venue, eventId);
      const key = randomUUID();
      const { body } = await checkIn({ photoId }, key).expect(201);
      expect(body).toMatchObject({ clientKey: key, duplicate: false });
      expect(await points()).toEqual([50]);
      const [row] = await venue.sql(
        `SELECT verification_status, verified_by, photo_id, recorded_by, name
           FROM photo_attendance JOIN event_attendance a ON a.id = attendance_id
           JOIN door_devices device ON device.id = a.door_device_id`,
      );
      expect(row).toEqual({
        verification_status: 'approved',
        verified_by: staff.id,
        photo_id: photoId,
        recorded_by: staff.id,
        name: 'Front door',
      });
    });

    it('is one however often it is sent, and however many at once', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 12 }, () => checkIn({}, key)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(11).fill(200), 201]);
      expect((await list()).entries).toHaveLength(1);
      expect(await points()).toEqual([50]);
      expect((await checkIn({ partySize: 3 }, key).expect(409)).body).toMatchObject({
        code: 'check-in.key-reused',
      });
    });

    it('needs no photo and no e-mail', async () => {
      await checkIn({ customerEmail: undefined, occurredAt: undefined }).expect(201);
      expect(await points()).toEqual([]);
    });

    it('of a night of the days before counts at once, waits for an admin, or is refused, by when it was made and came', async () => {
      const show = await createEvent(venue, { date: daysAgo(2) });
      expect(await lateReasonOf(show, eveningOf(daysAgo(2)))).toBeNull();
      expect(await points()).toEqual([50]);
      expect(await lateReasonOf(show, new Date())).toBe('after-the-show');
      const longAgo = await createEvent(venue, { date: daysAgo(30) });
      expect(await lateReasonOf(longAgo, eveningOf(daysAgo(30)))).toBe('sent-late');
      expect(await points()).toEqual([50]);
      const { body } = await checkIn({ eventId: longAgo }).expect(409);
      expect(body).toMatchObject({ code: 'check-in.not-open' });
    });

    it('that came days later gives its points once an admin approves it', async () => {
      const show = await createEvent(venue, { date: daysAgo(30) });
      const photoId = await createVerificationPhoto(venue, show);
      expect(await lateReasonOf(show, eveningOf(daysAgo(30)), { photoId })).toBe('sent-late');
      expect(await points()).toEqual([]);
      const admin = await createAccount(venue, 'admin');
      const [evidence] = await venue.sql<{ id: number }>(
        `SELECT id FROM photo_attendance WHERE verification_status = 'pending' AND verified_by IS NULL AND verified_at IS NULL`,
      );
      const { body } = await venue
        .http()
        .put(`/api/admin/verifications/${evidence?.id}`)
        .set('Authorization', `Bearer ${admin.sessionId}`)
        .send({ status: 'approved' })
        .expect(200);
      expect(body).toMatchObject({ gate: 'Front door', recordedBy: 'Loretta Hayes' });
      expect(await points()).toEqual([50]);
    });

    it('is refused to a show whose night lies ahead, unless it was moved there since', async () => {
      const ahead = await createEvent(venue, { date: '2099-01-09' });
      const [occurredAt, sentAt] = ['2026-01-09T20:00:00Z', '2026-03-09T20:00:00Z'];
      for (const clock of [{}, { occurredAt, sentAt }])
        expect((await checkIn({ eventId: ahead, ...clock }).expect(409)).body).toMatchObject({
          code: 'check-in.not-open',
          message: 'Check-in opens on Friday, January 9, 2099 at 6:00 PM.',
        });
      expect(await points()).toEqual([]);
      await venue.sql(`UPDATE events SET date = '2099-01-10' WHERE id = $1`, [eventId]);
      await checkIn({ occurredAt: '2026-01-09T20:00:00Z', sentAt: '2026-01-09T20:10:00Z' }).expect(201);
      expect(await points()).toEqual([50]);
    });

    it('finds a member by id, also one who became one with another', async () => {
      await checkIn().expect(201);
      await checkIn({
        customerName: 'L. Hayes',
        customerEmail: 'lo@example.com',
        eventId: await createEvent(venue),
      });
      const [first, second] = await venue.sql<{ id: number }>('SELECT id FROM loyalty_members ORDER BY id');
      const admin = await createAccount(venue, 'admin');
      await venue
        .http()
        .post(`/api/loyalty/members/${first?.id}/merge`)
        .set('Authorization', `Bearer ${admin.sessionId}`)
        .send({ otherId: second?.id })
        .expect(200);
      const third = await createEvent(venue, { name: 'Third' });
      const known = { customerName: 'Loretta', customerEmail: undefined, eventId: third };
      const members = await venue.sql<{ id: number }>('SELECT id FROM loyalty_members');
      const gone = [first, second].find((member) => member?.id !== members[0]?.id);
      await checkIn({ ...known, memberId: gone?.id }).expect(201);
      expect(await points()).toEqual([150]);
    });

    it('of a member who went is recorded by the name', async () => {
      await checkIn({ memberId: 999_999, customerEmail: undefined }).expect(201);
      expect((await list()).entries).toMatchObject([{ name: 'Loretta Hayes', memberId: null }]);
    });

    it('of a member whose account was deleted meanwhile names nobody beside what they left', async () => {
      const account = await createAccount(venue, 'user');
      const [member] = await venue.sql<{ id: number }>(
        `INSERT INTO loyalty_members (name, email, user_id) VALUES ('Loretta Hayes', $1, $2) RETURNING id`,
        [account.email, account.id],
      );
      const admin = await createAccount(venue, 'admin');
      await venue
        .http()
        .delete(`/api/admin/users/${account.id}`)
        .set('Authorization', `Bearer ${admin.sessionId}`)
        .expect(200);
      // What a tablet sends that was offline: the member was found by the name, or by the card that was scanned.
      await checkIn({ memberId: member?.id, customerEmail: undefined }).expect(201);
      expect(
        await venue.sql(
          `SELECT customer_name, customer_email, loyalty_member_id
             FROM event_attendance attendance JOIN photo_attendance ON attendance_id = attendance.id`,
        ),
      ).toEqual([{ customer_name: 'Loretta Hayes', customer_email: null, loyalty_member_id: null }]);
      expect(await points()).toEqual([0]);
    });

    it('happened as long before it came as the tablet says', async () => {
      const [occurredAt, sentAt] = ['2031-01-01T20:00:00Z', '2031-01-03T20:00:00Z'];
      await checkIn({ occurredAt, sentAt }).expect(201);
      const [row] = await venue.sql<{ hours: number }>(
        'SELECT round(extract(epoch FROM now() - occurred_at) / 3600)::int AS hours FROM event_attendance',
      );
      expect(row?.hours).toBe(48);
    });

    it.each([
      { partySize: 0 },
      { partySize: 21 },
      { partySize: 'two' },
      { customerName: '' },
      { customerName: 'x'.repeat(256) },
      { customerEmail: 'nobody' },
      { recordedBy: undefined },
      { eventId: undefined },
    ])('is refused with %j', async (body) => {
      await checkIn(body).expect(400);
    });

    it('is refused without a key, to a show there is not, and with a photo of nothing', async () => {
      await send('/api/door/check-ins', { eventId, ...LORETTA }, null).expect(400);
      await checkIn({ eventId: 999_999 }).expect(404);
      expect((await checkIn({ photoId: 999_999 }).expect(404)).body).toMatchObject({
        code: 'photos.not-found',
      });
    });
  });

  describe('an undo', () => {
    it('marks the check-in and takes its points, once, and the guest can come in again', async () => {
      const [key, undoKey] = [randomUUID(), randomUUID()];
      await checkIn({}, key).expect(201);
      await undo(key, {}, undoKey).expect(201, { clientKey: undoKey });
      await undo(key, {}, undoKey).expect(200, { clientKey: undoKey });
      expect(await points()).toEqual([0]);
      expect((await list()).entries).toMatchObject([{ key, isUndone: true, undoReason: 'wrong-guest' }]);

      const { body } = await checkIn().expect(201);
      expect(body).toMatchObject({ duplicate: false });
      expect(await points()).toEqual([50]);
      expect((await list()).entries.map(({ isUndone }) => isUndone)).toEqual([true, false]);
    });

    it('from two tablets keeps both reasons and takes points once', async () => {
      const key = randomUUID();
      await checkIn({}, key).expect(201);
      await Promise.all([undo(key), undo(key, { reason: 'left-at-once' }), undo(key), undo(key)]);
      expect(await venue.sql('SELECT FROM door_undos')).toHaveLength(4);
      expect(await points()).toEqual([0]);
    });

    it('leaves the points while another check-in of the member stands', async () => {
      const [one, other] = [randomUUID(), randomUUID()];
      await checkIn({}, one).expect(201);
      await checkIn({}, other).expect(201);
      await undo(one).expect(201);
      expect(await points()).toEqual([50]);
      await undo(other).expect(201);
      expect(await points()).toEqual([0]);
    });

    it('is final: staff do not approve what was undone', async () => {
      const key = randomUUID();
      await checkIn({ photoId: await createVerificationPhoto(venue, eventId) }, key).expect(201);
      await undo(key).expect(201);
      const admin = await createAccount(venue, 'admin');
      const [evidence] = await venue.sql<{ id: number }>('SELECT id FROM photo_attendance');
      const { body } = await venue
        .http()
        .put(`/api/admin/verifications/${evidence?.id}`)
        .set('Authorization', `Bearer ${admin.sessionId}`)
        .send({ status: 'approved' })
        .expect(409);
      expect(body).toMatchObject({ code: 'verifications.undone' });
      expect(await points()).toEqual([0]);
      expect(await venue.sql('SELECT FROM messages')).toEqual([]);
    });

    it('ends at the noon after a show that began past midnight', async () => {
      const [key, date] = [randomUUID(), doorNightAt(new Date(), DEFAULT_TIME_ZONE)];
      const lastNights = await createEvent(venue, { date, time: '00:30' });
      await checkIn({ eventId: lastNights }, key).expect(201);
      expect((await undo(key).expect(409)).body).toMatchObject({ code: 'door.undo-too-late' });
    });

    it('ends at noon after the night, and knows only what there is', async () => {
      const key = randomUUID();
      await checkIn({}, key).expect(201);
      await venue.sql(`UPDATE events SET date = '2026-01-09' WHERE id = $1`, [eventId]);
      expect((await undo(key).expect(409)).body).toMatchObject({ code: 'door.undo-too-late' });
      expect((await undo(randomUUID()).expect(404)).body).toMatchObject({ code: 'door.check-in-not-found' });
      await undo(key, { reason: 'because' }).expect(400);
    });

    it('takes nobody’s points of an old night, whatever the tablet says of its moment', async () => {
      const [key, occurredAt, sentAt] = [randomUUID(), '2031-01-01T20:00:00Z', '2031-01-31T20:00:00Z'];
      await checkIn({}, key).expect(201);
      await venue.sql(`UPDATE events SET date = $1`, [daysAgo(30)]);
      await venue.sql(`UPDATE event_attendance SET created_at = now() - interval '30 days'`);
      const { body } = await undo(key, { occurredAt, sentAt }).expect(409);
      expect(body).toMatchObject({ code: 'door.undo-too-late' });
      expect(await points()).toEqual([50]);
    });

    it('is refused without a key of a check-in', async () => {
      await undo('not-a-key').expect(400);
    });
  });

  describe('an exit', () => {
    const exit = (body: object = {}, key?: string) =>
      send('/api/door/exits', { eventId, people: 2, ...body }, key);

    it('is one however often it is sent', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 8 }, () => exit({}, key)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(7).fill(200), 201]);
      expect(await venue.sql('SELECT people, recorded_by FROM door_exits')).toEqual([
        { people: 2, recorded_by: staff.id },
      ]);
      expect((await exit({ people: 3 }, key).expect(409)).body).toMatchObject({ code: 'door.key-reused' });
    });

    it('is taken back by who comes in again, under a key of its own', async () => {
      await exit();
      const key = randomUUID();
      await exit({ people: 1, cameBack: true }, key).expect(201);
      await exit({ people: 1, cameBack: true }, key).expect(200);
      await exit({ people: 1 }, key).expect(409);
      const [{ left } = { left: 0 }] = await venue.sql<{ left: number }>(
        'SELECT sum(people)::int AS left FROM door_exits',
      );
      expect(left).toBe(1);
    });

    it.each([{ people: 0 }, { people: -1 }, { people: 21 }, { people: 'two' }, { cameBack: 'yes' }])(
      'is refused with %j',
      async (body) => {
        await exit(body).expect(400);
      },
    );

    it('is refused at a show there is not', async () => {
      await exit({ eventId: 999_999 }).expect(404);
    });
  });

  describe('a refused card', () => {
    const refuse = (body: object = {}, key?: string) =>
      send('/api/door/refusals', { eventId, reason: 'unknown-card', ...body }, key);

    it('is one however often it is sent', async () => {
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 8 }, () => refuse({}, key)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(7).fill(200), 201]);
      expect(await venue.sql('SELECT reason, recorded_by FROM door_refusals')).toEqual([
        { reason: 'unknown-card', recorded_by: staff.id },
      ]);
      expect((await refuse({ reason: 'no-card' }, key).expect(409)).body).toMatchObject({
        code: 'door.key-reused',
      });
    });

    it('is refused itself for a reason or a show there is not', async () => {
      await refuse({ reason: 'ugly' }).expect(400);
      await refuse({ eventId: 999_999 }).expect(404);
    });
  });

  it('are what the report of the night counts', async () => {
    const [loretta, again, hank] = [randomUUID(), randomUUID(), randomUUID()];
    await checkIn({}, loretta).expect(201);
    await checkIn({}, again).expect(201);
    await checkIn({ customerName: 'Hank', customerEmail: undefined, partySize: 4 }, hank).expect(201);
    await undo(hank, { reason: 'left-at-once' }).expect(201);
    await send('/api/door/exits', { eventId, people: 1 }).expect(201);
    await send('/api/door/refusals', { eventId, reason: 'no-card' }).expect(201);
    const admin = await createAccount(venue, 'admin');
    const { body } = await venue
      .http()
      .get(`/api/door/reports/${eventId}`)
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .expect(200);
    expect(body).toMatchObject({
      people: 2,
      checkIns: 1,
      left: 1,
      firstTimers: 1,
      repeated: 1,
      quarters: [{ gate: 'Front door', checkIns: 1, people: 2 }],
      tiers: [{ tier: 'bronze', checkIns: 1 }],
      undone: [{ name: 'Hank', partySize: 4, reason: 'left-at-once' }],
      refused: [{ gate: 'Front door', reason: 'no-card' }],
    });
    await venue
      .http()
      .get('/api/door/reports/999999')
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .expect(404);
  });
});
