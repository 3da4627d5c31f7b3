import { createServer } from 'node:net';
import { Database } from '#src/database/database.js';
import { type MailServer, startMailServer } from '#test/servers/mail-server.js';
import { createTestApp, type TestApp } from '#test/test-app.js';
import { NO_PROVIDER, TOO_LATE } from './delivery-rules.js';
import { MessageDelivery } from './message-delivery.js';
import { SEND_MESSAGE } from './message-job-names.js';
import { type NewMail, NotificationsService } from '#src/modules/notifications/notifications.service.js';
import { REMOVED_TEXT } from './removed-text.js';

interface MessageRow {
  id: number;
  status: string;
  reason: string | null;
  attempts: number;
  text_body: string;
  html_body: string | null;
  provider_message_id: string;
}

const mail = (overrides: Partial<NewMail> = {}): NewMail => ({
  kind: 'check-in.approved',
  recipient: `loretta-${Math.random().toString(36).slice(2, 10)}@example.com`,
  userId: null,
  subject: 'Two-step at eight – bring boots 🤠',
  content: {
    heading: 'See you tonight',
    paragraphs: ['Doors at 7 & music at 8.'],
    action: { label: 'Show', url: 'https://venue.example/#token=abc' },
  },
  ...overrides,
});

describe('the outbox', () => {
  let server: MailServer;
  let venue: TestApp;

  beforeAll(async () => {
    server = await startMailServer();
    venue = await createTestApp({ SMTP_URL: server.url, MAIL_FROM: 'hello@venue.example' });
  });
  afterEach(() => venue.sql('DELETE FROM messages'));
  afterAll(async () => {
    await venue.close();
    await server.close();
  });

  const queue = ({ app }: TestApp, newMail: NewMail) =>
    app
      .get(Database)
      .transaction((transaction) => app.get(NotificationsService).queueMail(transaction, newMail));
  const delivery = ({ app }: TestApp = venue) => app.get(MessageDelivery);
  const read = async (id: number, { sql }: TestApp = venue) => {
    const [row] = await sql<MessageRow>('SELECT * FROM messages WHERE id = $1', [id]);
    return row;
  };
  const waitOver = () => venue.sql(`UPDATE messages SET next_attempt_at = now() WHERE status = 'queued'`);

  it('sends a mail once, in the venue’s name, as text and HTML', async () => {
    const letter = mail();
    const id = await queue(venue, letter);
    await Promise.all([delivery().deliver(id), delivery().deliver(id), delivery().deliverDue()]);
    await delivery().deliver(id);

    const [received, ...more] = server.mailsTo(letter.recipient);
    expect(more).toEqual([]);
    expect(received).toMatchObject({
      subject: letter.subject,
      from: { address: 'hello@venue.example', name: 'Honky-Tonk Hall' },
      text: expect.stringContaining('Doors at 7 & music at 8.'),
      html: expect.stringContaining('Doors at 7 &amp; music at 8.'),
    });
    const row = await read(id);
    expect(row).toMatchObject({ status: 'sent', attempts: 1, reason: null });
    expect(received?.messageId).toBe(row?.provider_message_id);
  });

  it('carries an attachment', async () => {
    const calendar = { filename: 'show.ics', contentType: 'text/calendar', content: 'BEGIN:VCALENDAR' };
    const letter = mail({ attachments: [calendar] });
    await delivery().deliver(await queue(venue, letter));
    const [attachment] = server.mailsTo(letter.recipient)[0]?.attachments ?? [];
    expect(attachment).toMatchObject({ filename: 'show.ics', mimeType: 'text/calendar' });
  });

  it('tries again when the mail server says 451, and sends it then', async () => {
    const letter = mail();
    const id = await queue(venue, letter);
    server.treatments.push({ code: 451, words: 'Greylisted, come back' });
    await delivery().deliver(id);
    expect(await read(id)).toMatchObject({ status: 'queued', reason: '451 Greylisted, come back' });
    await delivery().deliverDue();
    expect(await read(id)).toMatchObject({ attempts: 1 });

    await waitOver();
    await delivery().deliverDue();
    expect(await read(id)).toMatchObject({ status: 'sent', attempts: 2, reason: null });
    expect(server.mailsTo(letter.recipient)).toHaveLength(1);
  });

  it('keeps the words of a talkative mail server short and clean, and goes on with the others', async () => {
    const id = await queue(venue, mail());
    await venue.sql(`UPDATE messages SET queued_at = now() - interval '4 days' WHERE id = $1`, [id]);
    server.treatments.push({ code: 451, words: `Not now ${'x'.repeat(600)}` });
    await delivery().deliver(id);
    const { status, reason } = (await read(id)) ?? {};
    expect([status, reason?.length]).toEqual(['failed', 500]);
    expect(reason).toMatch(/^given up after three days: 451 Not now x+$/);
  });

  it('gives up at once on 550, with the mail server’s own words', async () => {
    const letter = mail({ secretUntil: new Date(Date.now() + 60_000) });
    const id = await queue(venue, letter);
    server.treatments.push({ code: 550, words: 'No such cowboy here' });
    await delivery().deliver(id);
    expect(await read(id)).toMatchObject({
      status: 'failed',
      reason: '550 No such cowboy here',
      text_body: REMOVED_TEXT,
    });
    await waitOver();
    await delivery().deliverDue();
    expect(server.mailsTo(letter.recipient)).toEqual([]);
  });

  it('tries again after a connection that was cut', async () => {
    const letter = mail();
    const id = await queue(venue, letter);
    server.treatments.push('hang-up');
    await delivery().deliver(id);
    expect(await read(id)).toMatchObject({ status: 'queued', attempts: 1, reason: expect.any(String) });
    await waitOver();
    await delivery().deliverDue();
    expect(await read(id)).toMatchObject({ status: 'sent', attempts: 2 });
    expect(server.mailsTo(letter.recipient)).toHaveLength(1);
  });

  it('names a second copy the same when the mail server took the mail but could not say so', async () => {
    const letter = mail();
    const id = await queue(venue, letter);
    server.treatments.push('hang-up-after-taking');
    await delivery().deliver(id);
    await waitOver();
    await delivery().deliverDue();
    const copies = server.mailsTo(letter.recipient).map(({ messageId }) => messageId);
    expect(copies).toHaveLength(2);
    expect(new Set(copies).size).toBe(1);
  });

  it('loses nothing while the mail server is away, and asks it once a round', async () => {
    const { port } = server;
    await server.close();
    const letters = [mail(), mail(), mail()];
    const ids = await Promise.all(letters.map((letter) => queue(venue, letter)));
    await delivery().deliverDue();
    const attempts = await venue.sql<{ attempts: number }>('SELECT attempts FROM messages');
    expect(attempts.map((row) => row.attempts).sort()).toEqual([0, 0, 1]);

    server = await startMailServer(port);
    await waitOver();
    await delivery().deliverDue();
    for (const id of ids) expect(await read(id)).toMatchObject({ status: 'sent' });
    for (const { recipient } of letters) expect(server.mailsTo(recipient)).toHaveLength(1);
  });

  it('has one message a round ask a mail server that is away; each asks for itself once it is back', async () => {
    const { port } = server;
    await server.close();
    let calls = 0;
    const silent = createServer((connection) => {
      calls += 1;
      connection.destroy();
    });
    await new Promise<void>((resolve) => silent.listen(port, '127.0.0.1', resolve));
    for (const letter of [mail(), mail(), mail()]) await delivery().deliver(await queue(venue, letter));
    expect(calls).toBe(1);
    await delivery().deliverDue();
    expect(calls).toBe(2);

    await new Promise((resolve) => silent.close(resolve));
    server = await startMailServer(port);
    await waitOver();
    await delivery().deliverDue();
    const letter = mail();
    await delivery().deliver(await queue(venue, letter));
    expect(server.mails).toHaveLength(4);
    expect(server.mailsTo(letter.recipient)).toHaveLength(1);
  });

  it('believes no mark of a mail that was settled without taking it off', async () => {
    await delivery().deliver(await queue(venue, mail()));
    await venue.sql('UPDATE messages SET found_away = true');
    const id = await queue(venue, mail());
    await delivery().deliver(id);
    expect(await read(id)).toMatchObject({ status: 'sent' });
  });

  it('holds up no others for a mail at which the server hangs up each time', async () => {
    const poison = await queue(venue, mail());
    const due = await queue(venue, mail());
    server.treatments.push('hang-up');
    await delivery().deliver(poison);
    await delivery().deliver(due);
    expect(await read(due)).toMatchObject({ attempts: 0 });

    await delivery().deliverDue();
    expect(await read(due)).toMatchObject({ status: 'sent' });
    const next = await queue(venue, mail());
    await delivery().deliver(next);
    expect(await read(next)).toMatchObject({ status: 'sent' });

    await waitOver();
    server.treatments.push('hang-up');
    await delivery().deliver(poison);
    expect(await read(poison)).toMatchObject({ status: 'queued', attempts: 2 });
    const last = await queue(venue, mail());
    await delivery().deliver(last);
    expect(await read(last)).toMatchObject({ status: 'sent' });
  });

  it('lets text messages go while the mail server is away', async () => {
    const id = await queue(venue, mail());
    server.treatments.push('hang-up');
    await delivery().deliver(id);
    const smsId = await venue.app.get(Database).transaction((transaction) =>
      venue.app.get(NotificationsService).queueSms(transaction, {
        kind: 'sms.on-calendar',
        recipient: '(615) 555-0142',
        userId: null,
        subject: 'Greeting',
        text: 'Howdy',
      }),
    );
    await delivery().deliver(smsId);
    expect(await read(smsId)).toMatchObject({ status: 'not-sent', reason: NO_PROVIDER });
  });

  it('takes over from a process that died while sending', async () => {
    const letter = mail();
    const id = await queue(venue, letter);
    await venue.sql(`UPDATE messages SET attempts = 1, next_attempt_at = now() + interval '5 minutes'`);
    await delivery().deliver(id);
    expect(await read(id)).toMatchObject({ status: 'queued', attempts: 1 });
    await waitOver();
    await delivery().deliverDue();
    expect(await read(id)).toMatchObject({ status: 'sent', attempts: 2 });
  });

  it('removes the words of a secret mail once it went out', async () => {
    const letter = mail({ secretUntil: new Date(Date.now() + 60_000) });
    const id = await queue(venue, letter);
    await delivery().deliver(id);
    expect(server.mailsTo(letter.recipient)[0]?.text).toContain('#token=abc');
    expect(await read(id)).toMatchObject({ status: 'sent', text_body: REMOVED_TEXT, html_body: null });
  });

  it('never sends a secret that has ended', async () => {
    const letter = mail({ secretUntil: new Date(Date.now() - 1) });
    const id = await queue(venue, letter);
    await delivery().deliver(id);
    expect(await read(id)).toMatchObject({ status: 'failed', reason: TOO_LATE, text_body: REMOVED_TEXT });
    expect(server.mailsTo(letter.recipient)).toEqual([]);
  });

  it('is empty again when the cause was rolled back', async () => {
    const { app } = venue;
    const jobs = async () =>
      (await venue.sql('SELECT FROM graphile_worker.jobs WHERE task_identifier = $1', [SEND_MESSAGE])).length;
    const before = await jobs();
    const undone = app.get(Database).transaction(async (transaction) => {
      await app.get(NotificationsService).queueMail(transaction, mail());
      throw new Error('rolled back');
    });
    await expect(undone).rejects.toThrow('rolled back');
    expect(await venue.sql('SELECT FROM messages')).toEqual([]);
    expect(await jobs()).toBe(before);
  });

  it('forgets settled messages after ninety days, and keeps what waits', async () => {
    const ids = [await queue(venue, mail()), await queue(venue, mail())];
    await delivery().deliver(Number(ids[0]));
    await venue.sql(`UPDATE messages SET created_at = now() - interval '91 days'`);
    await delivery().tidy();
    expect(await venue.sql('SELECT id FROM messages')).toEqual([{ id: ids[1] }]);
  });
});

describe('the outbox without a mail server', () => {
  it('keeps messages for an admin to read, and says why; a secret only until it ends', async () => {
    const venue = await createTestApp();
    const { app, sql } = venue;
    const secretUntil = new Date(Date.now() + 60_000);
    const id = await app
      .get(Database)
      .transaction((transaction) =>
        app.get(NotificationsService).queueMail(transaction, mail({ secretUntil })),
      );
    await app.get(MessageDelivery).deliver(id);
    const read = async () => (await sql<MessageRow>('SELECT * FROM messages'))[0];
    expect(await read()).toMatchObject({ status: 'not-sent', reason: NO_PROVIDER });
    expect((await read())?.text_body).toContain('#token=abc');

    await sql(`UPDATE messages SET useless_after = now()`);
    await app.get(MessageDelivery).tidy();
    expect(await read()).toMatchObject({ status: 'not-sent', text_body: REMOVED_TEXT, html_body: null });
    await venue.close();
  });
});
