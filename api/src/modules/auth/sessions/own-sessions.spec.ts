import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { USER_TYPES } from '#contract/users.js';
import { createAccount, createTwoProcesses, type TestAccount, type TestApp } from '#test/test-app.js';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 20_0 like Mac OS X) AppleWebKit/605.1.15 Version/20.0 Mobile/15E148 Safari/604.1';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

describe('the devices on which somebody is signed in', () => {
  let venue: TestApp;
  let other: TestApp;
  let close: () => Promise<void>;

  beforeAll(async () => void ({ venue, other, close } = await createTwoProcesses()));
  afterAll(() => close());

  const as = (sessionId: string) => ({ Authorization: `Bearer ${sessionId}` });
  const list = async (sessionId: string) =>
    (await venue.http().get('/api/auth/sessions').set(as(sessionId)).expect(200)).body;
  const end = (sessionId: string, key: string) =>
    venue.http().delete(`/api/auth/sessions/${key}`).set(as(sessionId));
  const endOthers = (sessionId: string) => venue.http().delete('/api/auth/sessions').set(as(sessionId));
  const statusOf = async (sessionId: string, process = venue) =>
    (await process.http().get('/api/auth/me').set(as(sessionId))).status;
  /** Of the one that asks. */
  const keyOf = async (sessionId: string): Promise<string> => (await list(sessionId))[0].key;

  /** The session of one more device of the account. */
  const signIn = async ({ username, password }: TestAccount, userAgent = PHONE): Promise<string> => {
    const login = venue.http().post('/api/auth/login').set('User-Agent', userAgent);
    return (await login.send({ usernameOrEmail: username, password }).expect(200)).body.sessionId;
  };

  /** As if the session had been used last so many minutes ago. */
  const usedAgo = (key: string, minutes: number) =>
    venue.sql(`UPDATE sessions SET last_seen_at = now() - make_interval(mins => $2) WHERE key = $1`, [
      key,
      minutes,
    ]);
  /** The row's version: every write makes another one. */
  const versionOf = async (key: string) =>
    (await venue.sql('SELECT xmin::text FROM sessions WHERE key = $1', [key]))[0];

  it.each(USER_TYPES)(
    'are told to a %s in words: this one first, and nothing of the network',
    async (type) => {
      const account = await createAccount(venue, type);
      const phone = await signIn(account);
      const laptop = await signIn(account, LAPTOP);

      const devices = await list(laptop);

      const device = (name: string, isThis = false) => ({
        key: expect.any(String),
        device: name,
        signedInAt: expect.any(String),
        lastSeenAt: expect.any(String),
        isThis,
      });
      expect(devices).toEqual([
        device('Firefox on Linux', true),
        device('Safari on iPhone'),
        device('A browser'),
      ]);
      expect((await list(phone))[0]).toMatchObject({ device: 'Safari on iPhone', isThis: true });
    },
  );

  it('keep no User-Agent, whatever stands in it', async () => {
    const account = await createAccount(venue, 'user');
    const session = await signIn(account, `<b>Your bank</b> ${'x'.repeat(4_000)} on Windows`);
    expect((await list(session))[0].device).toBe('A browser');
  });

  it('are those of the account, newest sight first, without what has ended', async () => {
    const account = await createAccount(venue, 'user');
    await createAccount(venue, 'user');
    const [older, ended, newer] = [
      await signIn(account),
      await signIn(account),
      await signIn(account, LAPTOP),
    ];
    const keys = { older: await keyOf(older), ended: await keyOf(ended), newer: await keyOf(newer) };
    await usedAgo(keys.older, 60);
    await venue.sql(`UPDATE sessions SET expires_at = now() - interval '1 second' WHERE key = $1`, [
      keys.ended,
    ]);

    const devices: { key: string }[] = await list(account.sessionId);

    expect(devices.map(({ key }) => key).slice(1)).toEqual([keys.newer, keys.older]);
  });

  describe('last seen', () => {
    it('costs no write within five minutes', async () => {
      const { sessionId } = await createAccount(venue, 'user');
      const key = await keyOf(sessionId);
      await usedAgo(key, 4);
      const version = await versionOf(key);

      for (let calls = 0; calls < 5; calls += 1) await statusOf(sessionId);

      expect(await versionOf(key)).toEqual(version);
    });

    it('is now after five minutes, in the words of who calls', async () => {
      const { sessionId } = await createAccount(venue, 'user');
      const key = await keyOf(sessionId);
      await usedAgo(key, 6);

      const calls = Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? venue : other).http().get('/api/auth/me').set(as(sessionId)).set('User-Agent', LAPTOP),
      );
      await Promise.all(calls);

      const [device] = await list(sessionId);
      expect(device.device).toBe('Firefox on Linux');
      expect(Date.now() - Date.parse(device.lastSeenAt)).toBeLessThan(60_000);
      const version = await versionOf(key);
      await statusOf(sessionId);
      expect(await versionOf(key)).toEqual(version);
    });
  });

  it('moves the end of a session that is used, and the cookie’s with it', async () => {
    const { id, sessionId } = await createAccount(venue, 'user');
    const usedWeeksAgo = () =>
      venue.sql(
        `UPDATE sessions SET expires_at = now() + interval '1 day', last_seen_at = now() - interval '29 days'
          WHERE user_id = $1`,
        [id],
      );
    await usedWeeksAgo();
    await statusOf(sessionId);
    const [row] = await venue.sql<{ days: number }>(
      'SELECT round(extract(epoch FROM expires_at - now()) / 86400)::int AS days FROM sessions WHERE user_id = $1',
      [id],
    );
    expect(row?.days).toBe(30);

    await usedWeeksAgo();
    const byCookie = await venue.http().get('/api/auth/me').set('Cookie', `sessionId=${sessionId}`);
    expect(byCookie.get('Set-Cookie')?.[0]).toMatch(/Max-Age=2592000/);
  });

  describe('ending one', () => {
    it('signs it out at once in every process, and leaves the others', async () => {
      const account = await createAccount(venue, 'artist');
      const lost = await signIn(account);
      const key = await keyOf(lost);
      expect([await statusOf(lost), await statusOf(lost, other)]).toEqual([200, 200]);

      await end(account.sessionId, key).expect(200);

      expect([await statusOf(lost), await statusOf(lost, other)]).toEqual([401, 401]);
      expect(await statusOf(account.sessionId)).toBe(200);
    });

    it('is answered the same the second time, and at the same moment', async () => {
      const account = await createAccount(venue, 'user');
      const key = await keyOf(await signIn(account));
      const answers = await Promise.all([end(account.sessionId, key), end(account.sessionId, key)]);
      const again = await end(account.sessionId, key.toUpperCase());
      for (const { status, body } of [...answers, again])
        expect([status, body]).toEqual([200, { message: 'The device is signed out.' }]);
    });

    it('finds nothing of somebody else’s', async () => {
      const [owner, thief] = [await createAccount(venue, 'user'), await createAccount(venue, 'admin')];
      const refused = await end(thief.sessionId, await keyOf(owner.sessionId)).expect(404);
      expect(refused.body.code).toBe('auth.session-not-found');
      expect(await statusOf(owner.sessionId)).toBe(200);
    });

    it('takes a key, and no token or hash', async () => {
      const account = await createAccount(venue, 'user');
      const [row] = await venue.sql<{ id: string }>('SELECT id FROM sessions WHERE user_id = $1', [
        account.id,
      ]);
      await end(account.sessionId, account.sessionId).expect(400);
      await end(account.sessionId, row?.id ?? '').expect(400);
      await end(account.sessionId, randomUUID()).expect(200);
      expect(await statusOf(account.sessionId)).toBe(200);
    });
  });

  it('are all ended but the one that asks, those of nobody else', async () => {
    const account = await createAccount(venue, 'staff');
    const stranger = await createAccount(venue, 'staff');
    const others = [await signIn(account), await signIn(account, LAPTOP)];

    for (const _ of ['once', 'again'])
      expect((await endOthers(account.sessionId).expect(200)).body.message).toBe(
        'Your other devices are signed out.',
      );

    expect(await Promise.all(others.map((one) => statusOf(one, other)))).toEqual([401, 401]);
    expect(await list(account.sessionId)).toHaveLength(1);
    expect(await statusOf(stranger.sessionId)).toBe(200);
  });

  describe('a call that waits', () => {
    /** Waits at the other process for news of Today, 20 seconds at most. @returns once it waits */
    const waitForNews = async (sessionId: string) => {
      const news = () => other.http().get('/api/today/news').set(as(sessionId));
      const { tag } = (await news().expect(200)).body;
      const answer = news()
        .query({ tag, wait: 20 })
        .then(({ status }) => status);
      await pause(600);
      return { answer };
    };

    it.each<[string, (account: TestAccount, key: string) => PromiseLike<unknown>]>([
      ['ended', ({ sessionId }, key) => end(sessionId, key).expect(200)],
      ['blocked', ({ id }) => venue.sql('UPDATE users SET is_active = false WHERE id = $1', [id])],
      ['deleted', ({ id }) => venue.sql('DELETE FROM users WHERE id = $1', [id])],
    ])('is refused at once when its session is %s', async (_how, stop) => {
      const account = await createAccount(venue, 'admin');
      const lost = await signIn(account);
      const key = await keyOf(lost);
      const waiting = await waitForNews(lost);
      const began = performance.now();

      await stop(account, key);

      expect(await waiting.answer).toBe(401);
      expect(performance.now() - began).toBeLessThan(2_000);
    });

    it('goes on waiting when another session ends', async () => {
      const [waiter, leaver] = [await createAccount(venue, 'admin'), await createAccount(venue, 'user')];
      const waiting = await waitForNews(waiter.sessionId);

      await end(leaver.sessionId, await keyOf(leaver.sessionId)).expect(200);
      expect(await Promise.race([waiting.answer, pause(1_000, 'waits')])).toBe('waits');

      await venue.sql(
        `INSERT INTO sms_event_requests (phone_number, message_text) VALUES ('+16155550123', 'Can I play?')`,
      );
      expect(await waiting.answer).toBe(200);
    });
  });
});
