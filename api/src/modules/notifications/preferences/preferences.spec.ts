import { MESSAGE_TOPICS } from '#contract/message-topics.js';
import { Database } from '#src/database/database.js';
import { type MailServer, startMailServer } from '#test/servers/mail-server.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { NOT_WANTED } from '#src/modules/notifications/delivery/delivery-rules.js';
import { MessageDelivery } from '#src/modules/notifications/delivery/message-delivery.js';
import { type NewMail, NotificationsService } from '#src/modules/notifications/notifications.service.js';

const mail = (overrides: Partial<NewMail> = {}): NewMail => ({
  kind: 'invitations.invited',
  recipient: 'loretta@example.com',
  userId: null,
  subject: 'Play for us',
  content: { heading: 'Play for us', paragraphs: ['On Friday.'] },
  ...overrides,
});

describe('what people want to be told', () => {
  let server: MailServer;
  let venue: TestApp;
  let artist: TestAccount;

  beforeAll(async () => {
    server = await startMailServer();
    venue = await createTestApp({
      SMTP_URL: server.url,
      MAIL_FROM: 'hello@venue.example',
      PUBLIC_URL: 'https://venue.example',
    });
  });
  beforeEach(async () => {
    server.mails.length = 0;
    await venue.sql('DELETE FROM messages');
    await venue.sql('DELETE FROM message_refusals');
    artist = await createAccount(venue, 'artist');
  });
  afterAll(async () => {
    await venue.close();
    await server.close();
  });

  const as = ({ sessionId }: TestAccount) => ({ Authorization: `Bearer ${sessionId}` });
  const choose = (body: object) =>
    venue.http().put('/api/notification-preferences').set(as(artist)).send(body);
  const queue = ({ app }: TestApp, letter: NewMail) =>
    app.get(Database).transaction((tx) => app.get(NotificationsService).queueMail(tx, letter));
  /** Sends one and returns its row and the mail that came; `meanwhile` happens while it waits. */
  const send = async (overrides?: Partial<NewMail>, meanwhile?: () => Promise<unknown>) => {
    const letter = mail(overrides);
    const id = await queue(venue, letter);
    await meanwhile?.();
    await venue.app.get(MessageDelivery).deliver(id);
    const [row] = await venue.sql('SELECT status, reason, unsubscribe_token FROM messages WHERE id = $1', [
      id,
    ]);
    return { row, received: server.mailsTo(letter.recipient).at(-1) };
  };
  const header = (received: Awaited<ReturnType<typeof send>>['received'], name: string) =>
    received?.headers.find(({ key }) => key === name)?.value;
  const oneClick = (url: string) =>
    venue.http().post(new URL(url).pathname).type('form').send({ 'List-Unsubscribe': 'One-Click' });

  it('is everything at first, and what each switch says after', async () => {
    const first = await venue.http().get('/api/notification-preferences').set(as(artist)).expect(200);
    expect(first.body).toEqual(
      MESSAGE_TOPICS.map((topic) => ({ topic, email: true, sms: true, push: true })),
    );

    const off = { topic: 'bookings', channel: 'sms', isWanted: false };
    await choose(off).expect(200);
    const { body } = await choose(off).expect(200);
    expect(body).toContainEqual({ topic: 'bookings', email: true, sms: false, push: true });
    expect((await choose({ ...off, isWanted: true }).expect(200)).body).toEqual(first.body);
  });

  it('refuses what is no topic, so nobody can switch off mails about their account', async () => {
    await choose({ topic: 'account', channel: 'email', isWanted: false }).expect(400);
    await choose({ topic: 'bookings', channel: 'pigeon', isWanted: false }).expect(400);
    await choose({ topic: 'bookings', channel: 'email', isWanted: 'no' }).expect(400);
    const { row, received } = await send({ kind: 'auth.password-changed', userId: artist.id });
    expect(row).toMatchObject({ status: 'sent', unsubscribe_token: null });
    expect(header(received, 'list-unsubscribe')).toBeUndefined();
    expect(received?.text).not.toMatch(/unsubscribe/i);
  });

  it('holds back only what was switched off, for that person alone, and says so', async () => {
    await choose({ topic: 'invitations', channel: 'email', isWanted: false });
    const held = await send({ userId: artist.id });
    expect(held.row).toMatchObject({ status: 'not-sent', reason: NOT_WANTED });
    expect(server.mails).toEqual([]);
    expect((await send({ userId: artist.id, kind: 'bookings.proposed' })).row).toMatchObject({
      status: 'sent',
    });
    expect((await send()).row).toMatchObject({ status: 'sent' });
  });

  it('holds back what was switched off while it waited to be sent', async () => {
    const { row } = await send({ userId: artist.id }, () =>
      choose({ topic: 'invitations', channel: 'email', isWanted: false }),
    );
    expect(row).toMatchObject({ status: 'not-sent', reason: NOT_WANTED });
    expect(server.mails).toEqual([]);
  });

  it('carries a one-click unsubscribe that works without signing in, and shows one', async () => {
    const { received } = await send({ userId: artist.id });
    const url = /^<(https:\/\/venue\.example\/api\/unsubscribe\/\S+)>$/.exec(
      header(received, 'list-unsubscribe') ?? '',
    )?.[1];
    expect(header(received, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const shown = url?.replace('/api/', '/');
    expect(received?.text).toContain(shown);
    expect(received?.html).toContain(`href="${shown}"`);

    const path = new URL(url ?? '').pathname;
    expect((await venue.http().get(path).expect(200)).body).toEqual({
      topic: 'invitations',
      isSubscribed: true,
    });
    await oneClick(url ?? '').expect(200);
    await oneClick(url ?? '').expect(200);
    expect((await venue.http().get(path)).body).toMatchObject({ isSubscribed: false });
    expect((await send({ userId: artist.id })).row).toMatchObject({ status: 'not-sent' });
    const { body } = await venue.http().get('/api/notification-preferences').set(as(artist));
    expect(body).toContainEqual({ topic: 'invitations', email: false, sms: true, push: true });
  });

  it('leads who opens that address in a browser to the page with the button, and unsubscribes nobody', async () => {
    const { row } = await send({ userId: artist.id });
    const token = String(row?.unsubscribe_token);
    const open = (accept: string) => venue.http().get(`/api/unsubscribe/${token}`).set('Accept', accept);
    const opened = await open('text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8').expect(302);
    expect(opened.headers.location).toBe(`/unsubscribe/${token}`);
    for (const accept of ['*/*', 'application/json', 'application/json, text/html;q=0.5'])
      expect((await open(accept).expect(200)).body).toEqual({ topic: 'invitations', isSubscribed: true });
  });

  it('remembers an address without an account, in any case, without keeping it', async () => {
    const { row } = await send({ recipient: 'June@Example.com' });
    await oneClick(`https://venue.example/api/unsubscribe/${String(row?.unsubscribe_token)}`).expect(200);
    expect((await send({ recipient: 'june@example.com' })).row).toMatchObject({ status: 'not-sent' });
    expect((await send({ recipient: 'loretta@example.com' })).row).toMatchObject({ status: 'sent' });
    expect(JSON.stringify(await venue.sql('SELECT * FROM message_refusals'))).not.toMatch(/june/i);
  });

  it('tells forged and cut links in plain words and changes nothing', async () => {
    const { row } = await send({ userId: artist.id });
    const token = String(row?.unsubscribe_token);
    for (const wrong of [token.replace(`u${artist.id}`, 'u1'), token.slice(0, -3), 'garbage', '%00', '🤠']) {
      const answer = await venue.http().post(`/api/unsubscribe/${encodeURIComponent(wrong)}`);
      expect(answer).toMatchObject({ status: 404, body: { code: 'notifications.unsubscribe-unknown' } });
    }
    expect(await venue.sql('SELECT FROM message_refusals')).toEqual([]);
  });

  it('is forgotten with the account, whose links then do no harm', async () => {
    const { row } = await send({ userId: artist.id });
    await choose({ topic: 'reminders', channel: 'email', isWanted: false });
    await venue.sql('DELETE FROM users WHERE id = $1', [artist.id]);
    expect(await venue.sql('SELECT FROM message_refusals')).toEqual([]);
    await venue
      .http()
      .post(`/api/unsubscribe/${String(row?.unsubscribe_token)}`)
      .expect(200);
    expect(await venue.sql('SELECT FROM message_refusals')).toEqual([]);
  });
});
