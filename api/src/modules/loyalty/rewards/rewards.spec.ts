import { randomUUID } from 'node:crypto';
import { createRewardedVenue, type RewardedVenue } from '#test/venue/rewarded-venue.js';
import { as } from '#test/venue/staffed-venue.js';

const BEER = {
  name: 'A beer',
  description: 'Any from the tap.',
  points: 50,
  stock: 10,
  offeredUntil: '2099-12-31',
};

describe('rewards', () => {
  let venue: RewardedVenue;

  beforeAll(async () => {
    venue = await createRewardedVenue();
  });
  beforeEach(() => venue.sql('DELETE FROM rewards'));
  afterAll(() => venue.close());

  const call = (method: 'get' | 'post' | 'put' | 'delete', path = '') =>
    venue.http()[method](`/api/loyalty/rewards${path}`).set(as(venue.admin));

  it('are offered once per key', async () => {
    const key = randomUUID();
    const send = (body: object) => call('post').set('Idempotency-Key', key).send(body);
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(BEER)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(7).fill(200), 201]);
    const { body } = await call('get').expect(200);
    expect(body).toEqual([{ id: expect.any(Number), ...BEER, handedOver: 0, isOffered: true, version: 1 }]);
    expect((await send({ ...BEER, points: 60 }).expect(409)).body.code).toBe('loyalty.key-reused');
  });

  it('need no number, end or description', async () => {
    const { body } = await call('post').send({ name: 'A hug', points: 1 }).expect(201);
    expect(body).toMatchObject({ description: null, stock: null, offeredUntil: null, isOffered: true });
  });

  it('show what is offered first, then the cheapest', async () => {
    await venue.offer({ name: 'A shirt', points: 300 });
    await venue.offer({ name: 'An old cap', points: 10, isOffered: false });
    await venue.offer({ name: 'A sticker', points: 20 });
    const { body } = await call('get').expect(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(['A sticker', 'A shirt', 'An old cap']);
  });

  it.each([
    [{ name: '' }, { name: 'Name is required' }],
    [{ points: 0 }, { points: 'Points must be at least 1' }],
    [{ points: -50 }, { points: 'Points must be at least 1' }],
    [{ points: 12.5 }, { points: 'Points must be a whole number' }],
    [{ stock: -1 }, { stock: 'How many must be at least 0' }],
    [{ offeredUntil: '2026-02-30' }, { offeredUntil: 'Until must be a date like 2026-11-20' }],
  ])('are refused when they are %j', async (fault, fields) => {
    const { body } = await call('post')
      .send({ ...BEER, ...fault })
      .expect(400);
    expect(body.fields).toEqual(fields);
  });

  it('are changed on top of what somebody else saved only knowingly', async () => {
    const { id } = await venue.offer({ stock: 10 });
    const change = (version: string, body: object) =>
      call('put', `/${id}`)
        .set('If-Match', version)
        .send({ name: 'A big beer', points: 80, ...body });
    const { body } = await change('"1"', { stock: 5 }).expect(200);
    expect(body).toMatchObject({ name: 'A big beer', points: 80, stock: 5, version: 2 });
    // Sent again after a lost answer.
    expect((await change('"1"', { stock: 5 }).expect(200)).body).toEqual(body);
    expect((await change('"1"', {}).expect(412)).body.code).toBe('loyalty.reward-changed-meanwhile');
  });

  it('cannot be fewer than are handed over', async () => {
    const { id } = await venue.offer({ stock: 3 });
    const { memberId } = await venue.member(100);
    for (let times = 0; times < 2; times += 1) await venue.handOver(memberId, { rewardId: id }).expect(201);
    const lower = (stock: number) => call('put', `/${id}`).send({ ...BEER, stock });
    const refused = await lower(1).expect(409);
    expect(refused.body).toMatchObject({
      code: 'loyalty.stock-too-small',
      fields: { stock: '2 are handed over already: how many there are cannot be less.' },
    });
    expect((await lower(2).expect(200)).body).toMatchObject({ stock: 2, handedOver: 2 });
  });

  it('end what was asked for when they are deleted, and leave what was handed over', async () => {
    const { id } = await venue.offer({ name: 'A poster' });
    const june = await venue.member(100);
    await venue.handOver(june.memberId, { rewardId: id }).expect(201);
    await venue.ask(june, id).expect(201);
    await call('delete', `/${id}`).expect(200);
    await call('delete', `/${id}`).expect(404);
    const { body } = await venue.http().get(`/api/loyalty/members/${june.memberId}/rewards`).set(as(june));
    expect(body).toMatchObject({
      spendablePoints: 50,
      rewards: [],
      redemptions: [{ rewardId: null, rewardName: 'A poster', points: 50, status: 'handed-over' }],
    });
  });
});
