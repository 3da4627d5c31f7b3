import { randomUUID } from 'node:crypto';
import { wallClockAt } from '#contract/rules/clock.js';
import { JudgingService } from '#src/modules/loyalty/judging/judging.service.js';
import { messagesTo } from '#test/venue/bookings.js';
import { verificationOf, whileOpen } from '#test/venue/check-ins.js';
import {
  createAccount,
  createEvent,
  createTestApp,
  createVerificationPhoto,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';
import { VerificationNews } from '#src/modules/check-in/verification/verification-news.js';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

/** Date and time on the venue's wall, this long from now. */
const clockIn = (milliseconds: number) => wallClockAt(new Date(Date.now() + milliseconds), 'America/Chicago');

describe('when a check-in counts', () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
  });
  afterAll(() => venue.close());

  /** Presses the button so long ago and sends now, by a phone whose clock is years ahead. */
  const checkIn = async (eventId: number, { email = `${randomUUID()}@example.com`, pressedAgo = 0 } = {}) => {
    const photoId = await createVerificationPhoto(venue, eventId);
    const sentAt = Date.parse('2031-05-05T12:00:00Z');
    const answer = await venue
      .http()
      .post('/api/photo-attendance')
      .set('Idempotency-Key', randomUUID())
      .send({
        eventId,
        photoId,
        customerName: 'Ruby Lee',
        customerEmail: email,
        occurredAt: new Date(sentAt - pressedAgo).toISOString(),
        sentAt: new Date(sentAt).toISOString(),
      });
    return { answer, email, photoId };
  };
  const decide = async (photoId: number, body: object) =>
    venue
      .http()
      .put(`/api/admin/verifications/${await verificationOf(venue, photoId)}`)
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .send(body)
      .expect(200);
  const memberOf = async (email: string) => {
    await venue.app.get(JudgingService).judgeDue();
    const [member] = await venue.sql(
      `SELECT total_points AS points, events_attended AS shows,
              (SELECT count(*)::int FROM member_badges WHERE member_id = member.id) AS badges
         FROM loyalty_members member WHERE email = $1`,
      [email],
    );
    return member;
  };

  it('gives points at once while check-in is open', async () => {
    const { answer, email } = await checkIn(await createEvent(venue));
    expect([answer.status, answer.body.lateReason, answer.body.pointsAwarded]).toEqual([201, null, 50]);
    expect(await memberOf(email)).toMatchObject({ shows: 1 });
  });

  it('refuses a show that is months ahead, weeks past or off, with words and without a trace', async () => {
    const [ahead, past, off] = [
      await createEvent(venue, clockIn(40 * DAY)),
      await createEvent(venue, clockIn(-30 * DAY)),
      await createEvent(venue),
    ];
    await venue.sql(`UPDATE events SET status = 'cancelled' WHERE id = $1`, [off]);
    const answers = [await checkIn(ahead), await checkIn(past), await checkIn(off)];
    expect(answers.map(({ answer }) => [answer.status, answer.body.code])).toEqual(
      Array(3).fill([409, 'check-in.not-open']),
    );
    expect(answers.map(({ answer }) => answer.body.message)).toEqual([
      expect.stringMatching(/^Check-in opens on \w+day, \w+ \d+, 20\d\d at \d+:\d\d [AP]M\.$/),
      expect.stringMatching(
        /^Check-in opened on \w+day, \w+ \d+, 20\d\d at \d+:\d\d [AP]M and is over now\.$/,
      ),
      'This show is cancelled, so there is no check-in.',
    ]);
    for (const { email } of answers) expect(await memberOf(email)).toBeUndefined();
    expect(
      await venue.sql('SELECT FROM event_attendance WHERE event_id = ANY($1)', [[ahead, past, off]]),
    ).toEqual([]);
  });

  it('keeps a late one for staff, and awards points and badge with their approval, once', async () => {
    const { answer, email, photoId } = await checkIn(await createEvent(venue, clockIn(-2 * DAY)));
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({ lateReason: 'after-the-show', pointsAwarded: 0, duplicate: false });
    expect(await memberOf(email)).toBeUndefined();

    await decide(photoId, { status: 'approved' });
    await decide(photoId, { status: 'approved' });
    expect(await memberOf(email)).toEqual({ points: 100, shows: 1, badges: 1 });

    await decide(photoId, { status: 'pending' });
    expect(await memberOf(email)).toEqual({ points: 0, shows: 0, badges: 0 });
    await decide(photoId, { status: 'approved' });
    expect(await memberOf(email)).toEqual({ points: 100, shows: 1, badges: 1 });
    await decide(photoId, { status: 'rejected', reason: 'Nobody can be seen' });
    expect(await memberOf(email)).toEqual({ points: 0, shows: 0, badges: 0 });
  });

  it('tells the guest of a late one that it counts', async () => {
    const { email, photoId } = await checkIn(
      await createEvent(venue, { ...clockIn(-2 * DAY), name: 'Barn Dance' }),
    );
    await decide(photoId, { status: 'approved' });
    await venue.app.get(VerificationNews).tell(await verificationOf(venue, photoId));
    expect(await messagesTo(venue, email)).toEqual([
      {
        kind: 'check-in.approved',
        subject: 'Your check-in counts: Barn Dance',
        text: expect.stringContaining('We looked at your check-in, and it counts.'),
      },
    ]);
  });

  it('counts at once what was pressed in time and waited a day on the phone', async () => {
    const { answer } = await checkIn(await createEvent(venue, clockIn(-26 * HOUR)), {
      pressedAgo: 25 * HOUR,
    });
    expect(answer.body).toMatchObject({ lateReason: null, pointsAwarded: 50 });
  });

  it('keeps for staff what was pressed in time and waited for days', async () => {
    const { answer } = await checkIn(await createEvent(venue, clockIn(-5 * DAY)), {
      pressedAgo: 5 * DAY - HOUR,
    });
    expect(answer.body).toMatchObject({ lateReason: 'sent-late', pointsAwarded: 0 });
  });

  it('keeps for staff what was pressed before the show was called off or moved', async () => {
    const show = await createEvent(venue, clockIn(-HOUR));
    await venue.sql(`UPDATE events SET status = 'cancelled' WHERE id = $1`, [show]);
    const { answer } = await checkIn(show, { pressedAgo: HOUR });
    expect(answer.body).toMatchObject({ lateReason: 'show-changed', pointsAwarded: 0 });
    expect((await checkIn(show)).answer.body.code).toBe('check-in.not-open');
    await venue.sql(`UPDATE events SET status = 'scheduled', date = $2 WHERE id = $1`, [
      show,
      clockIn(40 * DAY).date,
    ]);
    expect((await checkIn(show, { pressedAgo: HOUR })).answer.body.lateReason).toBe('show-changed');
  });

  it('answers a repeat as before, when check-in has closed since', async () => {
    const show = await createEvent(venue);
    const key = randomUUID();
    const body = {
      eventId: show,
      photoId: await createVerificationPhoto(venue, show),
      customerName: 'Ruby Lee',
      customerEmail: `${randomUUID()}@example.com`,
    };
    const send = () => venue.http().post('/api/photo-attendance').set('Idempotency-Key', key).send(body);
    const first = await send();
    await venue.sql('UPDATE events SET date = $2 WHERE id = $1', [show, clockIn(40 * DAY).date]);
    await venue.sql('DELETE FROM past_event_schedules WHERE event_id = $1', [show]);
    const again = await send();
    expect([again.status, again.body]).toEqual([200, first.body]);
    const changed = await venue
      .http()
      .post('/api/photo-attendance')
      .set('Idempotency-Key', key)
      .send({ ...body, partySize: 3 });
    expect(changed.body.code).toBe('check-in.key-reused');
  });

  it('calls a late one a duplicate when the e-mail was there before', async () => {
    const show = await createEvent(venue, clockIn(-2 * DAY));
    const first = await checkIn(show);
    const second = await checkIn(show, { email: first.email });
    expect([first.answer.body.duplicate, second.answer.body.duplicate]).toEqual([false, true]);
    await decide(first.photoId, { status: 'approved' });
    await decide(second.photoId, { status: 'approved' });
    expect(await memberOf(first.email)).toEqual({ points: 100, shows: 1, badges: 1 });
  });

  it('counts a check-in that was refused as too early and is sent again once check-in is open', async () => {
    const show = await createEvent(venue, clockIn(3 * HOUR));
    await venue.sql('UPDATE events SET doors_time = NULL WHERE id = $1', [show]);
    expect((await checkIn(show)).answer.body.code).toBe('check-in.not-open');
    await venue.sql('ALTER TABLE events DISABLE TRIGGER tr_events_past_schedule');
    const { date, time } = clockIn(HOUR);
    await venue.sql('UPDATE events SET date = $2, time = $3 WHERE id = $1', [show, date, time]);
    await venue.sql('ALTER TABLE events ENABLE TRIGGER tr_events_past_schedule');
    const { answer } = await checkIn(show, { pressedAgo: 2 * HOUR });
    expect(answer.body).toMatchObject({ lateReason: null, pointsAwarded: 50 });
  });

  it('tells a guest whose first late check-in counts nothing of a second one that is rejected', async () => {
    const show = await createEvent(venue, clockIn(-2 * DAY));
    const [first, second] = [await checkIn(show), await checkIn(show)];
    await venue.sql('UPDATE event_attendance SET customer_email = $1 WHERE customer_email = $2', [
      first.email,
      second.email,
    ]);
    await decide(first.photoId, { status: 'approved' });
    await decide(second.photoId, { status: 'rejected', reason: 'Too dark' });
    await venue.app.get(VerificationNews).tell(await verificationOf(venue, second.photoId));
    expect(await messagesTo(venue, first.email)).toEqual([]);
    expect(await memberOf(first.email)).toMatchObject({ shows: 1 });
  });

  it('tells a guest whose approval is taken back which points went', async () => {
    const { email, photoId } = await checkIn(await createEvent(venue, clockIn(-2 * DAY)));
    const tell = async () => venue.app.get(VerificationNews).tell(await verificationOf(venue, photoId));
    await decide(photoId, { status: 'approved' });
    await tell();
    await decide(photoId, { status: 'rejected', reason: 'Somebody else' });
    await tell();
    const [, rejection] = await messagesTo(venue, email);
    expect(rejection?.text.replace(/\s+/g, ' ')).toContain('the 50 points for this show were taken back');
  });

  it('enrols nobody for a late check-in whose show is deleted', async () => {
    const show = await createEvent(venue, clockIn(-2 * DAY));
    const { email, photoId } = await checkIn(show);
    await venue.sql('DELETE FROM events WHERE id = $1', [show]);
    await decide(photoId, { status: 'approved' });
    expect(await memberOf(email)).toBeUndefined();
  });

  it('awards once when a late check-in is approved by many at once while another of theirs comes in time', async () => {
    const show = await createEvent(venue, clockIn(-2 * DAY));
    const { email, photoId } = await checkIn(show);
    const others = whileOpen(venue, show, () =>
      Promise.all(Array.from({ length: 5 }, () => checkIn(show, { email }))),
    );
    await Promise.all([others, ...Array.from({ length: 5 }, () => decide(photoId, { status: 'approved' }))]);
    expect(await memberOf(email)).toEqual({ points: 100, shows: 1, badges: 1 });
  });
});
