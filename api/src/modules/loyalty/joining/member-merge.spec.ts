import { randomUUID } from 'node:crypto';
import { proofSize, proofTime } from '#test/proof-size.js';
import {
  createAccount,
  createEvent,
  createTestApp,
  createVerificationPhoto,
  type TestApp,
} from '#test/test-app.js';

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
  /** Balance and ledger of those of the two who are left. */
  const left = (...ids: number[]) =>
    venue.sql(
      `SELECT total_points AS points, (SELECT sum(points)::int FROM loyalty_transactions WHERE member_id = m.id) AS ledger
         FROM loyalty_members m WHERE id = ANY($1) ORDER BY id`,
      [ids],
    );

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
        expect([201, 404]).toContain(adjusted.status);
        const points = adjusted.status === 201 ? 47 : 42;
        expect(await left(id, otherId)).toEqual([{ points, ledger: points }]);
      }
    },
    proofTime(RACES, 500),
  );

  it('lets who stays be found by both addresses, until somebody else has the other', async () => {
    const [id, otherId] = [await member(30), await member(12)];
    const goes = 'june@gmial.example';
    await venue.sql('UPDATE loyalty_members SET email = $1 WHERE id = $2', [goes, otherId]);
    await merge(id, otherId).expect(200);
    const checkIn = async () => {
      const eventId = await createEvent(venue);
      const photoId = await createVerificationPhoto(venue, eventId);
      await venue
        .http()
        .post('/api/photo-attendance')
        .send({ eventId, photoId, customerName: 'June', customerEmail: goes, partySize: 1 })
        .expect(201);
    };
    await checkIn();
    expect(await left(id)).toEqual([{ points: 92, ledger: 92 }]);
    await venue.sql(`INSERT INTO loyalty_members (name, email) VALUES ('Other June', $1)`, [goes]);
    await checkIn();
    expect(await left(id)).toEqual([{ points: 92, ledger: 92 }]);
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
