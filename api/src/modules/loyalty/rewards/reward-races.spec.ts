import { DomainError } from '#src/common/errors/domain-error.js';
import { Database } from '#src/database/database.js';
import { verifyLedger } from '#src/modules/loyalty/ledger/verify-ledger.js';
import { proofSize, proofTime, tellProof } from '#test/proof-size.js';
import { until } from '#test/until.js';
import { createRewardedVenue, type RewardedVenue } from '#test/venue/rewarded-venue.js';
import { as } from '#test/venue/staffed-venue.js';
import { RedemptionsService } from './redemptions.service.js';
import { RewardsRepository } from './rewards.repository.js';

/** How many want it at once. */
const CALLERS = proofSize(200);
/** How many there are. */
const LAST = 10;
const TIME_LIMIT_MS = proofTime(CALLERS, 100);

/** Seen to fail when a reward is read without being held and no check keeps what is out within the stock. */
describe(`of ${CALLERS} who are handed a reward at once`, () => {
  let venue: RewardedVenue;
  let redemptions: RedemptionsService;

  beforeAll(async () => {
    venue = await createRewardedVenue();
    redemptions = venue.app.get(RedemptionsService);
  });
  afterAll(() => venue.close());

  /** Members with so many points each. */
  const enrol = async (count: number, points: number): Promise<number[]> => {
    const rows = await venue.sql<{ id: number }>(
      `WITH member AS (INSERT INTO loyalty_members (name, email)
         SELECT 'June', 'june-' || gen_random_uuid() || '@example.com' FROM generate_series(1, $1::int) RETURNING id)
       INSERT INTO loyalty_transactions (member_id, points, type)
       SELECT id, $2, 'adjustment' FROM member RETURNING member_id AS id`,
      [count, points],
    );
    return rows.map(({ id }) => id);
  };
  const outcomeOf = async (memberId: number, rewardId: number): Promise<string> => {
    try {
      await redemptions.handOver(memberId, { rewardId }, { by: venue.admin.id, clientKey: null, gate: null });
      return 'handed over';
    } catch (error) {
      return error instanceof DomainError ? error.code : `500 ${String(error)}`;
    }
  };
  const counted = (outcomes: readonly string[]): Record<string, number> =>
    outcomes.reduce<Record<string, number>>(
      (count, outcome) => ({ ...count, [outcome]: (count[outcome] ?? 0) + 1 }),
      {},
    );
  const lowest = async () =>
    (
      await venue.sql(
        `SELECT (SELECT min(total_points - spent_points) FROM loyalty_members)::int AS balance,
                (SELECT min(stock - handed_over) FROM rewards)::int AS stock`,
      )
    )[0];

  it(
    `${LAST} get one of the last ${LAST}`,
    async () => {
      const { id } = await venue.offer({ stock: LAST });
      const members = await enrol(CALLERS, 70);
      const outcomes = counted(await Promise.all(members.map((memberId) => outcomeOf(memberId, id))));
      expect(outcomes).toEqual({ 'handed over': LAST, 'loyalty.reward-none-left': CALLERS - LAST });
      expect(await lowest()).toEqual({ balance: 20, stock: 0 });
      tellProof(`${CALLERS} at once for the last ${LAST}: ${JSON.stringify(outcomes)}`);
    },
    TIME_LIMIT_MS,
  );

  it(
    'a member gets as many as they can pay, of several rewards and with some taken back meanwhile',
    async () => {
      const [memberId = 0] = await enrol(1, 10 * LAST);
      const rewards = await Promise.all([1, 2, 3].map(() => venue.offer({ points: 10 })));
      const wants = Array.from({ length: CALLERS }, (_, turn) => rewards[turn % rewards.length]?.id ?? 0);
      const outcomes = counted(await Promise.all(wants.map((rewardId) => outcomeOf(memberId, rewardId))));
      expect(outcomes).toEqual({ 'handed over': LAST, 'loyalty.reward-too-few-points': CALLERS - LAST });
      const out = await venue.sql<{ id: number }>(
        `SELECT id FROM redemptions WHERE member_id = $1 AND status = 'handed-over'`,
        [memberId],
      );
      const again = wants.slice(0, 2 * LAST);
      const answers = await Promise.all([
        ...out.map(({ id }) => redemptions.reverse(id, 'Spilt', { by: venue.admin.id, clientKey: null })),
        ...again.map((rewardId) => outcomeOf(memberId, rewardId)),
      ]);
      const handed = answers.filter((answer) => answer === 'handed over').length;
      expect(await venue.standing(memberId)).toMatchObject({ total: 10 * LAST, spent: 10 * handed });
      expect(handed).toBeLessThanOrEqual(LAST);
    },
    TIME_LIMIT_MS,
  );

  it('the ledger adds up after all of that', async () => {
    expect((await verifyLedger(venue.app.get(Database))).differences).toEqual([]);
  });
});

describe('a reward that is deleted while members ask for it', () => {
  let venue: RewardedVenue;

  beforeAll(async () => {
    venue = await createRewardedVenue();
  });
  afterAll(() => venue.close());

  const isWaitedFor = async () => {
    const waiting = await venue.sql(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return waiting.length > 0;
  };

  it('is not found by who asks before the deletion is through', async () => {
    const june = await venue.member(60);
    const { id } = await venue.offer();
    const rewards = venue.app.get(RewardsRepository);
    // In a list, or the transaction would wait for it before it ends.
    const [asked] = await venue.app.get(Database).transaction(async (transaction) => {
      await rewards.lockAlone(transaction, id);
      await rewards.delete(transaction, id);
      const answer = venue.ask(june, id).then(({ status, body }) => [status, body.code]);
      await until(isWaitedFor);
      return [answer];
    });
    expect(await asked).toEqual([404, 'loyalty.reward-not-found']);
  });

  it('leaves nobody waiting for it', async () => {
    const members = await Promise.all([1, 2, 3, 4].map(() => venue.member(60)));
    for (let round = 0; round < 10; round += 1) {
      const { id } = await venue.offer();
      const [deleted, ...asked] = await Promise.all([
        venue.http().delete(`/api/loyalty/rewards/${id}`).set(as(venue.admin)),
        ...members.map((member) => venue.ask(member, id)),
      ]);
      expect(deleted.status).toBe(200);
      expect([201, 404]).toEqual(expect.arrayContaining(asked.map(({ status }) => status)));
    }
    expect(await venue.sql(`SELECT FROM redemptions WHERE status = 'asked'`)).toEqual([]);
  });
});
