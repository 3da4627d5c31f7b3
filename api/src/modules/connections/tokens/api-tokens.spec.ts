import { randomUUID } from 'node:crypto';
import { API_SCOPES, MOST_TOKENS } from '#contract/rules/connections/api-tokens.js';
import { createApiToken } from '#test/connections/api-tokens.js';
import {
  createAccount,
  createEvent,
  createSecondProcess,
  createTestApp,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';
import { ApiTokensService } from './api-tokens.service.js';

const SHOW = { name: 'Honky-Tonk Friday', type: 'country', date: '2099-01-16', time: '20:00' };

describe('API tokens', () => {
  let venue: TestApp;
  let second: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
    second = await createSecondProcess(venue);
  });
  beforeEach(async () => {
    await venue.sql('DELETE FROM api_tokens');
    admin = await createAccount(venue, 'admin');
  });
  afterAll(async () => {
    await second.close();
    await venue.close();
  });

  const by = (token: string) => ({ Authorization: `Bearer ${token}` });
  const make = (body: object) =>
    venue.http().post('/api/connections/tokens').set(by(admin.sessionId)).send(body);
  const list = async () =>
    (await venue.http().get('/api/connections/tokens').set(by(admin.sessionId)).expect(200)).body;
  const events = (token: string) => venue.http().get('/api/events').set(by(token));
  const codeOf = ({ body }: { body: { code: string } }) => body.code;

  it('are told once, and kept as a hash', async () => {
    const { body } = await make({
      name: 'Website',
      scopes: ['programme:read'],
      lifetime: '90-days',
    }).expect(201);
    expect(body.secret).toMatch(/^htk_[\w-]{43}$/);
    expect(body.token).toMatchObject({
      name: 'Website',
      scopes: ['programme:read'],
      state: 'works',
      madeBy: admin.username,
      beginning: body.secret.slice(0, 8),
      lastUsedAt: null,
    });
    expect(await list()).toEqual([body.token]);
    const [row] = await venue.sql<{ row: string }>(
      'SELECT to_jsonb(api_tokens)::text AS row FROM api_tokens',
    );
    expect(row?.row).not.toContain(body.secret.slice(8));
    await events(body.secret).expect(200);
  });

  it.each([
    [{ scopes: ['programme:read'], lifetime: 'year' }, 'name'],
    [{ name: 'x'.repeat(61), scopes: ['programme:read'], lifetime: 'year' }, 'name'],
    [{ name: 'Website', scopes: [], lifetime: 'year' }, 'scopes'],
    [{ name: 'Website', scopes: ['everything'], lifetime: 'year' }, 'scopes'],
    [{ name: 'Website', scopes: ['programme:read', 'programme:read'], lifetime: 'year' }, 'scopes'],
    [{ name: 'Website', scopes: ['programme:read'], lifetime: '1000-years' }, 'lifetime'],
  ])('are not made of %j', async (body, field) => {
    expect((await make(body).expect(400)).body.fields).toHaveProperty(field);
    expect(await list()).toEqual([]);
  });

  it('do not share a name, also when twenty calls ask for it at once', async () => {
    const body = { name: 'Website', scopes: ['programme:read'], lifetime: 'year' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => make(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)]);
    expect(codeOf(await make({ ...body, name: 'WEBSITE' }).expect(409))).toBe('connections.token-name-taken');
  });

  it('that are asked for again after a lost answer take the place of the one that nobody has seen', async () => {
    const key = randomUUID();
    const body = { name: 'Website', scopes: ['programme:read'], lifetime: 'year' };
    const unheard = await make(body).set('Idempotency-Key', key).expect(201);
    const again = await make({ ...body, name: 'The website', scopes: ['guests:read', 'programme:read'] })
      .set('Idempotency-Key', key)
      .expect(200);
    await events(unheard.body.secret).expect(401);
    expect(await list()).toEqual([again.body.token]);
    expect(again.body.token).toMatchObject({ id: unheard.body.token.id, name: 'The website' });
    await events(again.body.secret).expect(200);
    await make(body).set('Idempotency-Key', key).expect(201);
    await events(again.body.secret).expect(200);
  });

  it('are no more than staff can look through', async () => {
    await venue.sql(
      `INSERT INTO api_tokens (name, token_hash, beginning, scopes, made_by)
       SELECT 'Program ' || n, md5(n::text), 'htk_0000', '{programme:read}', $1 FROM generate_series(2, $2) n`,
      [admin.id, MOST_TOKENS],
    );
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) => make({ name, scopes: ['programme:read'], lifetime: 'year' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('read what staff read, and change only what their scopes say', async () => {
    const id = await createEvent(venue, { date: '2099-01-16', artistNotes: 'Load in by the alley' });
    const { secret } = await createApiToken(venue, ['programme:read'], admin);
    const { body } = await venue.http().get(`/api/events/${id}`).set(by(secret)).expect(200);
    expect(body).toMatchObject({ artistNotes: 'Load in by the alley' });
    const refused = await venue.http().post('/api/events').set(by(secret)).send(SHOW).expect(403);
    expect(refused.body).toMatchObject({
      code: 'auth.token-scope',
      message: 'This API token may not do this: it would need the scope programme:write.',
    });

    const writer = (await createApiToken(venue, ['programme:write'], admin)).secret;
    const made = await venue.http().post('/api/events').set(by(writer)).send(SHOW).expect(201);
    await venue.http().delete(`/api/events/${made.body.id}`).set(by(writer)).expect(200);
    const log = await venue.sql(
      `SELECT actor_id AS actor, device, operation FROM staff_log WHERE thing = 'events' AND thing_id = $1 ORDER BY id`,
      [made.body.id],
    );
    const device = `API token ${writer.slice(0, 8)}…`;
    expect(log).toEqual([
      { actor: admin.id, device, operation: 'insert' },
      { actor: admin.id, device, operation: 'delete' },
    ]);
  });

  it('see of artists what is public, and none that wait', async () => {
    const [artist] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email, phone, is_approved) VALUES
         ('Patsy', 'country', 'patsy@example.com', '+16155550123', true),
         ('Waylon', 'country', 'waylon@example.com', '+16155550124', false) RETURNING id`,
    );
    const { secret } = await createApiToken(venue, ['programme:read'], admin);
    const read = async (path: string) => (await venue.http().get(path).set(by(secret)).expect(200)).body;
    const all = await read('/api/artists');
    expect(all).toMatchObject([{ name: 'Patsy' }]);
    expect(await read('/api/artists?status=waiting')).toEqual([]);
    expect(JSON.stringify([all, await read(`/api/artists/${artist?.id}`)])).not.toMatch(
      /example\.com|615555/,
    );
    await venue
      .http()
      .get(`/api/artists/${(artist?.id ?? 0) + 1}`)
      .set(by(secret))
      .expect(404);
  });

  it('do nothing to accounts, tokens and settings, whatever their scopes', async () => {
    const { secret } = await createApiToken(venue, [...API_SCOPES], admin);
    const http = venue.http().set(by(secret));
    expect(codeOf(await http.get('/api/auth/me').expect(403))).toBe('auth.token-scope');
    await http.get('/api/connections/tokens').expect(403);
    await http.post('/api/connections/tokens').send({}).expect(403);
    await http.put('/api/venue').send({ name: 'Mine' }).expect(403);
    await http.put('/api/auth/password').send({}).expect(403);
    await http.get('/uploads/nothing.webp').expect(403);
  });

  it('work no more in any process from the moment they are revoked', async () => {
    const { id, secret } = await createApiToken(venue, ['programme:read'], admin);
    const found = () => Promise.all([venue, second].map(({ app }) => app.get(ApiTokensService).find(secret)));
    expect(await found()).toMatchObject([{ tokenId: id }, { tokenId: id }]);
    const revoke = () => venue.http().delete(`/api/connections/tokens/${id}`).set(by(admin.sessionId));
    await revoke().expect(200);
    expect(await found()).toEqual([null, null]);
    expect(codeOf(await events(secret).expect(401))).toBe('auth.token-ended');
    expect(codeOf(await revoke().expect(404))).toBe('connections.token-not-found');
  });

  it.each([
    ['is blocked', 'UPDATE users SET is_active = false WHERE id = $1'],
    ['is an admin no more', `UPDATE users SET user_type = 'artist' WHERE id = $1`],
    ['is gone', 'DELETE FROM users WHERE id = $1'],
  ])('work no more once their maker %s, and say so in the list', async (_, statement) => {
    const maker = await createAccount(venue, 'admin');
    const { secret } = await createApiToken(venue, ['programme:read'], maker);
    await events(secret).expect(200);
    await venue.sql(statement, [maker.id]);
    await events(secret).expect(401);
    expect(await list()).toMatchObject([{ state: 'maker-gone' }]);
  });

  it('end when their time is over', async () => {
    const { secret } = await createApiToken(venue, ['programme:read'], admin);
    await venue.sql(`UPDATE api_tokens SET expires_at = now() - interval '1 second'`);
    await events(secret).expect(401);
    expect(await list()).toMatchObject([{ state: 'ended' }]);
  });

  it('tell when they were used last, to the minute', async () => {
    const { secret } = await createApiToken(venue, ['programme:read'], admin);
    const age = async () => {
      const [row] = await venue.sql<{ age: number }>(
        'SELECT extract(epoch FROM now() - last_used_at)::integer AS age FROM api_tokens',
      );
      return row?.age;
    };
    await events(secret).expect(200);
    expect(await age()).toBeLessThan(10);
    await venue.sql(`UPDATE api_tokens SET last_used_at = now() - interval '59 seconds'`);
    await events(secret).expect(200);
    expect(await age()).toBeGreaterThanOrEqual(59);
    await venue.sql(`UPDATE api_tokens SET last_used_at = now() - interval '61 seconds'`);
    await events(secret).expect(200);
    expect(await age()).toBeLessThan(10);
  });

  it('are nobody when they are torn, and no cookie', async () => {
    const { secret } = await createApiToken(venue, ['guests:read', 'programme:read'], admin);
    for (const torn of [secret.slice(0, -1), `htk_${secret.slice(4).toLowerCase()}x`, 'htk_'])
      expect(codeOf(await events(torn).expect(401))).toBe('auth.token-ended');
    await venue
      .http()
      .get('/api/bookings')
      .set({ Cookie: `sessionId=${secret}` })
      .expect(401);
  });

  it('that ask without a pause are told to wait, and hold up no other', async () => {
    const [busy, calm] = [
      await createApiToken(venue, ['programme:read'], admin),
      await createApiToken(venue, ['programme:read'], admin),
    ];
    const statuses: number[] = [];
    for (let batch = 0; batch < 31; batch += 1)
      statuses.push(
        ...(await Promise.all(Array.from({ length: 20 }, () => events(busy.secret)))).map(
          ({ status }) => status,
        ),
      );
    expect(statuses.filter((status) => status === 200)).toHaveLength(600);
    const refused = await events(busy.secret).expect(429);
    expect(codeOf(refused)).toBe('auth.token-too-busy');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    await events(calm.secret).expect(200);
  });
});
