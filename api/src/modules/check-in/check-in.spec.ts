import { randomUUID } from 'node:crypto';
import {
  createAccount,
  createEvent,
  createTestApp,
  createVerificationPhoto,
  type TestApp,
} from '#test/test-app.js';
import { Database } from '#src/database/database.js';
import { until } from '#test/until.js';

interface Truth {
  attendances: number;
  awards: number;
  points: number;
}

describe('POST /api/photo-attendance', () => {
  let venue: TestApp;

  beforeAll(async () => {
    venue = await createTestApp();
  });
  afterAll(() => venue.close());

  const checkIn = (body: object, key: string | null = randomUUID()) => {
    const call = venue.http().post('/api/photo-attendance');
    if (key) call.set('Idempotency-Key', key);
    return call.send(body);
  };

  const guest = async (overrides: object = {}) => {
    const eventId = await createEvent(venue);
    const photoId = await createVerificationPhoto(venue, eventId);
    const email = `${randomUUID()}@example.com`;
    return {
      eventId,
      photoId,
      customerName: 'Loretta Hayes',
      customerEmail: email,
      partySize: 2,
      ...overrides,
    };
  };

  const truthAbout = async (email: string): Promise<Truth | undefined> => {
    const [row] = await venue.sql<Truth>(
      `SELECT (SELECT count(*)::int FROM event_attendance WHERE customer_email = $1) AS attendances,
              (SELECT count(*)::int FROM loyalty_transactions t JOIN loyalty_members m ON m.id = t.member_id
                WHERE m.email = $1) AS awards,
              coalesce((SELECT total_points FROM loyalty_members WHERE email = $1), 0) AS points`,
      [email],
    );
    return row;
  };

  it.each(['many', 'NaN', ' ', ''])('takes a party of "%s" for one guest', async (partySize) => {
    const answer = await checkIn(await guest({ partySize }));
    expect([answer.status, answer.body.partySize]).toEqual([201, 1]);
  });

  it('records the guest, enrols the e-mail and awards 50 points', async () => {
    const body = await guest();
    const key = randomUUID();
    const answer = await checkIn(body, key);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      eventId: body.eventId,
      photoId: body.photoId,
      customerName: 'Loretta Hayes',
      partySize: 2,
      pointsAwarded: 50,
      duplicate: false,
      lateReason: null,
      verificationStatus: 'pending',
      clientKey: key,
      createdAt: expect.any(String),
    });
    expect(await truthAbout(body.customerEmail)).toEqual({ attendances: 1, awards: 1, points: 50 });
  });

  it('works for a caller that sends no key', async () => {
    const answer = await checkIn(await guest(), null);
    expect(answer.status).toBe(201);
    expect(answer.body.clientKey).toBeNull();
  });

  it('replays a check-in without a second award', async () => {
    const body = await guest();
    const key = randomUUID();
    const first = await checkIn(body, key);
    const again = await checkIn({ ...body, sentAt: new Date().toISOString() }, key);
    expect(again.status).toBe(200);
    expect(again.body).toEqual(first.body);
    expect(await truthAbout(body.customerEmail)).toEqual({ attendances: 1, awards: 1, points: 50 });
  });

  it('refuses the same key with other content', async () => {
    const body = await guest();
    const key = randomUUID();
    await checkIn(body, key);
    const other = await checkIn({ ...body, partySize: 3 }, key);
    expect(other.status).toBe(409);
    expect(other.body.code).toBe('check-in.key-reused');
  });

  it('makes one row and one award of twenty simultaneous copies', async () => {
    const body = await guest();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => checkIn(body, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    expect(await truthAbout(body.customerEmail)).toEqual({ attendances: 1, awards: 1, points: 50 });
  });

  it('records a second check-in of the same e-mail to the same event without points and says so', async () => {
    const body = await guest();
    await checkIn(body);
    const photoId = await createVerificationPhoto(venue, body.eventId);
    const second = await checkIn({ ...body, photoId, customerEmail: body.customerEmail.toUpperCase() });
    expect(second.status).toBe(201);
    expect(second.body).toMatchObject({ pointsAwarded: 0, duplicate: true });
    expect(await truthAbout(body.customerEmail)).toEqual({ attendances: 2, awards: 1, points: 50 });
  });

  it('awards once when ten devices check the same e-mail in at the same moment', async () => {
    const body = await guest();
    const photos = await Promise.all(
      Array.from({ length: 10 }, () => createVerificationPhoto(venue, body.eventId)),
    );
    const answers = await Promise.all(photos.map((photoId) => checkIn({ ...body, photoId })));
    expect(answers.filter((answer) => answer.body.pointsAwarded === 50)).toHaveLength(1);
    expect(await truthAbout(body.customerEmail)).toEqual({ attendances: 10, awards: 1, points: 50 });
  });

  it('records a guest without an e-mail, without points', async () => {
    const { customerEmail: _, ...body } = await guest();
    const answer = await checkIn({ ...body, customerEmail: '' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ pointsAwarded: 0, duplicate: false });
  });

  it('remembers who was signed in', async () => {
    const account = await createAccount(venue, 'user');
    const body = await guest();
    const answer = await venue
      .http()
      .post('/api/photo-attendance')
      .set('Authorization', `Bearer ${account.sessionId}`)
      .send(body);
    const [row] = await venue.sql('SELECT user_id FROM photo_attendance WHERE attendance_id = $1', [
      answer.body.id,
    ]);
    expect(row).toEqual({ user_id: account.id });
  });

  it('corrects the time of a check-in that waited on a phone with a wrong clock', async () => {
    const body = await guest();
    const answer = await checkIn({
      ...body,
      occurredAt: '2031-01-01T20:00:00Z',
      sentAt: '2031-01-01T21:30:00Z',
    });
    const [row] = await venue.sql<{ minutes: number }>(
      `SELECT round(extract(epoch FROM created_at - occurred_at) / 60)::int AS minutes FROM event_attendance WHERE id = $1`,
      [answer.body.id],
    );
    expect(row?.minutes).toBe(90);
  });

  it('says when the event or the photo is gone, and when another check-in has the photo', async () => {
    const body = await guest();
    const noEvent = await checkIn({ ...body, eventId: 999_999 });
    const noPhoto = await checkIn({ ...body, photoId: 999_999 });
    expect([noEvent.status, noEvent.body.code]).toEqual([404, 'events.not-found']);
    expect([noPhoto.status, noPhoto.body.code]).toEqual([404, 'photos.not-found']);
    await checkIn(body);
    const used = await checkIn(body);
    expect([used.status, used.body.code]).toEqual([409, 'check-in.photo-used']);
  });

  it.each([
    ['with an e-mail', `${randomUUID()}@example.com`],
    ['without one', undefined],
  ])('says that the event is gone which is deleted at this moment, %s', async (_, customerEmail) => {
    const body = await guest({ customerEmail });
    const [answering] = await venue.app.get(Database).transaction(async ({ query }) => {
      await query('DELETE FROM events WHERE id = $1', [body.eventId]);
      const waiting = checkIn(body).then((answer) => answer);
      await until(async () => {
        const waits = await venue.sql(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waits.length === 1;
      });
      return [waiting];
    });
    const answer = await answering;
    expect([answer.status, answer.body.code]).toEqual([404, 'events.not-found']);
  });

  it('answers a repeat as before, also when the event and the photo are gone since', async () => {
    const body = await guest();
    const key = randomUUID();
    const first = await checkIn(body, key);
    await venue.sql(`UPDATE photo_attendance SET verification_status = 'approved' WHERE photo_id = $1`, [
      body.photoId,
    ]);
    await venue.sql('DELETE FROM event_photos WHERE id = $1', [body.photoId]);
    await venue.sql('DELETE FROM events WHERE id = $1', [body.eventId]);
    const again = await checkIn(body, key);
    expect([again.status, again.body]).toEqual([200, first.body]);
  });

  it('gives a photo to the one who brings the key it was uploaded with, even from one that guessed its id', async () => {
    const body = await guest();
    const key = randomUUID();
    await venue.sql('UPDATE event_photos SET client_key = $1 WHERE id = $2', [key, body.photoId]);
    const prankster = await checkIn({ ...body, customerEmail: 'prankster@example.com' });
    expect(prankster.status).toBe(201);
    const answers = await Promise.all([checkIn(body, key), checkIn(body, key), checkIn(body, key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const holders = await venue.sql('SELECT attendance_id FROM photo_attendance WHERE photo_id = $1', [
      body.photoId,
    ]);
    expect(holders).toEqual([{ attendance_id: answers[0].body.id }]);
  });

  it('lets a guest whose session has ended finish with the key of the upload', async () => {
    const account = await createAccount(venue, 'user');
    const body = await guest();
    const key = randomUUID();
    await venue.sql('UPDATE event_photos SET client_key = $1, uploaded_by = $2 WHERE id = $3', [
      key,
      account.id,
      body.photoId,
    ]);
    expect((await checkIn(body)).body.code).toBe('photos.not-found');
    expect((await checkIn(body, key)).status).toBe(201);
  });

  it('refuses a check-in in the name of a session that is over, instead of recording a visitor’s', async () => {
    const body = await guest();
    const answer = await venue
      .http()
      .post('/api/photo-attendance')
      .set('Authorization', 'Bearer an-old-session')
      .send(body);
    expect([answer.status, answer.body.code]).toEqual([401, 'auth.signed-out']);
    expect(await truthAbout(body.customerEmail)).toEqual({ attendances: 0, awards: 0, points: 0 });
  });

  it('keeps the balances equal to the ledger when a thousand guests check in at once', async () => {
    const eventId = await createEvent(venue);
    const photos = await venue.sql<{ id: number }>(
      `INSERT INTO event_photos (event_id, filename, original_name, file_size, mime_type, is_verification_photo)
       SELECT $1, 'photo-crowd-' || n, 'me.jpg', 1, 'image/jpeg', true FROM generate_series(1, 1000) n RETURNING id`,
      [eventId],
    );
    const answers = await Promise.all(
      photos.map(({ id }, index) =>
        checkIn({
          eventId,
          photoId: id,
          customerName: 'Guest',
          customerEmail: `crowd-${index % 700}@example.com`,
        }),
      ),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
    const [sums] = await venue.sql(
      `SELECT count(*)::int AS members, sum(total_points)::int AS points, sum(events_attended)::int AS attended,
              count(*) FILTER (WHERE total_points <> (SELECT coalesce(sum(points), 0) FROM loyalty_transactions t
                WHERE t.member_id = m.id))::int AS wrong
         FROM loyalty_members m WHERE email LIKE 'crowd-%'`,
    );
    expect(sums).toEqual({ members: 700, points: 35_000, attended: 700, wrong: 0 });
  });

  it.each([
    ['eventId', { eventId: undefined }],
    ['eventId', { eventId: 'soon' }],
    ['eventId', { eventId: 1e300 }],
    ['eventId', { eventId: -1 }],
    ['photoId', { photoId: null }],
    ['photoId', { photoId: 1.5 }],
    ['photoId', { photoId: 2_147_483_648 }],
    ['customerName', { customerName: undefined }],
    ['customerName', { customerName: '   ' }],
    ['customerName', { customerName: 42 }],
    ['customerName', { customerName: ['Loretta'] }],
    ['customerName', { customerName: 'x'.repeat(256) }],
    ['customerName', { customerName: 'Lor\u0000etta' }],
    ['customerName', { customerName: 'Lor\ud800etta' }],
    ['customerName', { customerName: 'Lor\u0007etta' }],
    ['customerEmail', { customerEmail: 'not an address' }],
    ['customerEmail', { customerEmail: { $ne: 1 } }],
    ['customerEmail', { customerEmail: `${'x'.repeat(250)}@example.com` }],
    ['partySize', { partySize: 0 }],
    ['partySize', { partySize: 21 }],
    ['partySize', { partySize: '2.5' }],
    ['partySize', { partySize: 1e308 }],
    ['occurredAt', { occurredAt: 'yesterday' }],
    ['sentAt', { sentAt: '2026-13-45T99:00:00Z' }],
    ['occurredAt', { occurredAt: '0000-01-01T00:00:00Z', sentAt: '2026-11-20T20:00:00Z' }],
    ['occurredAt', { occurredAt: '2026-02-30T20:00:00Z' }],
    ['sentAt', { sentAt: '9999-12-31T23:59:59Z' }],
  ])('names %s when it is wrong: %j', async (field, wrong) => {
    const answer = await checkIn({ ...(await guest()), ...wrong });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('asks for a photo in the words of spec §5 when there is none', async () => {
    const { body } = await checkIn({ ...(await guest()), photoId: null });
    expect(body.fields).toEqual({ photoId: 'Please upload a photo to verify your attendance' });
  });

  it('names the key when it is not a UUID, and refuses bodies that are no JSON object', async () => {
    const badKey = await checkIn(await guest(), 'tonight');
    expect([badKey.status, Object.keys(badKey.body.fields)]).toEqual([400, ['Idempotency-Key']]);
    for (const body of ['{"eventId": 1', '[]', 'null', '"text"']) {
      const answer = await venue
        .http()
        .post('/api/photo-attendance')
        .set('Content-Type', 'application/json')
        .send(body);
      expect([body, answer.status]).toEqual([body, 400]);
    }
  });
});
