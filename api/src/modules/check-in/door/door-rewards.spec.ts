import { randomUUID } from 'node:crypto';
import { createAccount, createDevice, type TestAccount } from '#test/test-app.js';
import { createRewardedVenue, type RewardedMember, type RewardedVenue } from '#test/venue/rewarded-venue.js';

describe('rewards at the door', () => {
  let venue: RewardedVenue;
  let staff: TestAccount;
  let front: string;
  let back: string;
  let june: RewardedMember;
  let rewardId: number;
  let redemptionId: number;

  beforeAll(async () => {
    venue = await createRewardedVenue();
    staff = await createAccount(venue, 'staff');
    [front, back] = [await createDevice(venue, 'Front door'), await createDevice(venue, 'Back door')];
  });
  beforeEach(async () => {
    june = await venue.member(100);
    rewardId = (await venue.offer()).id;
    redemptionId = (await venue.ask(june, rewardId).expect(201)).body.id;
  });
  afterAll(() => venue.close());

  const asked = async (memberId = june.memberId) =>
    (
      await venue
        .http()
        .get(`/api/door/members/${memberId}/asked-rewards`)
        .auth(front, { type: 'bearer' })
        .expect(200)
    ).body;
  const handOver = (body: object = {}, { key = randomUUID(), device = front } = {}) =>
    venue
      .http()
      .post('/api/door/redemptions')
      .auth(device, { type: 'bearer' })
      .set('Idempotency-Key', key)
      .send({ recordedBy: staff.id, memberId: june.memberId, rewardId, redemptionId, ...body });

  it('are what the member asked for, and tell nothing of what they have', async () => {
    expect(await asked()).toEqual([
      { redemptionId, rewardId, rewardName: 'A beer', points: 50, handedOverAt: null, problem: null },
    ]);
    await venue.sql('UPDATE rewards SET stock = 0 WHERE id = $1', [rewardId]);
    expect(await asked()).toMatchObject([{ problem: 'none-left' }]);
    const nobody = venue.http().get('/api/door/members/999999/asked-rewards');
    expect((await nobody.auth(front, { type: 'bearer' })).status).toBe(404);
  });

  it('are handed over by the tablet and the person', async () => {
    const key = randomUUID();
    const { body } = await handOver({}, { key }).expect(201);
    expect(body).toEqual({ clientKey: key, memberName: 'June', rewardName: 'A beer' });
    await handOver({}, { key }).expect(200);
    expect((await handOver({ rewardId: rewardId + 1 }, { key }).expect(409)).body.code).toBe(
      'loyalty.key-reused',
    );
    const rows = await venue.sql(
      `SELECT gate, status, entry.created_by AS by, entry.points FROM redemptions
         JOIN loyalty_transactions entry ON entry.redemption_id = redemptions.id WHERE redemptions.id = $1`,
      [redemptionId],
    );
    expect(rows).toEqual([{ gate: 'Front door', status: 'handed-over', by: staff.id, points: -50 }]);
    expect(await asked()).toMatchObject([{ redemptionId, handedOverAt: expect.any(String), problem: null }]);
    expect((await handOver().expect(409)).body.message).toBe('This was handed over already.');
    await venue.sql(`UPDATE redemptions SET status = 'withdrawn' WHERE id = $1`, [redemptionId]);
    expect(await asked()).toEqual([]);
    expect((await handOver().expect(409)).body.message).toBe('This was withdrawn.');
  });

  it('are handed over once, though two doors do it at the same moment', async () => {
    const answers = await Promise.all([front, back].map((device) => handOver({}, { device })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await venue.standing(june.memberId)).toMatchObject({ spent: 50 });
  });

  it('are not handed to another member’s card', async () => {
    const wade = await venue.member(100);
    expect((await handOver({ memberId: wade.memberId }).expect(404)).body.code).toBe(
      'loyalty.redemption-not-found',
    );
  });

  it('need the key of the act, and a tablet', async () => {
    const call = () => venue.http().post('/api/door/redemptions');
    const body = { recordedBy: staff.id, memberId: june.memberId, rewardId, redemptionId };
    await call().auth(front, { type: 'bearer' }).send(body).expect(400);
    await call().auth(venue.admin.sessionId, { type: 'bearer' }).send(body).expect(403);
  });
});
