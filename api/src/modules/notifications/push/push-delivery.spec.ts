import { Database } from '#src/database/database.js';
import { MessageDelivery } from '#src/modules/notifications/delivery/message-delivery.js';
import { DEVICE_GONE, NOT_WANTED } from '#src/modules/notifications/delivery/delivery-rules.js';
import { type NewMail, NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { readVapid } from '#test/servers/push-crypto.js';
import { type PushServer, startPushServer, type TestBrowser } from '#test/servers/push-server.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

interface MessageRow {
  id: number;
  channel: string;
  status: string;
  reason: string | null;
  attempts: number;
  waits: number;
}

describe('push messages', () => {
  let service: PushServer;
  let venue: TestApp;
  let artist: TestAccount;
  let browser: TestBrowser;

  beforeAll(async () => {
    service = await startPushServer();
    venue = await createTestApp(service.environment);
    await venue.sql(`UPDATE venue SET email = 'hall@venue.example'`);
  });
  beforeEach(async () => {
    service.treatments.length = 0;
    service.calls.length = 0;
    await venue.sql('DELETE FROM messages');
    await venue.sql('DELETE FROM message_refusals');
    artist = await createAccount(venue, 'artist');
    browser = service.newBrowser();
    await subscribe(browser, artist).expect(200);
  });
  afterAll(async () => {
    await venue.close();
    await service.close();
  });

  const by = ({ sessionId }: TestAccount) => ({ Authorization: `Bearer ${sessionId}` });
  const subscribe = ({ key, subscription }: TestBrowser, account?: TestAccount) =>
    venue
      .http()
      .put(`/api/push-subscriptions/${key}`)
      .set(account ? by(account) : {})
      .send(subscription);
  const mail = (overrides: Partial<NewMail> = {}): NewMail => ({
    kind: 'bookings.proposed',
    recipient: artist.email,
    userId: artist.id,
    subject: 'A show for you: Barn Dance',
    content: { heading: 'A show for you', paragraphs: ['Friday at 8:00 PM 🤠'] },
    ...overrides,
  });
  /** Queues a mail, and the push messages beside it; tries these once. */
  const tell = async (overrides?: Partial<NewMail>): Promise<void> => {
    await venue.app
      .get(Database)
      .transaction((transaction) =>
        venue.app.get(NotificationsService).queueMail(transaction, mail(overrides)),
      );
    await tryAll();
  };
  const tryAll = async () => {
    for (const { id } of await pushes()) await venue.app.get(MessageDelivery).deliver(id);
  };
  const pushes = () =>
    venue.sql<MessageRow>(
      `SELECT *, extract(epoch FROM next_attempt_at - now())::integer AS waits FROM messages
        WHERE channel = 'push' ORDER BY id`,
    );
  const waitOver = () => venue.sql(`UPDATE messages SET next_attempt_at = now() WHERE status = 'queued'`);

  it('go to each browser at which the reader is signed in, encrypted and signed by the venue', async () => {
    const other = service.newBrowser();
    await subscribe(other, artist);
    const stranger = service.newBrowser();
    await subscribe(stranger, await createAccount(venue, 'artist'));
    await tell();

    expect(browser.contents()).toEqual([
      {
        id: expect.any(Number),
        title: 'A show for you: Barn Dance',
        text: 'Friday at 8:00 PM 🤠',
        page: '/account/bookings',
        tag: expect.stringMatching(/^[\w-]{32}$/),
      },
    ]);
    expect(other.taken).toHaveLength(1);
    expect(stranger.taken).toEqual([]);

    const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = browser.taken;
    expect(body.includes('Barn Dance')).toBe(false);
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', urgency: 'high', ttl: '86400' });
    expect(headers.topic).toBe(browser.contents()[0]?.tag);
    const { key, claims } = readVapid(headers.authorization) ?? {};
    const { body: answer } = await venue.http().get('/api/push-key').expect(200);
    expect(key).toBe(answer.publicKey);
    expect(claims).toMatchObject({ aud: service.url, sub: 'mailto:hall@venue.example' });
    expect(Number(claims?.exp) - Date.now() / 1000).toBeLessThanOrEqual(24 * 60 * 60);
    expect(await pushes()).toMatchObject([{ status: 'sent' }, { status: 'sent' }]);
  });

  it('are kept for a browser that is away for two days at most', async () => {
    await tell({ uselessAfter: new Date('2099-01-16T20:00:00Z') });
    expect(browser.taken[0]?.headers.ttl).toBe('172800');
  });

  it.each([404, 410])('end with a browser whose push service says %i, which is forgotten', async (status) => {
    service.treatments.push({ status });
    await tell();
    expect(await pushes()).toMatchObject([{ status: 'not-sent', reason: DEVICE_GONE, attempts: 1 }]);
    expect(await venue.sql('SELECT FROM push_subscriptions WHERE key = $1', [browser.key])).toEqual([]);
    await tell();
    expect(service.calls).toHaveLength(1);
  });

  it('are refused for good with 413 and 400, in the push service’s words, and the browser stays', async () => {
    service.treatments.push({ status: 413, words: 'Payload too large' });
    await tell();
    expect(await pushes()).toMatchObject([{ status: 'failed', reason: '413 Payload too large' }]);
    service.treatments.push({ status: 400, words: 'x'.repeat(100_000) });
    await tell();
    const [, { reason } = { reason: '' }] = await pushes();
    expect(reason).toMatch(/^400 x{296,300}$/);
    await tell();
    expect(browser.taken).toHaveLength(1);
  });

  it('wait as long as a push service asks with 429', async () => {
    service.treatments.push({ status: 429, headers: { 'Retry-After': '3600' } });
    await tell();
    const [row] = await pushes();
    expect(row).toMatchObject({ status: 'queued', attempts: 1 });
    expect(row?.waits).toBeGreaterThan(3500);
    await venue.app.get(MessageDelivery).deliverDue();
    expect(service.calls).toHaveLength(1);
    await waitOver();
    await venue.app.get(MessageDelivery).deliverDue();
    expect(await pushes()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it.each([{ status: 503 }, 'hang-up' as const])(
    'are tried again after %j, and hold up no others',
    async (treatment) => {
      const other = service.newBrowser();
      await subscribe(other, artist);
      service.treatments.push(treatment);
      await tell();
      const rows = await pushes();
      expect(rows.map(({ status }) => status).sort()).toEqual(['queued', 'sent']);
      await waitOver();
      await venue.app.get(MessageDelivery).deliverDue();
      expect(browser.taken).toHaveLength(1);
      expect(other.taken).toHaveLength(1);
    },
  );

  it('carry the same tag and topic when one is sent twice, so that the device shows one', async () => {
    service.treatments.push('hang-up-after-taking');
    await tell();
    await waitOver();
    await tryAll();
    const [first, second] = browser.contents();
    expect(second).toEqual(first);
    expect(new Set(browser.taken.map(({ headers }) => headers.topic)).size).toBe(1);
  });

  it('do not follow a redirect', async () => {
    service.treatments.push({ status: 307, headers: { Location: `${service.url}/elsewhere` } });
    await tell();
    expect(service.calls).toHaveLength(1);
    expect(await pushes()).toMatchObject([{ status: 'failed' }]);
  });

  it('are none to who turned them off, who still gets the mail', async () => {
    await venue
      .http()
      .put('/api/notification-preferences')
      .set(by(artist))
      .send({ topic: 'bookings', channel: 'push', isWanted: false })
      .expect(200);
    await tell();
    await tell({ kind: 'bookings.confirmed' });
    expect(await pushes()).toEqual([]);
    expect(await venue.sql(`SELECT FROM messages WHERE channel = 'email'`)).toHaveLength(2);
  });

  it('are held back when they are turned off while they wait', async () => {
    service.treatments.push({ status: 503 });
    await tell();
    await venue
      .http()
      .put('/api/notification-preferences')
      .set(by(artist))
      .send({ topic: 'bookings', channel: 'push', isWanted: false });
    await waitOver();
    await tryAll();
    expect(await pushes()).toMatchObject([{ status: 'not-sent', reason: NOT_WANTED }]);
  });

  it('are none to a browser at which the reader has signed out, also of one that waited', async () => {
    service.treatments.push({ status: 503 });
    await tell();
    await venue.http().post('/api/auth/logout').set(by(artist)).expect(200);
    await waitOver();
    await tryAll();
    await tell();
    expect(await pushes()).toMatchObject([{ status: 'not-sent', reason: DEVICE_GONE }]);
    expect(browser.taken).toEqual([]);
  });

  it('go with the account', async () => {
    await venue.sql('DELETE FROM users WHERE id = $1', [artist.id]);
    expect(await venue.sql('SELECT FROM push_subscriptions WHERE key = $1', [browser.key])).toEqual([]);
  });

  it('are none for mails of an account’s security', async () => {
    await tell({ kind: 'auth.password-changed' });
    expect(await pushes()).toEqual([]);
  });

  it('fit into 4,096 bytes in any script', async () => {
    await tell({ subject: '🤠'.repeat(255), content: { heading: 'x', paragraphs: ['🎻'.repeat(5000)] } });
    expect(browser.taken[0]?.body.length).toBeLessThan(4096);
    expect([...(browser.contents()[0]?.text ?? '')]).toHaveLength(300);
  });
});
