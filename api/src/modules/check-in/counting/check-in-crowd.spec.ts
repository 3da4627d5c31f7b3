import { setTimeout as pause } from 'node:timers/promises';
import { Database } from '#src/database/database.js';
import { JudgingService } from '#src/modules/loyalty/judging/judging.service.js';
import { verifyLedger } from '#src/modules/loyalty/ledger/verify-ledger.js';
import { openConnections, postAtOneInstant } from '#test/database/one-instant.js';
import { proofSize, proofTime } from '#test/proof-size.js';
import { createEvent, createTestApp, type TestApp } from '#test/test-app.js';

const SHOWS = 20;
const PEOPLE = Math.ceil(proofSize(1_000) / SHOWS);
const CHECK_INS = PEOPLE * SHOWS;

/** Most of the crowd that may be served while somebody else waits for an answer: 27 to 46 were seen. */
const SERVED_BEFORE_OTHERS = 150;

interface CrowdPhoto {
  id: number;
  eventId: number;
}

/**
 * Seen to fail: with 47,700 of 337,500 points missing when check-ins look the member up without holding it and the trigger
 * writes the sum of what it has read, with 3,319 times 503 when all ask the pool for a connection at once, and with 323 of 5,000
 * served before somebody else who came later when check-ins may use the whole pool.
 */
describe(`${CHECK_INS} check-ins`, () => {
  let venue: TestApp;

  beforeAll(async () => {
    venue = await createTestApp({ GUEST_ENTRIES_PER_HOUR: String(CHECK_INS) });
  });
  afterAll(() => venue.close());

  const photosOf = async (show: number): Promise<CrowdPhoto[]> => {
    const eventId = await createEvent(venue, { type: show % 2 ? 'country' : 'rock' });
    return venue.sql<CrowdPhoto>(
      `INSERT INTO event_photos (event_id, filename, original_name, file_size, mime_type, is_verification_photo)
       SELECT $1, 'photo-' || $1::int || '-' || n, 'me.jpg', 1, 'image/jpeg', true FROM generate_series(1, $2::int) n
       RETURNING id, event_id AS "eventId"`,
      [eventId, PEOPLE],
    );
  };

  /** Neighbours in it are the same person's, so that they are on their way together. */
  const crowd = async () => {
    const photos = await Promise.all(Array.from({ length: SHOWS }, (_, show) => photosOf(show)));
    return Array.from({ length: PEOPLE }, (_, person) =>
      photos
        .flatMap((ofShow) => ofShow.slice(person, person + 1))
        .map(({ id, eventId }) => ({
          eventId,
          photoId: id,
          customerName: 'Guest',
          customerEmail: `guest-${person}@example.com`,
        })),
    ).flat();
  };

  /** Judges now and again until `over`, and then all who are left. */
  const judgeUntil = async (over: Promise<unknown>): Promise<void> => {
    const judging = venue.app.get(JudgingService);
    const isOver = () => Promise.race([over.then(() => true), pause(500, false)]);
    do await judging.judgeDue();
    while (!(await isOver()));
    await judging.judgeDue();
  };

  it(
    'at 20 shows, all at one instant, are balances, ledger and badges that agree, while badges are judged',
    async () => {
      const checkIns = await crowd();
      const connections = await openConnections(venue, checkIns.length);
      let answered = 0;
      const firstAnswer = new Promise<void>((resolve) => {
        for (const connection of connections)
          connection.once('close', () => {
            answered += 1;
            resolve();
          });
      });
      const checkedIn = postAtOneInstant(connections, '/api/photo-attendance', checkIns);
      const judged = judgeUntil(checkedIn);
      // Where something before its end fails, that is what the test tells.
      judged.catch(() => undefined);
      await firstAnswer;
      const answeredBefore = answered;
      await venue.http().get('/api/health/ready').expect(200);
      const servedMeanwhile = answered - answeredBefore;
      const answers = await checkedIn;
      await judged;

      expect(servedMeanwhile).toBeLessThan(SERVED_BEFORE_OTHERS);
      const statuses = new Map<number, number>();
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
      expect(Object.fromEntries(statuses)).toEqual({ 201: CHECK_INS });
      const [sums] = await venue.sql(
        `SELECT count(*)::int AS members, sum(total_points)::int AS points, sum(events_attended)::int AS shows,
              (SELECT sum(points)::int FROM loyalty_transactions) AS ledger,
              (SELECT count(*)::int FROM standing_entries WHERE type = 'attendance') AS attendances,
              (SELECT sum(badge.points)::int FROM member_badges held JOIN badges badge ON badge.id = held.badge_id) AS badges
         FROM loyalty_members`,
      );
      // First Timer, Regular, Event Enthusiast and Music Lover.
      const badges = PEOPLE * (50 + 50 + 75 + 75);
      const points = CHECK_INS * 50 + badges;
      expect(sums).toEqual({
        members: PEOPLE,
        points,
        shows: CHECK_INS,
        ledger: points,
        attendances: CHECK_INS,
        badges,
      });
      expect((await verifyLedger(venue.app.get(Database))).differences).toEqual([]);
    },
    proofTime(CHECK_INS, 50),
  );
});
