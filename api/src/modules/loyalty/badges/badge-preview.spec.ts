import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';
import { JudgingService } from '#src/modules/loyalty/judging/judging.service.js';

const FIDDLER = {
  name: 'Fiddler',
  description: 'Nights with a fiddle.',
  icon: 'Music',
  color: 'bg-crimson',
  category: 'events',
  requirement: 50,
  requirementType: 'country_events',
  points: 40,
};
const NIGHTS = 6;

/** What saving a badge would do (decision 19: who gets it keeps it). */
describe('the preview of a badge', () => {
  let venue: TestApp;
  let admin: string;
  let badgeId: number;
  let members: number[];

  const call = (method: 'get' | 'post' | 'put', path: string) =>
    venue.http()[method](`/api/loyalty/badges${path}`).auth(admin, { type: 'bearer' });
  const judge = () => venue.app.get(JudgingService).judgeDue();
  const attend = (memberId: number, events: readonly number[]) =>
    venue.sql(
      `INSERT INTO loyalty_transactions (member_id, event_id, points, type)
       SELECT $1, event, 50, 'attendance' FROM unnest($2::int[]) event`,
      [memberId, events],
    );
  const preview = async (asked: object): Promise<number> => {
    const { status, body } = await call('get', '/preview').query(asked);
    expect(status).toBe(200);
    return body.members;
  };
  const holders = async (): Promise<number> => {
    const badges: { id: number; holders: number }[] = (await call('get', '')).body;
    return badges.find(({ id }) => id === badgeId)?.holders ?? 0;
  };
  const everything = () =>
    venue.sql(
      `SELECT (SELECT jsonb_agg(badge ORDER BY id) FROM badges badge) AS badges,
              (SELECT jsonb_agg(member ORDER BY id) FROM loyalty_members member) AS members,
              (SELECT jsonb_agg(held ORDER BY id) FROM member_badges held) AS held,
              (SELECT count(*)::int FROM loyalty_transactions) AS entries`,
    );

  /** Six members of whom the first was at one country show, the second at two, and so on. */
  beforeAll(async () => {
    venue = await createTestApp();
    admin = (await createAccount(venue, 'admin')).sessionId;
    const nights = Array.from({ length: NIGHTS }, (_, night) => `2026-03-0${night + 2}`);
    const events = await Promise.all(nights.map((date) => createEvent(venue, { date, type: 'country' })));
    const rows = await venue.sql<{ id: number }>(
      `INSERT INTO loyalty_members (name, email) SELECT 'June', n || '@example.com' FROM generate_series(1, ${NIGHTS}) n
       RETURNING id`,
    );
    members = rows.map(({ id }) => id);
    for (const [index, id] of members.entries()) await attend(id, events.slice(0, index + 1));
    badgeId = (await call('post', '').send(FIDDLER)).body.id;
    await judge();
  });
  afterAll(() => venue.close());

  it('counts who would get a new badge, by each of its requirements', async () => {
    const counts = [1, 3, 6, 7].map((requirement) =>
      preview({ requirement, requirementType: 'country_events' }),
    );
    expect(await Promise.all(counts)).toEqual([6, 4, 1, 0]);
    expect(await preview({ requirement: 1, requirementType: 'late_night_events' })).toBe(0);
  });

  it('writes nothing', async () => {
    const before = await everything();
    expect(await preview({ badgeId, requirement: 1, requirementType: 'country_events' })).toBe(6);
    expect(await everything()).toEqual(before);
  });

  it('leaves out who has the badge and from whom staff took it, and is what saving then does', async () => {
    const [, , , fourth, fifth] = members;
    for (const id of [fourth, fifth]) {
      await venue
        .http()
        .post(`/api/loyalty/members/${id}/badges`)
        .auth(admin, { type: 'bearer' })
        .send({ badgeId })
        .expect(201);
    }
    const [award] = await venue.sql<{ id: number }>(
      'SELECT id FROM loyalty_transactions WHERE badge_id = $1 AND member_id = $2',
      [badgeId, fifth],
    );
    await venue
      .http()
      .post(`/api/loyalty/ledger/${award?.id}/reversal`)
      .auth(admin, { type: 'bearer' })
      .set('Idempotency-Key', '8d7f0c4e-6d1b-4d6b-9a53-1f2f6f2f0a11')
      .send({ reason: 'A prank' })
      .expect(201);
    const wish = { requirement: 3, requirementType: 'country_events' };
    const would = await preview({ badgeId, ...wish });
    expect(would).toBe(2);

    const before = await holders();
    await call('put', `/${badgeId}`)
      .send({ ...FIDDLER, ...wish })
      .expect(200);
    await judge();

    expect((await holders()) - before).toBe(would);
    expect(await preview({ badgeId, ...wish })).toBe(0);
  });

  it.each([
    ['requirement', { requirement: 0 }],
    ['requirement', { requirement: 'many' }],
    ['requirementType', { requirementType: 'moon_landings' }],
    ['badgeId', { badgeId: 'x' }],
  ])('names %s when asked for %j', async (field, fault) => {
    const asked = { requirement: 1, requirementType: 'country_events', ...fault };
    const { status, body } = await call('get', '/preview').query(asked);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  it('of a badge that is gone is 404', async () => {
    const asked = { badgeId: 999_999, requirement: 1, requirementType: 'country_events' };
    const { status, body } = await call('get', '/preview').query(asked);
    expect([status, body.code]).toEqual([404, 'loyalty.badge-not-found']);
  });

  // The last one: its sample is kept.
  it('is an estimate from a sample at a venue with very many members', async () => {
    await venue.sql(
      `INSERT INTO loyalty_members (name, email, badges_due) SELECT 'Many', 'many' || n || '@example.com', false
         FROM generate_series(1, 4000) n`,
    );
    await venue.sql(
      `INSERT INTO loyalty_transactions (member_id, points, type)
       SELECT id, 50, 'attendance' FROM loyalty_members WHERE name = 'Many' AND id % 4 < 2`,
    );
    const { body } = await call('get', '/preview').query({
      requirement: 1,
      requirementType: 'events_attended',
    });
    expect(body).toMatchObject({ isEstimate: true });
    expect(body.members).toBeGreaterThan(1_000);
    expect(body.members).toBeLessThan(3_000);
  });
});
