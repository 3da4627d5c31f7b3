import { setTimeout as pause } from 'node:timers/promises';
import { Database } from '#src/database/database.js';
import { JudgingService } from '#src/modules/loyalty/judging.service.js';
import { verifyLedger } from '#src/modules/loyalty/verify-ledger.js';
import { createEvent, createTestApp, type TestApp } from '#test/test-app.js';

const PEOPLE = 250;
const SHOWS = 20;
/** Sockets of one test process are few; what counts is that the database's pool is asked by far more than it has. */
const AT_ONCE = 250;

interface CrowdPhoto {
  id: number;
  eventId: number;
}

describe('five thousand check-ins', () => {
  let venue: TestApp;

  beforeAll(async () => {
    venue = await createTestApp();
  });
  afterAll(() => venue.close());

  const photosOf = async (show: number): Promise<CrowdPhoto[]> => {
    const date = `2026-03-${String(show + 1).padStart(2, '0')}`;
    const eventId = await createEvent(venue, { date, type: show % 2 ? 'country' : 'rock' });
    return venue.sql<CrowdPhoto>(
      `INSERT INTO event_photos (event_id, filename, original_name, file_size, mime_type, is_verification_photo)
       SELECT $1, 'photo-' || $1::int || '-' || n, 'me.jpg', 1, 'image/jpeg', true FROM generate_series(1, $2::int) n
       RETURNING id, event_id AS "eventId"`,
      [eventId, PEOPLE],
    );
  };

  const checkIn = (photo: CrowdPhoto, person: number) =>
    venue
      .http()
      .post('/api/photo-attendance')
      .send({
        eventId: photo.eventId,
        photoId: photo.id,
        customerName: 'Guest',
        customerEmail: `guest-${person}@example.com`,
      });

  it('of 250 people at 20 shows are balances, ledger and badges that agree, while badges are judged', async () => {
    const photos = await Promise.all(Array.from({ length: SHOWS }, (_, show) => photosOf(show)));
    const waiting = photos.flatMap((ofShow) => ofShow.map((photo, person) => ({ photo, person })));
    const statuses = new Map<number, number>();
    const guest = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) {
        const { status } = await checkIn(next.photo, next.person);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const judging = venue.app.get(JudgingService);
    const judge = async (): Promise<void> => {
      while (waiting.length > 0) {
        await judging.judgeDue();
        await pause(500);
      }
    };
    await Promise.all([judge(), ...Array.from({ length: AT_ONCE }, guest)]);
    await judging.judgeDue();

    expect(Object.fromEntries(statuses)).toEqual({ 201: PEOPLE * SHOWS });
    const [sums] = await venue.sql(
      `SELECT count(*)::int AS members, sum(total_points)::int AS points, sum(events_attended)::int AS shows,
              (SELECT sum(points)::int FROM loyalty_transactions) AS ledger,
              (SELECT count(*)::int FROM standing_entries WHERE type = 'attendance') AS attendances,
              (SELECT sum(badge.points)::int FROM member_badges held JOIN badges badge ON badge.id = held.badge_id) AS badges
         FROM loyalty_members`,
    );
    // First Timer, Regular, Event Enthusiast, Music Lover and, by three weekends in March, Loyal Customer.
    const badges = PEOPLE * (50 + 50 + 75 + 75 + 100);
    const points = PEOPLE * SHOWS * 50 + badges;
    expect(sums).toEqual({
      members: PEOPLE,
      points,
      shows: PEOPLE * SHOWS,
      ledger: points,
      attendances: PEOPLE * SHOWS,
      badges,
    });
    expect((await verifyLedger(venue.app.get(Database))).differences).toEqual([]);
  }, 300_000);
});
