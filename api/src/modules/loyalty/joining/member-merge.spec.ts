import { randomUUID } from 'node:crypto';
import { Database } from '#src/database/database.js';
import { proofSize, proofTime } from '#test/proof-size.js';
import {
  createAccount,
  createEvent,
  createTestApp,
  createVerificationPhoto,
  type TestApp,
} from '#test/test-app.js';
import { until } from '#test/until.js';

const RACES = proofSize(15);

describe('merging members', () => {
  let venue: TestApp;
  let admin: string;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = (await createAccount(venue, 'admin')).sessionId;
  });
  afterAll(() => venue.close());

  /** A member with so many points. */
  const member = async (points: number): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO loyalty_members (name, email) VALUES ('June', $1) RETURNING id`,
      [`${randomUUID()}@example.com`],
    );
    await venue.sql(
      `INSERT INTO loyalty_transactions (member_id, points, type) VALUES ($1, $2, 'adjustment')`,
      [row?.id, points],
    );
    return row?.id ?? 0;
  };
  const send = (path: string, body: object) =>
    venue.http().post(`/api/loyalty/members/${path}`).auth(admin, { type: 'bearer' }).send(body);
  const merge = (id: number, otherId: number) => send(`${id}/merge`, { otherId });
  /** A first check-in of this address at a show of its own. */
  const checkIn = async (customerEmail: string): Promise<void> => {
    const eventId = await createEvent(venue);
    const photoId = await createVerificationPhoto(venue, eventId);
    await venue
      .http()
      .post('/api/photo-attendance')
      .send({ eventId, photoId, customerName: 'June', customerEmail, partySize: 1 })
      .expect(201);
  };
  /** Balance and ledger of those of the two who are left. */
  const left = (...ids: number[]) =>
    venue.sql(
      `SELECT total_points AS points, (SELECT sum(points)::int FROM loyalty_transactions WHERE member_id = m.id) AS ledger
         FROM loyalty_members m WHERE id = ANY($1) ORDER BY id`,
      [ids],
    );

  /** Merges them while something else is done that waits for it. */
  const whileMerging = async (
    { id, otherId }: { id: number; otherId: number },
    act: () => Promise<unknown>,
  ): Promise<void> => {
    const waits = (count: number) =>
      until(async () => {
        const waiting = await venue.sql(
          `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        );
        return waiting.length === count;
      });
    const underWay = await venue.app.get(Database).transaction(async ({ query }) => {
      await query('SELECT FROM loyalty_members WHERE id = $1 FOR UPDATE', [otherId]);
      const merging = merge(id, otherId).then(({ status }) => expect(status).toBe(200));
      await waits(1);
      const acting = act();
      await waits(2);
      return [merging, acting];
    });
    await Promise.all(underWay);
  };

  it(
    `is done by one of two admins who do it both ways at once, ${RACES} times`,
    async () => {
      for (let round = 0; round < RACES; round += 1) {
        const [id, otherId] = [await member(30), await member(12)];
        const answers = await Promise.all([merge(id, otherId), merge(otherId, id)]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
        expect(await left(id, otherId)).toEqual([{ points: 42, ledger: 42 }]);
      }
    },
    proofTime(RACES, 500),
  );

  it(
    `loses no points that are given to who goes at the same time, ${RACES} times`,
    async () => {
      for (let round = 0; round < RACES; round += 1) {
        const [id, otherId] = [await member(30), await member(12)];
        const adjusting = send(`${otherId}/adjustments`, { points: 5, reason: 'Chairs' });
        const [adjusted, merged] = await Promise.all([adjusting, merge(id, otherId)]);
        expect(merged.status).toBe(200);
        expect(adjusted.status).toBe(201);
        expect(await left(id, otherId)).toEqual([{ points: 47, ledger: 47 }]);
      }
    },
    proofTime(RACES, 500),
  );

  it('answers points that were given to who goes to their repeat, not to that of others', async () => {
    const [id, otherId] = [await member(30), await member(12)];
    const key = randomUUID();
    const give = (to: number) =>
      send(`${to}/adjustments`, { points: 5, reason: 'Chairs' }).set('Idempotency-Key', key);
    const given = await give(otherId).expect(201);
    await merge(id, otherId).expect(200);
    expect((await give(otherId).expect(200)).body.id).toBe(given.body.id);
    expect((await give(await member(1)).expect(409)).body.code).toBe('loyalty.key-reused');
    expect(await left(id, otherId)).toEqual([{ points: 47, ledger: 47 }]);
  });

  it('gives points and badges for who went a moment ago to who stays, over several merges', async () => {
    const [id, otherId, first] = [await member(30), await member(12), await member(1)];
    await merge(otherId, first).expect(200);
    await merge(id, otherId).expect(200);
    for (const gone of [first, otherId])
      await send(`${gone}/adjustments`, { points: 5, reason: 'Chairs' }).expect(201);
    const [badge] = await venue.sql<{ id: number }>('SELECT id FROM badges WHERE is_active = 1 LIMIT 1');
    const { body } = await send(`${otherId}/badges`, { badgeId: badge?.id }).expect(201);
    expect(body).toMatchObject({ memberId: id });
    const [held] = await venue.sql('SELECT member_id AS "memberId" FROM member_badges WHERE id = $1', [
      body.id,
    ]);
    expect(held).toEqual({ memberId: id });
  });

  it('lets who stays be found by both addresses, until somebody else has the other', async () => {
    const [id, otherId] = [await member(30), await member(12)];
    const goes = 'june@gmial.example';
    await venue.sql('UPDATE loyalty_members SET email = $1 WHERE id = $2', [goes, otherId]);
    await merge(id, otherId).expect(200);
    await checkIn(goes);
    expect(await left(id)).toEqual([{ points: 92, ledger: 92 }]);
    const { id: userId } = await createAccount(venue, 'user');
    await venue.sql(`DELETE FROM loyalty_members WHERE user_id = $1`, [userId]);
    await venue.sql(`INSERT INTO loyalty_members (name, email, user_id) VALUES ('Other June', $1, $2)`, [
      goes,
      userId,
    ]);
    await checkIn(goes);
    expect(await left(id)).toEqual([{ points: 92, ledger: 92 }]);
  });

  it('gives the points of a check-in that waits for it to who stays', async () => {
    const [id, otherId] = [await member(30), await member(12)];
    const [goes] = await venue.sql<{ email: string }>('SELECT email FROM loyalty_members WHERE id = $1', [
      otherId,
    ]);
    await whileMerging({ id, otherId }, () => checkIn(goes?.email ?? ''));
    expect(await left(id, otherId)).toEqual([{ points: 92, ledger: 92 }]);
    expect(await venue.sql('SELECT FROM loyalty_members WHERE email = $1', [goes?.email])).toEqual([]);
  });

  it('has an entry taken back that is given to who stays at that moment', async () => {
    const [id, otherId] = [await member(30), await member(12)];
    const [entry] = await venue.sql<{ id: number }>(
      'SELECT id FROM loyalty_transactions WHERE member_id = $1',
      [otherId],
    );
    const reverse = () =>
      venue
        .http()
        .post(`/api/loyalty/ledger/${entry?.id}/reversal`)
        .auth(admin, { type: 'bearer' })
        .send({ reason: 'Wrong guest' })
        .then(({ status }) => expect(status).toBe(201));
    await whileMerging({ id, otherId }, reverse);
    expect(await left(id, otherId)).toEqual([{ points: 30, ledger: 30 }]);
  });

  it('only looks when asked for a preview', async () => {
    const [id, otherId] = [await member(30), await member(12)];
    const preview = () =>
      venue
        .http()
        .get(`/api/loyalty/members/${id}/merge?otherId=${otherId}`)
        .auth(admin, { type: 'bearer' })
        .expect(200);
    const [first, second] = await Promise.all([preview(), preview()]);
    expect(second.body).toEqual(first.body);
    expect(first.body.result.totalPoints).toBe(42);
    expect(await left(id, otherId)).toEqual([
      { points: 30, ledger: 30 },
      { points: 12, ledger: 12 },
    ]);
  });
});
