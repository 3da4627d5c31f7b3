import { setTimeout as pause } from 'node:timers/promises';
import { DomainError } from '#src/common/errors/domain-error.js';
import { Database } from '#src/database/database.js';
import { proofSize, proofTime } from '#test/proof-size.js';
import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { JudgingService } from '#src/modules/loyalty/judging/judging.service.js';
import { MemberLedgerService } from './member-ledger.service.js';
import { verifyLedger } from './verify-ledger.js';

const ROUNDS = proofSize(25);
const TIME_LIMIT_MS = proofTime(ROUNDS, 500);
const CALLERS = 10;
/** Rounds at once, so that winners of different rounds meet, too. */
const ABREAST = 8;
/** Judging asks more before it writes: without a head start staff would be first in every round. */
const HEAD_START_MS = 10;
const ATTENDANCE_POINTS = 50;

type Call = () => Promise<unknown>;

describe('of ten who give or take a badge at once', () => {
  let venue: TestApp;
  let ledger: MemberLedgerService;
  let judging: JudgingService;
  let by: number;
  /** One that the first visit earns. */
  let badge: { id: number; points: number };

  beforeAll(async () => {
    venue = await createTestApp();
    ledger = venue.app.get(MemberLedgerService);
    judging = venue.app.get(JudgingService);
    by = (await createAccount(venue, 'admin')).id;
    await venue.sql('DELETE FROM badges');
    const [row] = await venue.sql<{ id: number; points: number }>(
      `INSERT INTO badges (name, icon, color, category, requirement, requirement_type, points)
       VALUES ('First Night', 'star', 'gold', 'attendance', 1, 'events_attended', 25) RETURNING id, points`,
    );
    badge = row ?? { id: 0, points: 0 };
  });
  afterAll(() => venue.close());

  /** Members who came to one show each and have not been judged. */
  const enrol = async (count: number): Promise<number[]> => {
    const eventId = await createEvent(venue);
    const rows = await venue.sql<{ id: number }>(
      `WITH member AS (INSERT INTO loyalty_members (name, email)
         SELECT 'June', 'june-' || gen_random_uuid() || '@example.com' FROM generate_series(1, $1::int) RETURNING id)
       INSERT INTO loyalty_transactions (member_id, event_id, points, type)
       SELECT id, $2, ${ATTENDANCE_POINTS}, 'attendance' FROM member RETURNING member_id AS id`,
      [count, eventId],
    );
    return rows.map(({ id }) => id);
  };

  const outcomeOf = async (call: Call): Promise<string> => {
    try {
      await call();
      return 'won';
    } catch (error) {
      return error instanceof DomainError ? error.code : `500 ${String(error)}`;
    }
  };
  const atOnce = (calls: readonly Call[]): Promise<string[]> => Promise.all(calls.map(outcomeOf));
  const ten = (call: (caller: number) => Promise<unknown>): Call[] =>
    Array.from({ length: CALLERS }, (_, caller) => () => call(caller));

  const give = (memberId: number) => ledger.award(memberId, badge.id, by);
  const take = async (memberId: number) => {
    const [tip] = await venue.sql<{ id: number }>(
      `SELECT id FROM loyalty_transactions WHERE member_id = $1 AND badge_id = $2 ORDER BY id DESC LIMIT 1`,
      [memberId, badge.id],
    );
    return tip?.id ?? 0;
  };

  const standing = async (memberId: number) =>
    (
      await venue.sql(
        `SELECT total_points AS points, (SELECT count(*)::int FROM member_badges WHERE member_id = m.id) AS badges,
                (SELECT count(*)::int FROM loyalty_transactions WHERE member_id = m.id AND badge_id = $2) AS entries
           FROM loyalty_members m WHERE id = $1`,
        [memberId, badge.id],
      )
    )[0];

  /** Some rounds at a time, each for a member of its own: judging judges all of them in one go. */
  const inRounds = async <T>(work: (memberId: number, heat: number) => Promise<T>): Promise<T[]> => {
    const done: T[] = [];
    for (let heat = 0; done.length < ROUNDS; heat += 1) {
      const members = await enrol(Math.min(ABREAST, ROUNDS - done.length));
      done.push(...(await Promise.all(members.map((member) => work(member, heat)))));
    }
    return done;
  };

  /** Staff and judging, of whom one is first in each second heat. */
  const givers = (memberId: number, heat: number): Call[] => {
    const waits = (caller: number) => (heat % 2 === 0 ? caller < 5 : caller >= 5);
    return ten(async (caller) => {
      if (waits(caller)) await pause(HEAD_START_MS);
      return caller < 5 ? give(memberId) : judging.judgeDue();
    });
  };

  it(
    `one gives it, staff or the judging, ${ROUNDS} times`,
    async () => {
      const rounds = await inRounds(async (memberId, heat) => {
        const outcomes = await atOnce(givers(memberId, heat));
        const [staff, judged] = [outcomes.slice(0, 5), outcomes.slice(5)];
        return { staff, judged, standing: await standing(memberId) };
      });
      const given = { points: ATTENDANCE_POINTS + badge.points, badges: 1, entries: 1 };
      expect(rounds.filter((round) => JSON.stringify(round.standing) !== JSON.stringify(given))).toEqual([]);
      expect(rounds.flatMap(({ judged }) => judged).filter((outcome) => outcome !== 'won')).toEqual([]);
      const heard = new Set(rounds.flatMap(({ staff }) => staff));
      expect([...heard].sort()).toEqual(['loyalty.badge-already-held', 'won']);
      const winners = rounds.map(({ staff }) => staff.filter((outcome) => outcome === 'won').length);
      expect(winners.filter((count) => count > 1)).toEqual([]);
    },
    TIME_LIMIT_MS,
  );

  it(
    `one takes it back, and one gives it again, ${ROUNDS} times`,
    async () => {
      const rounds = await inRounds(async (memberId) => {
        await give(memberId);
        const entryId = await take(memberId);
        const taken = await atOnce(ten(() => ledger.reverse(entryId, 'By mistake', { by, clientKey: null })));
        const after = await standing(memberId);
        const again = await atOnce(ten(() => give(memberId)));
        return { taken: taken.sort(), after, again: again.sort(), standing: await standing(memberId) };
      });
      const expected = {
        taken: [...Array<string>(CALLERS - 1).fill('loyalty.already-reversed'), 'won'],
        after: { points: ATTENDANCE_POINTS, badges: 0, entries: 2 },
        again: [...Array<string>(CALLERS - 1).fill('loyalty.badge-already-held'), 'won'],
        standing: { points: ATTENDANCE_POINTS + badge.points, badges: 1, entries: 3 },
      };
      expect(rounds.filter((round) => JSON.stringify(round) !== JSON.stringify(expected))).toEqual([]);
    },
    TIME_LIMIT_MS,
  );

  it('the ledger adds up after all of that', async () => {
    await judging.judgeDue();
    expect((await verifyLedger(venue.app.get(Database))).differences).toEqual([]);
  });
});
