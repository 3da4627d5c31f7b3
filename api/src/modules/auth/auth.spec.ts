import { parseSettings, type Settings } from '#src/config/settings.js';
import { Database } from '#src/database/database.js';
import { UsersService } from '#src/modules/users/users.service.js';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';
import { EmailVerificationService } from '#src/modules/auth/links/email-verification.service.js';
import { FirstAdmin } from '#src/modules/auth/sessions/first-admin.js';

const person = (overrides: object = {}) => ({
  username: `rider-${Math.random().toString(36).slice(2, 10)}`,
  email: `rider-${Math.random().toString(36).slice(2, 10)}@example.com`,
  password: 'boots!',
  firstName: 'June',
  lastName: 'Calloway',
  userType: 'user',
  ...overrides,
});

describe('accounts', () => {
  let venue: TestApp;

  beforeAll(async () => {
    venue = await createTestApp({ TRUST_PROXY: 'true' });
  });
  afterAll(() => venue.close());

  const register = (body: object) => venue.http().post('/api/auth/register').send(body);
  const login = (usernameOrEmail: string, password: string, address = '198.51.100.7') =>
    venue.http().post('/api/auth/login').set('X-Forwarded-For', address).send({ usernameOrEmail, password });
  const me = (sessionId: string) =>
    venue.http().get('/api/auth/me').set('Authorization', `Bearer ${sessionId}`);

  it('registers a customer, signs in, and enrols in loyalty', async () => {
    const body = person();
    const answer = await register(body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      user: {
        id: expect.any(Number),
        username: body.username,
        email: body.email,
        firstName: 'June',
        lastName: 'Calloway',
        userType: 'user',
        profileImage: null,
        emailVerified: false,
      },
      sessionId: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect((await me(answer.body.sessionId)).body).toEqual(answer.body.user);
    const members = await venue.sql('SELECT name, total_points FROM loyalty_members WHERE email = $1', [
      body.email,
    ]);
    expect(members).toEqual([{ name: 'June Calloway', total_points: 0 }]);
  });

  it('registers a customer who names no user type', async () => {
    const answer = await register(person({ userType: undefined }));
    expect([answer.status, answer.body.user.userType]).toEqual([201, 'user']);
  });

  it('starts an unapproved profile for an artist', async () => {
    const { body } = await register(person({ userType: 'artist' }));
    const profiles = await venue.sql('SELECT name, is_approved FROM artists WHERE user_id = $1', [
      body.user.id,
    ]);
    expect(profiles).toEqual([{ name: 'June Calloway', is_approved: false }]);
  });

  it('leaves the history of a guest from the door alone when somebody registers with that e-mail', async () => {
    await venue.sql(`INSERT INTO loyalty_members (name, email) VALUES ('Wade', 'wade@example.com')`);
    await register(person({ email: 'WADE@example.com ' }));
    const members = await venue.sql(
      `SELECT name, user_id FROM loyalty_members WHERE email = 'wade@example.com'`,
    );
    expect(members).toEqual([{ name: 'Wade', user_id: null }]);
  });

  it('names the field that somebody else has, in any case', async () => {
    const first = person();
    await register(first);
    const username = await register(person({ username: first.username.toUpperCase() }));
    const email = await register(person({ email: first.email.toUpperCase() }));
    expect([username.status, Object.keys(username.body.fields)]).toEqual([409, ['username']]);
    expect([email.status, Object.keys(email.body.fields)]).toEqual([409, ['email']]);
  });

  it('makes one account of ten registrations at once', async () => {
    const body = person();
    const answers = await Promise.all(Array.from({ length: 10 }, () => register(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it.each([
    ['username', { username: '' }],
    ['username', { username: 'x'.repeat(51) }],
    ['username', { username: 'tab\there' }],
    ['username', { username: 'victim@example.com' }],
    ['email', { email: 'nowhere' }],
    ['email', { email: undefined }],
    ['password', { password: 'short' }],
    ['password', { password: 'nul\u0000nul' }],
    ['password', { password: 'x'.repeat(256) }],
    ['firstName', { firstName: ' ' }],
    ['firstName', { firstName: '\ud83e' }],
    ['lastName', { lastName: { toString: 'x' } }],
    ['userType', { userType: 'admin' }],
    ['userType', { userType: null }],
    ['userType', { userType: '' }],
  ])('names %s when it is wrong: %j', async (field, wrong) => {
    const answer = await register(person(wrong));
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('signs in by username or e-mail, in any case, and by bearer or cookie', async () => {
    const account = await createAccount(venue, 'user');
    const byName = await login(account.username.toUpperCase(), account.password);
    const byEmail = await login(account.email, account.password);
    expect([byName.status, byEmail.status]).toEqual([200, 200]);
    const [cookie] = byEmail.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^sessionId=.+HttpOnly; SameSite=Lax$/);
    const answer = await venue
      .http()
      .get('/api/auth/me')
      .set('Cookie', String(cookie).split(';')[0] ?? '');
    expect(answer.body.username).toBe(account.username);
  });

  it('keeps only the hash of a session token', async () => {
    const account = await createAccount(venue, 'user');
    const rows = await venue.sql('SELECT id FROM sessions WHERE id = $1', [account.sessionId]);
    expect(rows).toEqual([]);
  });

  it('answers the same for an unknown account, a wrong password and a blocked account', async () => {
    const account = await createAccount(venue, 'user');
    const blocked = await createAccount(venue, 'user');
    await venue.sql('UPDATE users SET is_active = false WHERE id = $1', [blocked.id]);
    const answers = await Promise.all([
      login('nobody-at-all', 'whatever'),
      login(account.username, 'wrong'),
      login(blocked.username, blocked.password),
    ]);
    for (const answer of answers) {
      expect([answer.status, answer.body]).toEqual([401, answers[0].body]);
    }
    expect(answers[0].body.message).toBe('Invalid credentials. Please try again.');
  });

  it('ends the sessions of a blocked account and an outlived session at once', async () => {
    const blocked = await createAccount(venue, 'user');
    const tired = await createAccount(venue, 'user');
    await venue.sql('UPDATE users SET is_active = false WHERE id = $1', [blocked.id]);
    await venue.sql(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE user_id = $1`, [
      tired.id,
    ]);
    expect((await me(blocked.sessionId)).status).toBe(401);
    expect((await me(tired.sessionId)).status).toBe(401);
  });

  it('signs out for good and clears the cache but never the storage', async () => {
    const account = await createAccount(venue, 'user');
    const out = await venue
      .http()
      .post('/api/auth/logout')
      .set('Authorization', `Bearer ${account.sessionId}`);
    expect([out.status, out.get('Clear-Site-Data')]).toEqual([200, '"cache"']);
    expect((await me(account.sessionId)).status).toBe(401);
  });

  it('makes an account wait after many wrong passwords, and says how long', async () => {
    const account = await createAccount(venue, 'user');
    for (let attempt = 0; attempt < 10; attempt += 1) await login(account.username, 'wrong', '203.0.113.1');
    const answer = await login(account.username, account.password, '203.0.113.1');
    expect([answer.status, answer.body.code]).toEqual([429, 'auth.too-many-attempts']);
    expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0);
  });

  it('lets the owner in from elsewhere while a stranger guesses', async () => {
    const account = await createAccount(venue, 'admin');
    for (let attempt = 0; attempt < 12; attempt += 1) await login(account.username, 'wrong', '203.0.113.3');
    expect((await login(account.username, account.password, '203.0.113.4')).status).toBe(200);
  });

  it('counts guesses that are made at once, and by name or e-mail alike', async () => {
    const account = await createAccount(venue, 'user');
    const guesses = Array.from({ length: 30 }, (_, index) =>
      login(index % 2 === 0 ? account.username : account.email, 'wrong', '203.0.113.5'),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });

  it('makes an account wait that a hundred addresses guess at', async () => {
    const { username } = await createAccount(venue, 'user');
    const guesses = Array.from({ length: 104 }, (_, index) => login(username, 'wrong', `198.18.0.${index}`));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it('makes an address wait that tries many accounts', async () => {
    const attempts = Array.from({ length: 61 }, (_, index) =>
      login(`guess-${index}`, 'wrong', '203.0.113.9'),
    );
    await Promise.all(attempts);
    expect((await login('guess-again', 'wrong', '203.0.113.9')).status).toBe(429);
    expect((await login('guess-again', 'wrong', '203.0.113.10')).status).toBe(401);
  });

  it('takes all addresses of one IPv6 network as one', async () => {
    const guess = (address: string) => login('guess-64', 'wrong', address);
    for (let host = 1; host <= 10; host += 1) expect((await guess(`2001:db8:0:7::${host}`)).status).toBe(401);
    expect((await guess('2001:db8:0:7:ffff::1')).status).toBe(429);
    expect((await guess('2001:db8:0:8::1')).status).toBe(401);
  });

  it('refuses a command that another site sends with the cookie alone', async () => {
    const account = await createAccount(venue, 'user');
    const body = { eventId: 1, photoId: 1, customerName: 'x' };
    const send = (headers: Record<string, string>) =>
      venue
        .http()
        .post('/api/photo-attendance')
        .set({ Cookie: `sessionId=${account.sessionId}`, ...headers })
        .send(body);
    expect((await send({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await send({ Origin: 'https://evil.example' })).status).toBe(403);
    expect((await send({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(404);
    expect(
      (await send({ Authorization: `Bearer ${account.sessionId}`, Origin: 'https://evil.example' })).status,
    ).toBe(404);
  });
});

describe('commands from other sites', () => {
  it('cannot sign a victim in to somebody else’s account', async () => {
    const venue = await createTestApp();
    const account = await createAccount(venue, 'user');
    const answer = await venue
      .http()
      .post('/api/auth/login')
      .set('Sec-Fetch-Site', 'cross-site')
      .send({ usernameOrEmail: account.username, password: account.password });
    expect([answer.status, answer.get('Set-Cookie')]).toEqual([403, undefined]);
    await venue.close();
  });
});

describe('the first admin', () => {
  const starterOf = ({ app }: TestApp, settings: Settings) =>
    new FirstAdmin(settings, app.get(UsersService), app.get(Database), app.get(EmailVerificationService));

  it('comes from the settings, once', async () => {
    const admin = {
      ADMIN_USERNAME: 'boss',
      ADMIN_EMAIL: 'Boss@Example.com',
      ADMIN_PASSWORD: 'hold-your-horses',
    };
    const venue = await createTestApp(admin);
    const answer = await venue
      .http()
      .post('/api/auth/login')
      .send({ usernameOrEmail: 'boss@example.com', password: 'hold-your-horses' });
    expect(answer.body.user).toMatchObject({ username: 'boss', userType: 'admin' });
    expect(await venue.sql('SELECT kind, recipient FROM messages')).toEqual([
      { kind: 'auth.email-verification', recipient: 'boss@example.com' },
    ]);
    await venue.close();
  });

  it('does not stop the start when a guest took the name, and says so', async () => {
    const venue = await createTestApp();
    await venue.sql(
      `INSERT INTO users (username, email, password) VALUES ('boss', 'guest@example.com', 'x')`,
    );
    const firstAdmin = { username: 'Boss', email: 'boss@example.com', password: 'hold-your-horses' };
    const settings = Object.assign(parseSettings({ DATABASE_URL: 'postgres://x' }), { firstAdmin });
    await expect(starterOf(venue, settings).onApplicationBootstrap()).resolves.toBeUndefined();
    expect(await venue.sql(`SELECT FROM users WHERE user_type = 'admin'`)).toHaveLength(0);
    await venue.close();
  });

  it('is made once by processes that start together', async () => {
    const venue = await createTestApp();
    const firstAdmin = { username: 'boss', email: 'boss@example.com', password: 'hold-your-horses' };
    const settings = Object.assign(parseSettings({ DATABASE_URL: 'postgres://x' }), { firstAdmin });
    const start = () => starterOf(venue, settings).onApplicationBootstrap();
    await Promise.all([start(), start(), start()]);
    expect(await venue.sql(`SELECT FROM users WHERE user_type = 'admin'`)).toHaveLength(1);
    expect(await venue.sql('SELECT FROM messages')).toHaveLength(1);
    await venue.close();
  });
});
