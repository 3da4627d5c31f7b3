import { randomUUID } from 'node:crypto';
import {
  createSecondProcess,
  createAccount,
  createTestApp,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';
import { newBrowserKeys } from '#test/servers/push-crypto.js';

const newSubscription = () => {
  const { open: _open, ...keys } = newBrowserKeys();
  return {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomUUID()}`,
    ...keys,
    device: 'Chrome on Android',
  };
};

describe('browsers that take push messages', () => {
  let venue: TestApp;

  beforeAll(async () => {
    venue = await createTestApp();
  });
  beforeEach(() => venue.sql('DELETE FROM push_subscriptions'));
  afterAll(() => venue.close());

  const by = (account?: TestAccount) => (account ? { Authorization: `Bearer ${account.sessionId}` } : {});
  const put = (key: string, body: object, account?: TestAccount) =>
    venue.http().put(`/api/push-subscriptions/${key}`).set(by(account)).send(body);
  const remove = (key: string) => venue.http().delete(`/api/push-subscriptions/${key}`);
  const own = async (account: TestAccount): Promise<{ key: string; device: string }[]> =>
    (await venue.http().get('/api/push-subscriptions').set(by(account)).expect(200)).body;
  const rows = () =>
    venue.sql<{ key: string; endpoint: string; user_id: number | null }>('SELECT * FROM push_subscriptions');

  it('are kept once, however often they say so', async () => {
    const key = randomUUID();
    const subscription = newSubscription();
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(key, subscription)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await rows()).toMatchObject([{ key, endpoint: subscription.endpoint, user_id: null }]);
  });

  it('stay the same with a new address, or with a new key', async () => {
    const key = randomUUID();
    await put(key, newSubscription()).expect(200);
    const [before] = await rows();
    const renewed = newSubscription();
    await put(key, renewed).expect(200);
    await put(randomUUID(), renewed).expect(200);
    expect(await rows()).toMatchObject([
      { id: (before as unknown as { id: number }).id, endpoint: renewed.endpoint },
    ]);
  });

  it('belong to who is signed in there, and to nobody after that', async () => {
    const [loretta, june] = [await createAccount(venue, 'user'), await createAccount(venue, 'user')];
    const key = randomUUID();
    const subscription = newSubscription();
    await put(key, subscription, loretta).expect(200);
    expect(await own(loretta)).toMatchObject([{ key, device: 'Chrome on Android' }]);
    await put(key, subscription, june).expect(200);
    expect([await own(loretta), (await own(june)).length]).toEqual([[], 1]);
    await venue.http().post('/api/auth/logout').set(by(june)).expect(200);
    expect(await rows()).toHaveLength(1);
    await put(key, subscription).expect(200);
    expect(await rows()).toMatchObject([{ user_id: null }]);
  });

  it('are twenty of an account at most: the oldest goes, never the one that asks', async () => {
    const account = await createAccount(venue, 'user');
    const keys = Array.from({ length: 21 }, () => randomUUID());
    for (const key of keys) await put(key, newSubscription(), account).expect(200);
    const kept = (await own(account)).map(({ key }) => key);
    expect([kept.length, kept.includes(keys[0] ?? ''), kept.includes(keys[20] ?? '')]).toEqual([
      20,
      false,
      true,
    ]);
  });

  it('are taken without an account less often from one place than with one', async () => {
    await venue.sql('DELETE FROM rate_limits');
    const [key, subscription] = [randomUUID(), newSubscription()];
    for (let count = 0; count < 119; count += 1) await put(randomUUID(), newSubscription()).expect(200);
    await put(key, subscription).expect(200);
    await put(randomUUID(), newSubscription()).expect(429);
    await put(key, { ...subscription, device: 'Chrome on ChromeOS' }).expect(429);
    await put(key, subscription, await createAccount(venue, 'user')).expect(200);
    await venue.sql('DELETE FROM rate_limits');
  });

  it('say at each start of the app what is kept already, which counts for nothing', async () => {
    await venue.sql('DELETE FROM rate_limits');
    const [key, subscription] = [randomUUID(), newSubscription()];
    const { body } = await put(key, subscription).expect(200);
    const [kept] = await rows();
    for (let count = 0; count < 130; count += 1) await put(key, subscription).expect(200);
    const account = await createAccount(venue, 'user');
    await put(key, subscription, account).expect(200);
    expect((await put(key, subscription, account).expect(200)).body).toMatchObject({
      ...body,
      createdAt: expect.any(String),
    });
    expect(await rows()).toMatchObject([{ ...kept, user_id: account.id, session_id: expect.any(String) }]);
    await venue.sql('DELETE FROM rate_limits');
  });

  it('are read and ended by nobody who does not know the key', async () => {
    const account = await createAccount(venue, 'user');
    const key = randomUUID();
    await put(key, newSubscription(), account);
    await venue.http().get('/api/push-subscriptions').expect(401);
    await remove(randomUUID()).expect(200);
    expect(await rows()).toHaveLength(1);
    await remove(key).expect(200);
    await remove(key).expect(200);
    expect(await rows()).toEqual([]);
  });

  it('stay ended for an account, however often they say so by themselves, until they are asked for there', async () => {
    const [account, key, subscription] = [
      await createAccount(venue, 'user'),
      randomUUID(),
      newSubscription(),
    ];
    const repeat = { ...subscription, isRepeat: true };
    await put(key, subscription, account).expect(200);
    await put(key, repeat, account).expect(200);
    await remove(key).expect(200);
    await remove(key).expect(200);
    const { body } = await put(key, repeat, account).expect(409);
    expect(body).toMatchObject({ code: 'notifications.browser-ended' });
    await put(key, { ...repeat, endpoint: newSubscription().endpoint }).expect(409);
    expect([await own(account), await rows()]).toEqual([[], []]);
    await put(key, subscription, account).expect(200);
    await put(key, repeat, account).expect(200);
    expect(await own(account)).toMatchObject([{ key }]);
  });

  it('say so by themselves after the venue forgot them, and are kept again', async () => {
    const key = randomUUID();
    await put(key, newSubscription()).expect(200);
    await venue.sql('DELETE FROM push_subscriptions');
    await put(key, { ...newSubscription(), isRepeat: true }).expect(200);
    expect(await rows()).toMatchObject([{ key }]);
  });

  it('are ended or kept by two calls at once, and never both', async () => {
    const [key, subscription] = [randomUUID(), { ...newSubscription(), isRepeat: true }];
    await put(key, subscription).expect(200);
    const repeats = Array.from({ length: 8 }, () => put(key, subscription).then(({ status }) => status));
    await Promise.all([remove(key).expect(200), ...repeats]);
    expect(await rows()).toEqual([]);
    await put(key, subscription).expect(409);
  });

  it.each([
    ['isRepeat', 'yes'],
    ['endpoint', 'https://127.0.0.1/internal'],
    ['endpoint', 'http://169.254.169.254/latest/meta-data'],
    ['endpoint', `https://fcm.googleapis.com/${'x'.repeat(1000)}`],
    ['p256dh', 'short'],
    ['auth', ''],
    ['device', 'x'.repeat(61)],
  ])('are refused with the %s %s', async (field, value) => {
    const { body } = await put(randomUUID(), { ...newSubscription(), [field]: value }).expect(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  it('are refused with a key that is no UUID', async () => {
    await put('me', newSubscription()).expect(400);
  });

  it('are given one key of the venue by all its processes, and never the private one', async () => {
    const second = await createSecondProcess(venue);
    const [one, other] = await Promise.all(
      [venue, second].map(({ http }) => http().get('/api/push-key').expect(200)),
    );
    expect(one?.body).toEqual(other?.body);
    expect(Object.keys(one?.body as object)).toEqual(['publicKey']);
    await second.close();
  });
});
