import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';

const FIDDLER = {
  name: 'Fiddler',
  description: 'Three nights with a fiddle.',
  icon: 'Music',
  color: 'bg-crimson',
  category: 'events',
  requirement: 3,
  requirementType: 'country_events',
  points: 40,
};

/** Rounds in which a badge is deleted while it is awarded. */
const RACES = 25;

/** Asks until the answer is another one: processes hear of a change a moment after it is made. */
const changed = async <Answer extends { headers: Record<string, unknown> }>(
  ask: () => PromiseLike<Answer>,
  etag: unknown,
  patience = 40,
): Promise<Answer> => {
  const answer = await ask();
  if (answer.headers.etag !== etag || patience === 0) return answer;
  await pause(25);
  return changed(ask, etag, patience - 1);
};

describe('badges', () => {
  let venue: TestApp;
  let admin: string;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = (await createAccount(venue, 'admin')).sessionId;
  });
  afterAll(() => venue.close());

  const call = (method: 'get' | 'post' | 'put' | 'delete', path = '') =>
    venue.http()[method](`/api/loyalty/badges${path}`).auth(admin, { type: 'bearer' });
  const add = async (badge: object = {}): Promise<number> =>
    Number((await call('post').send({ ...FIDDLER, ...badge })).body.id);
  const seenBy = async (sessionId?: string): Promise<{ id: number; holders?: number }[]> => {
    const request = venue.http().get('/api/loyalty/badges');
    return (await (sessionId === undefined ? request : request.auth(sessionId, { type: 'bearer' }))).body;
  };
  const enrol = async (): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO loyalty_members (name, email) VALUES ('June', $1) RETURNING id`,
      [`${randomUUID()}@example.com`],
    );
    return row?.id ?? 0;
  };
  const award = (memberId: number, badgeId: number) =>
    venue
      .http()
      .post(`/api/loyalty/members/${memberId}/badges`)
      .auth(admin, { type: 'bearer' })
      .send({ badgeId });
  /** What the ledger adds up to beside what the member is shown. */
  const standing = async (memberId: number) =>
    (
      await venue.sql(
        `SELECT total_points AS points,
                (SELECT coalesce(sum(points), 0)::int FROM loyalty_transactions WHERE member_id = $1) AS ledger,
                (SELECT count(*)::int FROM member_badges WHERE member_id = $1) AS badges
           FROM loyalty_members WHERE id = $1`,
        [memberId],
      )
    )[0];

  it('are the eight of the house at first, seen by everybody, with who holds them told to admins alone', async () => {
    const [visitors, admins] = [await seenBy(), await seenBy(admin)];
    expect(visitors.map((badge) => ('name' in badge ? badge.name : ''))).toEqual([
      'First Timer',
      'Regular',
      'VIP',
      'Music Lover',
      'Event Enthusiast',
      'Loyal Customer',
      'Super Fan',
      'Champion',
    ]);
    expect(visitors.every((badge) => !('holders' in badge) && !('version' in badge))).toBe(true);
    expect(admins.map(({ holders }) => holders)).toEqual(Array(8).fill(0));
  });

  it('are added by an admin, and shown to visitors at once, from ready bytes until they change', async () => {
    const visit = () => venue.http().get('/api/loyalty/badges');
    const before = await visit();
    expect((await visit().set('If-None-Match', String(before.headers.etag))).status).toBe(304);

    const { status, body } = await call('post').send({ ...FIDDLER, name: '  Fiddler ' });

    expect([status, body]).toEqual([
      201,
      { ...FIDDLER, id: expect.any(Number), isActive: true, holders: 0, version: 1 },
    ]);
    const after = await changed(visit, before.headers.etag);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(after.body.at(-1)).toEqual({ ...FIDDLER, id: body.id, isActive: true });
  });

  it('are added once for one key, and a key of other details is refused', async () => {
    const key = randomUUID();
    const send = (badge: object) => call('post').set('Idempotency-Key', key).send(badge);
    const answers = await Promise.all([send(FIDDLER), send(FIDDLER), send(FIDDLER)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const other = await send({ ...FIDDLER, points: 41 });
    expect([other.status, other.body.code]).toEqual([409, 'loyalty.key-reused']);
  });

  it.each([
    ['name', '', 'Badge name is required'],
    ['name', 'x'.repeat(101), 'Badge name must be at most 100 characters'],
    ['description', '  ', 'Description is required'],
    ['icon', '', 'Icon is required'],
    ['icon', 'Skull', expect.stringContaining('Icon must be one of Crown')],
    ['color', undefined, 'Color is required'],
    ['color', 'x'.repeat(51), 'Color must be at most 50 characters'],
    ['category', '', 'Category is required'],
    ['requirementType', null, 'Requirement type is required'],
    ['requirementType', 'moon_landings', expect.stringContaining('must be one of events_attended')],
    ['requirement', 0, 'Requirement must be at least 1'],
    ['requirement', 10_001, 'Requirement must be at most 10000'],
    ['requirement', 1.5, 'Requirement must be a whole number'],
    ['points', -1, 'Points must be 0 or greater'],
    ['points', 100_001, 'Points must be at most 100000'],
    ['points', 1e300, 'Points must be at most 100000'],
    ['points', 'many', 'Points must be a whole number'],
  ])('are refused when %s is %j', async (field, value, message) => {
    const before = await seenBy(admin);
    const { status, body } = await call('post').send({ ...FIDDLER, [field]: value });
    expect([status, body.fields]).toEqual([400, { [field]: message }]);
    expect(await seenBy(admin)).toEqual(before);
  });

  it('bring no points where none are named, and keep theirs from a change that names none', async () => {
    const { points: _points, ...rest } = FIDDLER;
    const { status, body } = await call('post').send(rest);
    expect([status, body.points]).toEqual([201, 0]);
    const change = await call('put', `/${await add()}`).send(rest);
    expect([change.status, Object.keys(change.body.fields)]).toEqual([400, ['points']]);
  });

  it('keep a color that our own app does not offer', async () => {
    const badge = { ...FIDDLER, name: 'Yodeler', color: 'goldenrod' };
    expect((await call('post').send(badge)).body).toMatchObject({ color: 'goldenrod' });
  });

  it('are changed and retired, and who holds one keeps it with its points', async () => {
    const [id, member] = [await add(), await enrol()];
    await award(member, id).expect(201);
    const { status, body } = await call('put', `/${id}`).send({
      ...FIDDLER,
      name: 'Old Fiddler',
      points: 90,
      isActive: false,
    });
    expect([status, body]).toEqual([
      200,
      { ...FIDDLER, id, name: 'Old Fiddler', points: 90, isActive: false, holders: 1, version: 2 },
    ]);
    expect((await seenBy()).map((badge) => badge.id)).not.toContain(id);
    expect((await seenBy(admin)).map((badge) => badge.id)).toContain(id);
    expect(await standing(member)).toEqual({ points: 40, ledger: 40, badges: 1 });
    const again = await call('put', `/${id}`).send(FIDDLER);
    expect(again.body.isActive).toBe(false);
  });

  it('are not retired by a null', async () => {
    const id = await add();
    const { status, body } = await call('put', `/${id}`).send({ ...FIDDLER, isActive: null });
    expect([status, body.isActive]).toEqual([200, true]);
  });

  it('that somebody else changed meanwhile are left alone, and anyone who names no version changes what is there', async () => {
    const id = await add();
    const save = (name: string, ifMatch?: string) => {
      const request = call('put', `/${id}`);
      if (ifMatch !== undefined) request.set('If-Match', ifMatch);
      return request.send({ ...FIDDLER, name });
    };
    const answers = await Promise.all([save('Ours', '"1"'), save('Theirs', '"1"')]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const refused = answers.find(({ status }) => status === 412);
    expect(refused?.body).toMatchObject({
      code: 'loyalty.badge-changed-meanwhile',
      message: 'Somebody else changed this badge meanwhile. Please look at it again before you save.',
    });
    const { body } = await save('Anyway');
    expect(body).toMatchObject({ name: 'Anyway', version: 3 });
    const mine = await save('Mine', '"3"');
    expect(mine.body).toMatchObject({ name: 'Mine', version: 4 });
    // Sent again after a lost answer.
    expect(await save('Mine', '"3"')).toMatchObject({ status: 200, body: mine.body });
    expect((await save('Mine', 'three')).body.fields).toEqual({ 'If-Match': expect.any(String) });
  });

  it('are deleted from the one who holds them, whose points stay', async () => {
    const [id, member] = [await add(), await enrol()];
    await award(member, id).expect(201);
    const { status, body } = await call('delete', `/${id}`);
    expect([status, body]).toEqual([200, { message: 'Badge deleted successfully' }]);
    expect(await standing(member)).toEqual({ points: 40, ledger: 40, badges: 0 });
  });

  it.each([
    ['put', '/999999'],
    ['delete', '/999999'],
  ] as const)('that are gone answer %s %s with 404', async (method, path) => {
    const { status, body } = await call(method, path).send(FIDDLER);
    expect([status, body.code]).toEqual([404, 'loyalty.badge-not-found']);
  });

  it('are given once, in clear words', async () => {
    const [id, member] = [await add(), await enrol()];
    const answers = await Promise.all([award(member, id), award(member, id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({
      code: 'loyalty.badge-already-held',
      message: 'This member already has this badge',
    });
    expect(await standing(member)).toEqual({ points: 40, ledger: 40, badges: 1 });
  });

  it('are not given when retired, unknown, or to nobody', async () => {
    const [id, member] = [await add(), await enrol()];
    await call('put', `/${id}`).send({ ...FIDDLER, isActive: false });
    expect((await award(member, id)).body.code).toBe('loyalty.badge-inactive');
    expect((await award(member, 999_999)).body.code).toBe('loyalty.badge-not-found');
    expect((await award(999_999, await add())).body.code).toBe('loyalty.member-not-found');
    expect((await award(member, 0)).body.fields).toEqual({ badgeId: 'Badge must be at least 1' });
    expect(await standing(member)).toEqual({ points: 0, ledger: 0, badges: 0 });
  });

  it(`leave a ledger that adds up when one is deleted while it is given, ${RACES} times`, async () => {
    for (let round = 0; round < RACES; round += 1) {
      const [id, member] = [await add(), await enrol()];
      const giving = () => award(member, id);
      const deleting = () => call('delete', `/${id}`);
      const [one, other] = round % 2 === 0 ? [giving, deleting] : [deleting, giving];
      const answers = await Promise.all([one(), other()]);
      const statuses = answers.map(({ status }) => status).sort((left, right) => left - right);
      expect([
        [200, 201],
        [200, 404],
      ]).toContainEqual(statuses);
      const points = statuses.includes(201) ? 40 : 0;
      expect(await standing(member)).toEqual({ points, ledger: points, badges: 0 });
    }
  });
});
