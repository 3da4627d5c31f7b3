import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { showNightAt, wallClockAt } from '#contract/rules/clock.js';
import { JudgingService } from '#src/modules/loyalty/judging/judging.service.js';
import { createEvent, createTestApp, type TestApp } from '#test/test-app.js';

const DAY = 24 * 60 * 60 * 1000;
const CHEAT = 'sofa@example.com';

/** Days from today of shows that a script finds in the calendar: last year's to next year's, none tonight. */
const SHOWS = [-300, -40, -16, -9, -4, 3, 9, 16, 30, 44, 58, 400];

/** What a phone might claim of its clock, as days before sending. */
const CLAIMS = [undefined, 0, 1, 2, 20, 365];

const noise = (width: number): Promise<Buffer> =>
  sharp({
    create: { width, height: width, channels: 3, background: '#777', noise: { type: 'gaussian', sigma: 60 } },
  })
    .jpeg()
    .toBuffer();

/**
 * A script without an account that checks one e-mail in to everything it finds. Before design §4 "When a check-in counts"
 * it had 1,050 points, platinum and 13 shows in four seconds.
 */
describe('points from a sofa', () => {
  let venue: TestApp;
  let events: number[];

  beforeAll(async () => {
    venue = await createTestApp();
    const dateIn = (days: number) => wallClockAt(new Date(Date.now() + days * DAY), 'America/Chicago').date;
    events = await Promise.all(
      SHOWS.map((days) => createEvent(venue, { date: dateIn(days), time: '20:00' })),
    );
    // Its check-in was open at one of the instants that the script claims.
    const claimed = showNightAt(new Date(Date.now() - 20 * DAY), 'America/Chicago');
    events.push(await createEvent(venue, { date: claimed }));
    await venue.sql(`UPDATE events SET doors_time = '06:00' WHERE date = $1`, [claimed]);
    const cancelled = await createEvent(venue);
    await venue.sql(`UPDATE events SET status = 'cancelled' WHERE id = $1`, [cancelled]);
    // Called off before the script found it; what it claims to have pressed before is for staff.
    await venue.sql('DELETE FROM past_event_schedules');
    events.push(cancelled);
  });
  afterAll(() => venue.close());

  const upload = (eventId: number, photo: Buffer) =>
    venue
      .http()
      .post('/api/event-photos/upload')
      .set('Idempotency-Key', randomUUID())
      .field('eventId', String(eventId))
      .field('isVerificationPhoto', 'true')
      .attach('photo', photo, 'me.jpg');
  const attend = (eventId: number, photoId: unknown, claimedDays?: number) =>
    venue
      .http()
      .post('/api/photo-attendance')
      .set('Idempotency-Key', randomUUID())
      .send({
        eventId,
        photoId,
        customerName: 'Couch Potato',
        customerEmail: CHEAT,
        partySize: 20,
        ...(claimedDays === undefined
          ? {}
          : {
              occurredAt: new Date(Date.now() - claimedDays * DAY).toISOString(),
              sentAt: new Date().toISOString(),
            }),
      });
  const bookTable = (eventId: number) =>
    venue
      .http()
      .post('/api/bookings')
      .set('Idempotency-Key', randomUUID())
      .send({ eventId, customerName: 'Couch Potato', customerEmail: CHEAT, partySize: 4 });

  it('refuses pictures in which nobody can be told from anybody', async () => {
    const answer = await upload(events[0] ?? 0, await noise(64));
    expect([answer.status, answer.body]).toEqual([
      400,
      {
        statusCode: 400,
        code: 'photos.too-small',
        message: 'Please select a larger photo, at least 320 pixels on its shorter side',
        fields: { photo: 'Please select a larger photo, at least 320 pixels on its shorter side' },
      },
    ]);
  });

  it('come to none, and no badge, whatever the script claims; each refusal says why', async () => {
    const photo = await noise(400);
    const seen = new Map<string, number>();
    for (const eventId of events) {
      for (const claim of CLAIMS) {
        const { body } = await upload(eventId, photo).expect(201);
        const answer = await attend(eventId, body.photoId, claim);
        const outcome =
          answer.status === 201 ? `201 ${answer.body.lateReason}` : `${answer.status} ${answer.body.code}`;
        seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
        expect(answer.body.pointsAwarded ?? 0).toBe(0);
        expect(answer.body.message ?? 'no refusal').toMatch(/check-in|no refusal/i);
      }
      const booked = await bookTable(eventId);
      expect(booked.status).toBeLessThan(500);
    }
    await venue.app.get(JudgingService).judgeDue();

    const standing = await venue.sql(
      `SELECT count(*)::int AS members, coalesce(sum(total_points), 0)::int AS points,
              (SELECT count(*)::int FROM member_badges) AS badges, (SELECT count(*)::int FROM loyalty_transactions) AS entries
         FROM loyalty_members WHERE email = $1`,
      [CHEAT],
    );
    expect(standing).toEqual([{ members: 0, points: 0, badges: 0, entries: 0 }]);
    expect([...seen.keys()].sort()).toEqual(['201 after-the-show', '201 sent-late', '409 check-in.not-open']);
  });
});
