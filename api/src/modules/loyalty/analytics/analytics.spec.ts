import { randomUUID } from 'node:crypto';
import { showNightAt } from '#contract/rules/clock.js';
import { whileOpen } from '#test/venue/check-ins.js';
import {
  createAccount,
  createEvent,
  createTestApp,
  createVerificationPhoto,
  type TestApp,
} from '#test/test-app.js';
import type { AnalyticsResponse } from './analytics.dto.js';

/** The venue's zone unless it says otherwise; its clocks went forward on 2024-03-10 and back on 2024-11-03. */
const ZONE = 'America/Chicago';

let venue: TestApp;
let sessionId: string;

beforeAll(async () => {
  venue = await createTestApp();
  ({ sessionId } = await createAccount(venue, 'admin'));
});
afterAll(() => venue.close());

const ask = (query: string) =>
  venue.http().get(`/api/loyalty/analytics${query}`).set('Authorization', `Bearer ${sessionId}`);

const analytics = async (from: string, to: string): Promise<AnalyticsResponse> => {
  const { status, body } = await ask(`?from=${from}&to=${to}`);
  expect(status).toBe(200);
  return body;
};

const someone = () => `${randomUUID()}@example.com`;

/** Checks a guest in as a phone does. */
const checkIn = async (eventId: number, customerEmail?: string): Promise<void> => {
  const photoId = await createVerificationPhoto(venue, eventId);
  const answer = await whileOpen(venue, eventId, async () =>
    venue
      .http()
      .post('/api/photo-attendance')
      .send({ eventId, photoId, customerName: 'June Calloway', ...(customerEmail && { customerEmail }) }),
  );
  expect(answer.status).toBe(201);
};

const memberOf = async (email: string): Promise<number> => {
  const [row] = await venue.sql<{ id: number }>(
    `INSERT INTO loyalty_members (name, email) VALUES ('June', $1)
     ON CONFLICT (email) DO UPDATE SET email = excluded.email RETURNING id`,
    [email],
  );
  return row?.id ?? 0;
};

interface Entry {
  points: number;
  type: 'attendance' | 'adjustment' | 'reversal' | 'badge';
  eventId?: number;
  reverses?: number;
  at?: string;
}

const write = async (memberId: number, { points, type, eventId, reverses, at }: Entry): Promise<number> => {
  const [row] = await venue.sql<{ id: number }>(
    `INSERT INTO loyalty_transactions (member_id, event_id, points, type, reverses_id, created_at)
     VALUES ($1, $2, $3, $4, $5, coalesce($6, now())) RETURNING id`,
    [memberId, eventId ?? null, points, type, reverses ?? null, at ?? null],
  );
  return row?.id ?? 0;
};

const takeBack = (memberId: number, entry: number, points: number) =>
  write(memberId, { points: -points, type: 'reversal', reverses: entry });

const addArtist = async (name: string): Promise<number> => {
  const [row] = await venue.sql<{ id: number }>(
    `INSERT INTO artists (name, genre, email, is_approved) VALUES ($1, 'country', $2, true) RETURNING id`,
    [name, someone()],
  );
  return row?.id ?? 0;
};

describe('GET /api/loyalty/analytics', () => {
  it('counts a guest once a night: new, returning, or nobody knows', async () => {
    const before = await createEvent(venue, { date: '2023-06-02', name: 'Long Ago' });
    const early = await createEvent(venue, { date: '2023-06-09', time: '18:00', name: 'Early Set' });
    const late = await createEvent(venue, { date: '2023-06-09', time: '22:00', name: 'Late Set' });
    const regular = someone();
    const novice = someone();
    await checkIn(before, regular);
    await checkIn(early, regular);
    await checkIn(late, regular);
    await checkIn(early, novice);
    await checkIn(early, novice.toUpperCase());
    await checkIn(late);
    await checkIn(late);
    const { grouping, attendance, timeZone } = await analytics('2023-06-05', '2023-06-11');
    expect({ grouping, timeZone }).toEqual({ grouping: 'night', timeZone: ZONE });
    expect(attendance).toEqual([
      {
        start: '2023-06-09',
        shows: 2,
        showNames: ['Early Set', 'Late Set'],
        checkIns: 5,
        newGuests: 1,
        returningGuests: 1,
        unknownGuests: 2,
      },
    ]);
  });

  it('counts no check-in that was taken back or turned down, and counts it again when it is given back', async () => {
    const eventId = await createEvent(venue, { date: '2023-07-07' });
    const memberId = await memberOf(someone());
    const entry = await write(memberId, { points: 50, type: 'attendance', eventId });
    await checkIn(eventId);
    const seen = async () => {
      const { attendance, points } = await analytics('2023-07-07', '2023-07-07');
      return [attendance[0]?.checkIns, points[0]?.total];
    };
    expect(await seen()).toEqual([2, 50]);
    const reversal = await takeBack(memberId, entry, 50);
    await venue.sql(
      `UPDATE photo_attendance SET verification_status = 'rejected' WHERE event_id = $1 AND loyalty_member_id IS NULL`,
      [eventId],
    );
    expect(await seen()).toEqual([0, 0]);
    await takeBack(memberId, reversal, -50);
    expect(await seen()).toEqual([1, 50]);
  });

  it('counts a late check-in of nobody known once staff have approved it', async () => {
    const eventId = await createEvent(venue, { date: '2023-07-14' });
    await checkIn(eventId);
    await venue.sql(`UPDATE event_attendance SET late_reason = 'after-the-show' WHERE event_id = $1`, [
      eventId,
    ]);
    const seen = async () => (await analytics('2023-07-14', '2023-07-14')).attendance[0]?.checkIns;
    expect(await seen()).toBe(0);
    await venue.sql(`UPDATE photo_attendance SET verification_status = 'approved' WHERE event_id = $1`, [
      eventId,
    ]);
    expect(await seen()).toBe(1);
  });

  it('counts somebody whose only earlier check-in was taken back as new', async () => {
    const first = await createEvent(venue, { date: '2023-08-04' });
    const second = await createEvent(venue, { date: '2023-08-11' });
    const memberId = await memberOf(someone());
    const entry = await write(memberId, { points: 50, type: 'attendance', eventId: first });
    await takeBack(memberId, entry, 50);
    await write(memberId, { points: 50, type: 'attendance', eventId: second });
    const { attendance } = await analytics('2023-08-11', '2023-08-11');
    expect(attendance).toMatchObject([{ newGuests: 1, returningGuests: 0 }]);
  });

  it('gives a check-in after midnight to the night of its show, however late it arrived', async () => {
    const eventId = await createEvent(venue, { date: '2023-09-08', time: '23:00' });
    await write(await memberOf(someone()), {
      points: 50,
      type: 'attendance',
      eventId,
      at: '2023-09-12T18:00:00Z',
    });
    const { attendance, points } = await analytics('2023-09-08', '2023-09-08');
    expect(attendance).toMatchObject([{ start: '2023-09-08', checkIns: 1 }]);
    expect(points).toMatchObject([{ start: '2023-09-04', total: 50 }]);
  });

  it('counts a show that begins after midnight in the night before, deleted or not', async () => {
    await createEvent(venue, { date: '2023-10-06', name: 'Early Set' });
    const eventId = await createEvent(venue, { date: '2023-10-07', time: '00:30', name: 'Last Set' });
    const at = '2023-10-07T06:00:00Z';
    await write(await memberOf(someone()), { points: 50, type: 'attendance', eventId, at });
    await venue.sql(
      `INSERT INTO event_attendance (event_id, customer_name, occurred_at) VALUES ($1, 'June', $2)`,
      [eventId, at],
    );
    const friday = async () => {
      const { attendance, points } = await analytics('2023-10-06', '2023-10-06');
      return [...attendance, points[0]?.total];
    };
    const guests = { start: '2023-10-06', checkIns: 2, newGuests: 1, unknownGuests: 1 };
    expect(await friday()).toMatchObject([{ ...guests, showNames: ['Early Set', 'Last Set'] }, 50]);
    expect((await analytics('2023-10-07', '2023-10-08')).attendance).toEqual([]);
    await venue.sql('DELETE FROM events WHERE id = $1', [eventId]);
    expect(await friday()).toMatchObject([{ ...guests, showNames: ['Early Set'] }, 50]);
    expect((await analytics('2023-10-07', '2023-10-08')).attendance).toEqual([]);
  });

  it.each([
    ['the clocks go back', '2024-11-03T09:30:00Z', '2024-11-02', '2024-11-03T10:30:00Z', '2024-11-03'],
    ['the clocks go forward', '2024-03-10T08:30:00Z', '2024-03-09', '2024-03-10T09:30:00Z', '2024-03-10'],
    ['no clock changes', '2024-06-09T08:30:00Z', '2024-06-08', '2024-06-09T09:30:00Z', '2024-06-09'],
  ])(
    'ends a night at four in the morning when %s, for shows that are gone',
    async (_, ...[before, eve, after, day]) => {
      const memberId = await memberOf(someone());
      for (const at of [before, after]) {
        await write(memberId, { points: 50, type: 'attendance', at });
        await venue.sql(`INSERT INTO event_attendance (customer_name, occurred_at) VALUES ('June', $1)`, [
          at,
        ]);
      }
      expect([before, after].map((at) => showNightAt(new Date(at), ZONE))).toEqual([eve, day]);
      const { attendance } = await analytics(eve, day);
      expect(attendance).toMatchObject([
        { start: eve, shows: 0, checkIns: 2, newGuests: 1, returningGuests: 0, unknownGuests: 1 },
        { start: day, shows: 0, checkIns: 2, newGuests: 0, returningGuests: 1, unknownGuests: 1 },
      ]);
      expect((await analytics(eve, eve)).attendance).toHaveLength(1);
      expect((await analytics(day, day)).attendance).toHaveLength(1);
    },
  );

  it('groups a long range by weeks from Monday on, in which a guest counts once, without a gap', async () => {
    const [sunday, monday, friday] = await Promise.all(
      ['2022-05-01', '2022-05-02', '2022-05-06'].map((date) => createEvent(venue, { date })),
    );
    const autumn = await createEvent(venue, { date: '2022-08-19' });
    const [regular, novice] = [await memberOf(someone()), await memberOf(someone())];
    for (const eventId of [sunday, monday, friday, autumn])
      await write(regular, { points: 50, type: 'attendance', eventId });
    for (const eventId of [monday, friday]) await write(novice, { points: 50, type: 'attendance', eventId });
    const { grouping, attendance, points } = await analytics('2022-05-01', '2022-08-21');
    expect(grouping).toBe('week');
    expect(attendance).toHaveLength(17);
    expect(attendance.slice(0, 3)).toMatchObject([
      { start: '2022-04-25', shows: 1, showNames: [], checkIns: 1, newGuests: 1, returningGuests: 0 },
      { start: '2022-05-02', shows: 2, showNames: [], checkIns: 4, newGuests: 1, returningGuests: 1 },
      { start: '2022-05-09', shows: 0, checkIns: 0, newGuests: 0, returningGuests: 0, unknownGuests: 0 },
    ]);
    expect(attendance.at(-1)).toMatchObject({ start: '2022-08-15', checkIns: 1, returningGuests: 1 });
    expect(points.map(({ total }) => total)).toEqual([50, 200, ...Array<number>(14).fill(0), 50]);
  });

  it('groups more than half a year by months', async () => {
    const memberId = await memberOf(someone());
    for (const date of ['2020-01-31', '2020-02-01', '2021-02-28'])
      await write(memberId, { points: 50, type: 'attendance', eventId: await createEvent(venue, { date }) });
    const { grouping, attendance, points } = await analytics('2020-01-01', '2021-02-28');
    expect(grouping).toBe('month');
    expect(attendance.map(({ checkIns }) => checkIns)).toEqual([1, 1, ...Array<number>(11).fill(0), 1]);
    expect(attendance.at(-1)?.start).toBe('2021-02-01');
    expect(points.map(({ start }) => start)).toEqual(attendance.map(({ start }) => start));
  });

  it('adds points up by what they were given for, in the weeks of the venue', async () => {
    const memberId = await memberOf(someone());
    const eventId = await createEvent(venue, { date: '2024-07-05' });
    await write(memberId, { points: 50, type: 'attendance', eventId });
    await write(memberId, { points: 20, type: 'badge', at: '2024-07-06T02:00:00Z' });
    // 22:00 of Sunday at the venue, Monday in London.
    await write(memberId, { points: -30, type: 'adjustment', at: '2024-07-08T03:00:00Z' });
    const gift = await write(memberId, { points: 500, type: 'adjustment', at: '2024-07-09T18:00:00Z' });
    await takeBack(memberId, gift, 500);
    await write(memberId, { points: 7, type: 'adjustment', at: '2024-07-10T18:00:00Z' });
    const { points } = await analytics('2024-07-01', '2024-07-14');
    expect(points).toEqual([
      { start: '2024-07-01', attendance: 50, badges: 20, adjustments: -30, total: 40, spent: 0 },
      { start: '2024-07-08', attendance: 0, badges: 0, adjustments: 7, total: 7, spent: 0 },
    ]);
  });

  it('adds up to the balances of all members over all time', async () => {
    const { points } = await analytics('1900-01-01', '9999-12-31');
    const [row] = await venue.sql<{ sum: string }>('SELECT sum(total_points) FROM loyalty_members');
    expect(points.reduce((sum, { total }) => sum + total, 0)).toBe(Number(row?.sum));
  });

  it('names the artists whose shows drew the most, and leaves out shows that were called off', async () => {
    const [ada, wade, zeb] = [await addArtist('Ada'), await addArtist('Wade'), await addArtist('Zeb')];
    const show = (artistId: number, date: string) => createEvent(venue, { artistId, date });
    const zebs = [
      await show(zeb, '2024-08-02'),
      await show(zeb, '2024-08-03'),
      await show(zeb, '2024-08-04'),
    ];
    const wades = await show(wade, '2024-08-09');
    const adas = await show(ada, '2024-08-10');
    await venue.sql(`UPDATE events SET status = 'cancelled' WHERE id = $1`, [zebs[2]]);
    for (const eventId of [zebs[0] ?? 0, zebs[1] ?? 0, zebs[1] ?? 0, wades, adas]) await checkIn(eventId);
    const { topArtists } = await analytics('2024-08-01', '2024-08-31');
    expect(topArtists).toEqual([
      { artistId: zeb, name: 'Zeb', shows: 2, checkIns: 3 },
      { artistId: ada, name: 'Ada', shows: 1, checkIns: 1 },
      { artistId: wade, name: 'Wade', shows: 1, checkIns: 1 },
    ]);
  });

  it('shows a night to which nobody came, but none that is still to come', async () => {
    await createEvent(venue, { date: '2024-09-06', name: 'Rain' });
    await createEvent(venue, { date: '2099-09-06' });
    expect((await analytics('2024-09-06', '2024-09-06')).attendance).toMatchObject([
      { shows: 1, showNames: ['Rain'], checkIns: 0 },
    ]);
    expect((await analytics('2099-09-01', '2099-09-30')).attendance).toEqual([]);
  });

  it('refuses a range that ends before it begins, and days that do not exist', async () => {
    const reversed = await ask('?from=2026-02-01&to=2026-01-31');
    expect(reversed.status).toBe(400);
    expect(reversed.body).toEqual({
      statusCode: 400,
      code: 'loyalty.range-reversed',
      message: 'The last day must not be before the first day',
      fields: { to: 'The last day must not be before the first day' },
    });
    const unreal = await ask('?from=2026-02-30');
    expect(unreal.status).toBe(400);
    expect(unreal.body.fields).toEqual({ from: 'from must be a date like 2026-11-20' });
  });

  it('is for admins', async () => {
    const customer = await createAccount(venue, 'user');
    const answer = await venue
      .http()
      .get('/api/loyalty/analytics')
      .set('Authorization', `Bearer ${customer.sessionId}`);
    expect(answer.status).toBe(403);
  });
});

describe('GET /api/loyalty/analytics of another venue', () => {
  let other: TestApp;
  let otherAdmin: string;

  beforeAll(async () => {
    other = await createTestApp();
    ({ sessionId: otherAdmin } = await createAccount(other, 'admin'));
  });
  afterAll(() => other.close());

  const find = async (): Promise<AnalyticsResponse> => {
    const call = other.http().get('/api/loyalty/analytics').set('Authorization', `Bearer ${otherAdmin}`);
    return (await call).body;
  };

  it('is of nothing before anything happened', async () => {
    const [badges] = await other.sql<{ count: string }>('SELECT count(*) FROM badges WHERE is_active = 1');
    const tonight = showNightAt(new Date(), ZONE);
    const { points, ...answer } = await find();
    expect(answer).toEqual({
      from: tonight,
      to: tonight,
      timeZone: ZONE,
      grouping: 'night',
      asOf: null,
      figures: { totalMembers: 0, totalBadges: Number(badges?.count), averagePoints: 0, goldMembers: 0 },
      attendance: [],
      tiers: ['platinum', 'gold', 'silver', 'bronze'].map((tier) => ({ tier, members: 0 })),
      topArtists: [],
      rewards: [],
    });
    expect(points).toMatchObject([{ total: 0 }]);
  });

  it('tells what was spent apart from what was given, and on what', async () => {
    const memberId = (
      await other.sql<{ id: number }>(
        `INSERT INTO loyalty_members (name, email) VALUES ('June', $1) RETURNING id`,
        [someone()],
      )
    )[0]?.id;
    await other.sql(
      `INSERT INTO loyalty_transactions (member_id, points, type) VALUES ($1, 200, 'adjustment')`,
      [memberId],
    );
    for (const [name, status] of [
      ['A beer', 'handed-over'],
      ['A beer', 'handed-over'],
      ['A shirt', 'handed-over'],
      ['A shirt', 'reversed'],
    ])
      await other.sql(
        `WITH taken AS (INSERT INTO redemptions (member_id, reward_name, points, status) VALUES ($1, $2, 30, $3) RETURNING id),
              spent AS (INSERT INTO loyalty_transactions (member_id, points, type, redemption_id)
                        SELECT $1, -30, 'redemption', id FROM taken RETURNING id)
         SELECT FROM spent`,
        [memberId, name, status],
      );
    await other.sql(
      `INSERT INTO loyalty_transactions (member_id, points, type, reverses_id)
       SELECT entry.member_id, 30, 'reversal', entry.id FROM loyalty_transactions entry
         JOIN redemptions ON redemptions.id = redemption_id WHERE status = 'reversed'`,
    );
    const { points, rewards } = await find();
    expect(points).toMatchObject([{ total: 200, spent: 90 }]);
    expect(rewards).toEqual([
      { name: 'A beer', handedOver: 2, points: 60 },
      { name: 'A shirt', handedOver: 1, points: 30 },
    ]);
    await other.sql('DELETE FROM loyalty_members');
  });

  it('shows the four figures and the tiers of today', async () => {
    for (const points of [0, 100, 300, 599, 600, 901])
      await other.sql(
        `WITH member AS (INSERT INTO loyalty_members (name, email) VALUES ('June', $2) RETURNING id)
         INSERT INTO loyalty_transactions (member_id, points, type) SELECT id, $1, 'adjustment' FROM member`,
        [points, someone()],
      );
    await other.sql('UPDATE badges SET is_active = 0 WHERE id <> (SELECT min(id) FROM badges)');
    const { figures, tiers } = await find();
    // (0 + 100 + 300 + 599 + 600 + 901) / 6 = 416.67
    expect(figures).toEqual({ totalMembers: 6, totalBadges: 1, averagePoints: 417, goldMembers: 2 });
    expect(tiers).toEqual([
      { tier: 'platinum', members: 2 },
      { tier: 'gold', members: 2 },
      { tier: 'silver', members: 1 },
      { tier: 'bronze', members: 1 },
    ]);
  });
});
