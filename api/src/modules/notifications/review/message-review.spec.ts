import { Database } from '#src/database/database.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { type MailServer, startMailServer } from '#test/servers/mail-server.js';
import { NO_PHONE_NUMBER } from '#src/modules/notifications/delivery/delivery-rules.js';
import { MessageDelivery } from '#src/modules/notifications/delivery/message-delivery.js';
import {
  type NewMail,
  type NewSms,
  NotificationsService,
} from '#src/modules/notifications/notifications.service.js';

const mail = (overrides: Partial<NewMail> = {}): NewMail => ({
  kind: 'check-in.approved',
  recipient: 'loretta@example.com',
  userId: null,
  subject: 'Two-step at eight',
  content: {
    heading: 'See you tonight',
    paragraphs: ['Doors at 7.'],
    action: { label: 'Answer', url: 'https://venue.example/answer#token=abc' },
  },
  ...overrides,
});
const sms = (overrides: Partial<NewSms> = {}): NewSms => ({
  kind: 'sms.on-calendar',
  recipient: '615-555-0123',
  userId: null,
  subject: 'Two-step by text',
  text: 'Howdy https://venue.example/answer#token=abc',
  ...overrides,
});
const soon = () => new Date(Date.now() + 60_000);

describe('the admin’s list of messages', () => {
  let server: MailServer;
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    server = await startMailServer();
    venue = await createTestApp({ SMTP_URL: server.url, MAIL_FROM: 'hello@venue.example' });
    admin = await createAccount(venue, 'admin');
  });
  beforeEach(async () => {
    server.mails.length = 0;
    await venue.sql('DELETE FROM messages');
    await venue.sql('DELETE FROM message_refusals');
  });
  afterAll(async () => {
    await venue.close();
    await server.close();
  });

  const as = ({ sessionId }: TestAccount) => ({ Authorization: `Bearer ${sessionId}` });
  const list = (query = '') => venue.http().get(`/api/admin/messages${query}`).set(as(admin));
  const resend = (id: number) => venue.http().post(`/api/admin/messages/${id}/resend`).set(as(admin));
  const delivery = () => venue.app.get(MessageDelivery);
  const queueMail = (overrides?: Partial<NewMail>) =>
    venue.app
      .get(Database)
      .transaction((tx) => venue.app.get(NotificationsService).queueMail(tx, mail(overrides)));
  const queueSms = (overrides?: Partial<NewSms>) =>
    venue.app
      .get(Database)
      .transaction((tx) => venue.app.get(NotificationsService).queueSms(tx, sms(overrides)));
  const failed = async (overrides?: Partial<NewMail>) => {
    const id = await queueMail(overrides);
    server.treatments.push({ code: 550, words: 'No such cowboy' });
    await delivery().deliver(id);
    return id;
  };
  const subjects = async (query: string): Promise<string[]> => {
    const { body } = await list(query).expect(200);
    return body.map(({ subject }: { subject: string }) => subject);
  };

  it('shows what failed, why, and what it said, and where links lead only by their host', async () => {
    const id = await failed();
    const { body } = await list().expect(200);
    expect(body).toEqual([
      {
        id,
        channel: 'email',
        kind: 'check-in.approved',
        recipient: 'loretta@example.com',
        subject: 'Two-step at eight',
        text: expect.stringContaining('https://venue.example/…'),
        status: 'failed',
        reason: '550 No such cowboy',
        attempts: 1,
        canResend: true,
        createdAt: expect.any(String),
        sentAt: null,
        nextAttemptAt: null,
      },
    ]);
    expect(JSON.stringify(body)).not.toContain('abc');
  });

  it('never shows the words of a mail with a secret, waiting, failed or sent', async () => {
    await queueMail({ secretUntil: soon() });
    await failed({ secretUntil: soon() });
    await delivery().deliver(await queueMail({ secretUntil: soon() }));
    const { body } = await list().expect(200);
    expect(body.map(({ text }: { text: unknown }) => text)).toEqual([null, null, null]);
    expect(JSON.stringify(body)).not.toMatch(/abc|venue\.example/);
  });

  it('finds messages by status, channel and words, page by page', async () => {
    await queueMail({ subject: 'First', recipient: 'june@example.com' });
    await failed({ subject: 'Second' });
    await queueSms({ subject: 'Third' });
    expect(await subjects('')).toEqual(['Third', 'Second', 'First']);
    expect(await subjects('?status=failed')).toEqual(['Second']);
    expect(await subjects('?channel=sms')).toEqual(['Third']);
    expect(await subjects('?q=JUNE%40')).toEqual(['First']);
    expect(await subjects('?q=%25')).toEqual([]);
    expect(await subjects('?q=check-in.app&status=queued')).toEqual(['First']);

    const page = await list('?limit=2').expect(200);
    const next = /<([^>]+)>/.exec(page.headers.link ?? '')?.[1] ?? '';
    const { body } = await venue.http().get(next).set(as(admin)).expect(200);
    expect(body).toEqual([expect.objectContaining({ subject: 'First' })]);
    await list('?status=lost').expect(400);
    await list('?cursor=x').expect(400);
  });

  it('sends a failed message again, once, however often it is asked to', async () => {
    const id = await failed();
    const answers = await Promise.all(Array.from({ length: 8 }, () => resend(id)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(answers[0]?.body).toMatchObject({ status: 'queued', reason: null, canResend: false });

    await Promise.all([delivery().deliver(id), delivery().deliver(id), delivery().deliverDue()]);
    expect(server.mailsTo('loretta@example.com')).toHaveLength(1);
    const late = await resend(id).expect(409);
    expect(late.body).toMatchObject({ code: 'messages.already-sent' });
  });

  it('gives a message sent again three new days', async () => {
    const id = await failed();
    await venue.sql(`UPDATE messages SET created_at = now() - interval '4 days', queued_at = created_at`);
    await resend(id).expect(200);
    server.treatments.push({ code: 451, words: 'Later' });
    await delivery().deliver(id);
    expect(await list().then(({ body }) => body)).toMatchObject([{ status: 'queued', reason: '451 Later' }]);
  });

  it('sends no mail again whose link is gone or has ended', async () => {
    const removed = await resend(await failed({ secretUntil: soon() })).expect(409);
    expect(removed.body).toMatchObject({ code: 'messages.words-removed' });
    const ended = await failed();
    await venue.sql(`UPDATE messages SET useless_after = now()`);
    expect((await resend(ended).expect(409)).body).toMatchObject({ code: 'messages.words-removed' });
    const { body } = await list();
    expect(body.map(({ canResend }: { canResend: boolean }) => canResend)).toEqual([false, false]);
  });

  it('sends nothing again to somebody who said no since', async () => {
    const id = await failed({ kind: 'bookings.proposed' });
    const [row] = await venue.sql<{ unsubscribe_token: string }>('SELECT unsubscribe_token FROM messages');
    await venue.http().post(`/api/unsubscribe/${row?.unsubscribe_token}`).expect(200);
    expect((await resend(id).expect(409)).body).toMatchObject({ code: 'messages.not-wanted' });
    await resend(2147483647).expect(404);
  });

  it('marks a text message to no phone number as failed, and keeps it so', async () => {
    const id = await queueSms({ recipient: 'call me maybe' });
    const { body } = await list();
    expect(body).toMatchObject([{ id, status: 'failed', reason: NO_PHONE_NUMBER, attempts: 0 }]);
    expect((await resend(id).expect(409)).body).toMatchObject({ code: 'messages.no-number' });
  });

  it('keeps text messages as not sent while there is no provider, and says which channel has one', async () => {
    const id = await queueSms();
    await delivery().deliver(id);
    expect((await list()).body).toMatchObject([
      { recipient: '+16155550123', status: 'not-sent', canResend: true },
    ]);
    const { body } = await venue.http().get('/api/admin/message-providers').set(as(admin)).expect(200);
    expect(body).toEqual([
      { channel: 'email', isSetUp: true },
      { channel: 'sms', isSetUp: false },
      { channel: 'push', isSetUp: true },
    ]);
  });
});
