import { Database } from '#src/database/database.js';
import { createRewardedVenue, type RewardedVenue } from '#test/venue/rewarded-venue.js';
import { as } from '#test/venue/staffed-venue.js';
import { verifyLedger } from './verify-ledger.js';

describe('spent points', () => {
  let venue: RewardedVenue;

  beforeAll(async () => {
    venue = await createRewardedVenue();
  });
  afterEach(async () => {
    expect((await verifyLedger(venue.app.get(Database))).differences).toEqual([]);
  });
  afterAll(() => venue.close());

  it('come back from the ledger, too, and not a second time', async () => {
    const june = await venue.member(60);
    const { id: rewardId } = await venue.offer({ stock: 1 });
    await venue.handOver(june.memberId, { rewardId }).expect(201);
    const ledger = async () =>
      (await venue.http().get(`/api/loyalty/members/${june.memberId}/ledger`).set(as(venue.admin))).body;
    const undo = (id: number) =>
      venue.http().post(`/api/loyalty/ledger/${id}/reversal`).set(as(venue.admin)).send({ reason: 'Spilt' });
    const [spent] = await ledger();
    await undo(spent.id).expect(201);
    expect(await venue.stockOf(rewardId)).toEqual({ stock: 1, handedOver: 0 });
    const [reversal] = await ledger();
    expect(reversal).toMatchObject({ points: 50, type: 'reversal', rewardName: 'A beer' });
    expect((await undo(reversal.id).expect(409)).body.code).toBe('loyalty.redemption-is-back');
  });

  it('leave less to take off than was earned, and nothing to spend of points that were taken back', async () => {
    const june = await venue.member(100);
    const { id: rewardId } = await venue.offer({ points: 80 });
    await venue.handOver(june.memberId, { rewardId }).expect(201);
    const adjust = (points: number) =>
      venue
        .http()
        .post(`/api/loyalty/members/${june.memberId}/adjustments`)
        .set(as(venue.admin))
        .send({ points, reason: 'A count' });
    expect((await adjust(-21).expect(409)).body.message).toContain('only 20 points');
    const [given] = await venue.sql<{ id: number }>(
      `SELECT id FROM loyalty_transactions WHERE member_id = $1 AND type = 'adjustment'`,
      [june.memberId],
    );
    await venue
      .http()
      .post(`/api/loyalty/ledger/${given?.id ?? 0}/reversal`)
      .set(as(venue.admin))
      .send({ reason: 'Never theirs' })
      .expect(201);
    const { spendablePoints, rewards } = await venue.rewardsOf(june);
    expect(spendablePoints).toBe(0);
    expect(rewards.find(({ id }) => id === rewardId)).toMatchObject({
      points: 80,
      problem: 'too-few-points',
      missingPoints: 160,
    });
    expect(await venue.standing(june.memberId)).toEqual({ total: 0, spent: 80, level: 'bronze' });
  });

  it('follow their member when two become one', async () => {
    const [june, other] = [await venue.member(100), await venue.member(100)];
    const [beer, cap] = [await venue.offer({ stock: 5 }), await venue.offer({ name: 'A cap' })];
    await venue.handOver(june.memberId, { rewardId: beer.id }).expect(201);
    const { body } = await venue.handOver(other.memberId, { rewardId: beer.id }).expect(201);
    await venue.reverse(body.id).expect(201);
    await venue.handOver(other.memberId, { rewardId: beer.id }).expect(201);
    await Promise.all([venue.ask(june, cap.id).expect(201), venue.ask(other, cap.id).expect(201)]);
    await venue.sql('UPDATE loyalty_members SET user_id = NULL WHERE id = $1', [other.memberId]);
    await venue
      .http()
      .post(`/api/loyalty/members/${june.memberId}/merge`)
      .set(as(venue.admin))
      .send({ otherId: other.memberId })
      .expect(200);
    expect(await venue.standing(june.memberId)).toEqual({ total: 200, spent: 100, level: 'silver' });
    expect(await venue.stockOf(beer.id)).toEqual({ stock: 5, handedOver: 2 });
    const statuses = (await venue.rewardsOf(june)).redemptions.map(
      ({ status }: { status: string }) => status,
    );
    expect(statuses.sort()).toEqual(['asked', 'handed-over', 'handed-over', 'reversed']);
  });

  it('are kept true by the database when nobody else does', async () => {
    const june = await venue.member(40);
    const { id } = await venue.offer({ stock: 1 });
    const sneak = (points: number) =>
      venue.sql(
        `INSERT INTO redemptions (member_id, reward_id, reward_name, points, status)
         VALUES ($1, $2, 'A beer', $3, 'handed-over')`,
        [june.memberId, id, points],
      );
    await expect(sneak(41)).rejects.toThrow('cannot spend 41 points');
    await expect(venue.sql('UPDATE rewards SET handed_over = 2 WHERE id = $1', [id])).rejects.toThrow(
      'ck_rewards_handed_over',
    );
    await expect(
      venue.sql('UPDATE loyalty_members SET spent_points = -1 WHERE id = $1', [june.memberId]),
    ).rejects.toThrow('ck_loyalty_members_spent_points');
  });
});
