import { randomUUID } from 'node:crypto';
import { Database } from '#src/database/database.js';
import { verifyLedger } from '#src/modules/loyalty/ledger/verify-ledger.js';
import { createRewardedVenue, type RewardedVenue } from '#test/venue/rewarded-venue.js';
import { as } from '#test/venue/staffed-venue.js';

describe('redemptions', () => {
  let venue: RewardedVenue;

  beforeAll(async () => {
    venue = await createRewardedVenue();
  });
  afterEach(async () => {
    expect((await verifyLedger(venue.app.get(Database))).differences).toEqual([]);
  });
  afterAll(() => venue.close());

  const withdraw = (id: number, who: Parameters<typeof as>[0]) =>
    venue.http().delete(`/api/loyalty/redemptions/${id}`).set(as(who));
  describe('asked for', () => {
    it('keep nothing back, and end when the member changes their mind', async () => {
      const june = await venue.member(60);
      const { id: rewardId } = await venue.offer({ stock: 1 });
      const { body } = await venue.ask(june, rewardId).expect(201);
      expect(await venue.rewardsOf(june)).toMatchObject({
        spendablePoints: 60,
        redemptions: [{ id: body.id, rewardName: 'A beer', points: 50, status: 'asked', handedOverAt: null }],
      });
      expect(await venue.stockOf(rewardId)).toEqual({ stock: 1, handedOver: 0 });
      await withdraw(body.id, june).expect(200);
      await withdraw(body.id, june).expect(200);
      expect((await venue.rewardsOf(june)).redemptions).toEqual([]);
      await venue.ask(june, rewardId).expect(201);
    });

    it('may be withdrawn twice at once', async () => {
      const june = await venue.member(60);
      const { id: rewardId } = await venue.offer();
      for (let round = 0; round < 10; round += 1) {
        const { body } = await venue.ask(june, rewardId).expect(201);
        const answers = await Promise.all([withdraw(body.id, june), withdraw(body.id, june)]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      }
    });

    it('are one per key and one per reward', async () => {
      const june = await venue.member(100);
      const [beer, cap] = [await venue.offer(), await venue.offer()];
      const key = randomUUID();
      const answers = await Promise.all(Array.from({ length: 6 }, () => venue.ask(june, beer.id, key)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(5).fill(200), 201]);
      expect((await venue.ask(june, cap.id, key).expect(409)).body.code).toBe('loyalty.key-reused');
      expect((await venue.ask(june, beer.id).expect(409)).body.code).toBe('loyalty.already-asked');
    });

    it('stay in sight and can be withdrawn, however much was handed over since', async () => {
      const june = await venue.member(100);
      const [cap, beer] = [await venue.offer(), await venue.offer({ points: 1 })];
      const { body } = await venue.ask(june, cap.id).expect(201);
      for (let beers = 0; beers < 21; beers += 1)
        await venue.handOver(june.memberId, { rewardId: beer.id }).expect(201);

      const { redemptions } = await venue.rewardsOf(june);
      expect(redemptions[0]).toMatchObject({ id: body.id, status: 'asked' });
      const received = redemptions.slice(1).map(({ id, status }) => ({ id, status }));
      expect(received).toHaveLength(20);
      expect(received).toEqual(
        received.map(({ id }) => ({ id, status: 'handed-over' })).sort((one, other) => other.id - one.id),
      );
      await withdraw(body.id, june).expect(200);
      await venue.ask(june, cap.id).expect(201);
    });

    it.each([
      ['is not offered', { isOffered: false }, 'loyalty.reward-not-offered'],
      ['ended last night', { offeredUntil: '2020-01-01' }, 'loyalty.reward-over'],
      ['has run out', { stock: 0 }, 'loyalty.reward-none-left'],
      ['costs more than is there', { points: 101 }, 'loyalty.reward-too-few-points'],
    ])('are refused of a reward that %s, and so is handing it over', async (_, terms, code) => {
      const june = await venue.member(100);
      const { id: rewardId } = await venue.offer(terms);
      expect((await venue.ask(june, rewardId).expect(409)).body.code).toBe(code);
      expect((await venue.handOver(june.memberId, { rewardId }).expect(409)).body.code).toBe(code);
      expect(await venue.standing(june.memberId)).toMatchObject({ total: 100, spent: 0 });
    });

    it('are nobody else’s to make, see or end', async () => {
      const [june, wade] = [await venue.member(100), await venue.member(100)];
      const { id: rewardId } = await venue.offer();
      const { body } = await venue.ask(june, rewardId).expect(201);
      await venue.ask({ ...wade, memberId: june.memberId }, rewardId).expect(404);
      await venue.http().get(`/api/loyalty/members/${june.memberId}/rewards`).set(as(wade)).expect(404);
      await withdraw(body.id, wade).expect(404);
      const taken = await venue.handOver(wade.memberId, { rewardId, redemptionId: body.id }).expect(404);
      expect(taken.body.code).toBe('loyalty.redemption-not-found');
      await withdraw(body.id, venue.admin).expect(200);
    });
  });

  describe('handed over', () => {
    it('take points and stock, and leave what was earned and the tier', async () => {
      const june = await venue.member(120);
      const { id: rewardId } = await venue.offer({ stock: 2 });
      const asked = await venue.ask(june, rewardId).expect(201);
      const { body } = await venue
        .handOver(june.memberId, { rewardId, redemptionId: asked.body.id })
        .expect(201);
      expect(body).toMatchObject({
        id: asked.body.id,
        memberName: 'June',
        status: 'handed-over',
        handedOverBy: 'Loretta Hayes',
        points: 50,
      });
      expect(await venue.standing(june.memberId)).toEqual({ total: 120, spent: 50, level: 'silver' });
      expect(await venue.stockOf(rewardId)).toEqual({ stock: 2, handedOver: 1 });
      expect(await venue.rewardsOf(june)).toMatchObject({
        spendablePoints: 70,
        redemptions: [{ status: 'handed-over' }],
      });
      const { body: points } = await venue
        .http()
        .get(`/api/loyalty/members/${june.memberId}/points`)
        .set(as(june));
      expect(points[0]).toMatchObject({
        type: 'redemption',
        points: -50,
        rewardName: 'A beer',
        stands: true,
      });
    });

    it('settle what the member had asked for, also when staff do not name it', async () => {
      const june = await venue.member(100);
      const { id: rewardId } = await venue.offer();
      const asked = await venue.ask(june, rewardId).expect(201);
      const { body } = await venue.handOver(june.memberId, { rewardId }).expect(201);
      expect(body.id).toBe(asked.body.id);
    });

    it('are one per key, also when twenty come at once', async () => {
      const june = await venue.member(500);
      const [beer, cap] = [await venue.offer(), await venue.offer({ name: 'A cap' })];
      const key = randomUUID();
      const hand = (rewardId: number, memberId = june.memberId) =>
        venue.handOver(memberId, { rewardId }, key);
      const answers = await Promise.all(Array.from({ length: 20 }, () => hand(beer.id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect((await hand(cap.id).expect(409)).body.code).toBe('loyalty.key-reused');
      const wade = await venue.member(100);
      expect((await hand(beer.id, wade.memberId).expect(409)).body.code).toBe('loyalty.key-reused');
      expect(await venue.standing(june.memberId)).toMatchObject({ spent: 50 });
      expect(await venue.standing(wade.memberId)).toMatchObject({ spent: 0 });
    });

    it('are answered to a repeat after their member became one with another', async () => {
      const june = await venue.member(100);
      const [card] = await venue.sql<{ id: number }>(
        `INSERT INTO loyalty_members (name, email) VALUES ('June', $1) RETURNING id`,
        [`${randomUUID()}@example.com`],
      );
      await venue.sql(
        `INSERT INTO loyalty_transactions (member_id, points, type) VALUES ($1, 60, 'adjustment')`,
        [card?.id],
      );
      const { id: rewardId } = await venue.offer();
      const key = randomUUID();
      const hand = () => venue.handOver(card?.id ?? 0, { rewardId }, key);
      const { body } = await hand().expect(201);
      const merge = venue.http().post(`/api/loyalty/members/${june.memberId}/merge`).set(as(venue.admin));
      await merge.send({ otherId: card?.id }).expect(200);
      expect((await hand().expect(200)).body).toMatchObject({ id: body.id, memberId: june.memberId });
      const again = await venue.handOver(card?.id ?? 0, { rewardId }).expect(201);
      expect(again.body).toMatchObject({ memberId: june.memberId });
      expect((await venue.handOver(999_999, { rewardId }).expect(404)).body.code).toBe(
        'loyalty.member-not-found',
      );
    });

    it('are handed over once, whichever of two people is first', async () => {
      const june = await venue.member(500);
      const { id: rewardId } = await venue.offer();
      const { body } = await venue.ask(june, rewardId).expect(201);
      const answers = await Promise.all(
        [1, 2, 3].map(() => venue.handOver(june.memberId, { rewardId, redemptionId: body.id })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('loyalty.redemption-closed');
      expect(await venue.standing(june.memberId)).toMatchObject({ spent: 50 });
      expect((await withdraw(body.id, june).expect(409)).body.code).toBe('loyalty.redemption-closed');
    });

    it('cost what they cost at that moment', async () => {
      const june = await venue.member(100);
      const { id } = await venue.offer({ points: 10 });
      const asked = await venue.ask(june, id).expect(201);
      await venue
        .http()
        .put(`/api/loyalty/rewards/${id}`)
        .set(as(venue.admin))
        .send({ name: 'A large beer', points: 90 })
        .expect(200);
      expect((await venue.rewardsOf(june)).redemptions).toMatchObject([
        { rewardName: 'A large beer', points: 90 },
      ]);
      await venue.handOver(june.memberId, { rewardId: id, redemptionId: asked.body.id }).expect(201);
      expect(await venue.standing(june.memberId)).toMatchObject({ spent: 90 });
    });

    it('are not for somebody blocked, or gone', async () => {
      const june = await venue.member(100);
      const { id: rewardId } = await venue.offer();
      await venue.sql('UPDATE users SET is_active = false WHERE id = $1', [june.id]);
      const blocked = await venue.handOver(june.memberId, { rewardId }).expect(409);
      expect(blocked.body.code).toBe('loyalty.member-blocked');
      await venue.http().delete(`/api/admin/users/${june.id}`).set(as(venue.admin)).expect(200);
      await venue.handOver(june.memberId, { rewardId }).expect(404);
      await venue.handOver(999_999, { rewardId }).expect(404);
    });

    it('never take a member below zero, whatever they want at once', async () => {
      const june = await venue.member(120);
      const rewards = await Promise.all(Array.from({ length: 5 }, () => venue.offer()));
      const answers = await Promise.all(
        rewards.map(({ id: rewardId }) => venue.handOver(june.memberId, { rewardId })),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
      expect(await venue.standing(june.memberId)).toMatchObject({ total: 120, spent: 100 });
    });
  });

  describe('taken back', () => {
    it('give the points and the stock back, once, with the reason', async () => {
      const june = await venue.member(120);
      const { id: rewardId } = await venue.offer({ stock: 1 });
      const { body } = await venue.handOver(june.memberId, { rewardId }).expect(201);
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 6 }, () => venue.reverse(body.id, 'Not what they ordered', key)),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(5).fill(200), 201]);
      expect(answers[0]?.body).toMatchObject({
        status: 'reversed',
        reason: 'Not what they ordered',
        reversedBy: 'Loretta Hayes',
      });
      expect((await venue.reverse(body.id).expect(409)).body.code).toBe('loyalty.already-reversed');
      expect(await venue.standing(june.memberId)).toEqual({ total: 120, spent: 0, level: 'silver' });
      expect(await venue.stockOf(rewardId)).toEqual({ stock: 1, handedOver: 0 });
      await venue.handOver(june.memberId, { rewardId }).expect(201);
    });

    it('needs a hand-over, and a reason', async () => {
      const june = await venue.member(60);
      const { id: rewardId } = await venue.offer();
      const { body } = await venue.ask(june, rewardId).expect(201);
      expect((await venue.reverse(body.id).expect(409)).body.code).toBe('loyalty.not-handed-over');
      expect((await venue.reverse(body.id, ' ').expect(400)).body.fields).toEqual({
        reason: 'Reason is required',
      });
      await venue.reverse(999_999).expect(404);
    });
  });

  it('are listed for staff, the newest first, without those that were withdrawn', async () => {
    const june = await venue.member(100);
    const [beer, cap] = [await venue.offer(), await venue.offer({ name: 'A cap' })];
    await venue.handOver(june.memberId, { rewardId: beer.id }).expect(201);
    const gone = await venue.ask(june, cap.id).expect(201);
    await withdraw(gone.body.id, june).expect(200);
    await venue.ask(june, cap.id).expect(201);
    const list = async (query: string): Promise<{ status: string; memberId: number }[]> =>
      (await venue.http().get(`/api/loyalty/redemptions${query}`).set(as(venue.admin)).expect(200)).body;
    const own = (await list('?limit=2')).map(({ status, memberId }) => [status, memberId]);
    expect(own).toEqual([
      ['asked', june.memberId],
      ['handed-over', june.memberId],
    ]);
    expect((await list('?status=withdrawn')).every(({ status }) => status === 'withdrawn')).toBe(true);
    const next = await venue.http().get('/api/loyalty/redemptions?limit=1').set(as(venue.admin));
    expect(next.headers.link).toContain('rel="next"');
  });
});
