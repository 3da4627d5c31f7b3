import { expect, test as base } from '@playwright/test';
import { MailServer } from '#support/servers/mail-server';
import { Venue } from '#support/venue';

const MAILS = 300;
/** What one process has under way at once, and so may send twice when it is killed: SMTP cannot promise more. */
const UNDER_WAY = 2;

const test = base.extend<{ mail: MailServer; venue: Venue }>({
  mail: async ({}, use) => {
    const mail = await MailServer.open();
    await use(mail);
    await mail.close();
  },
  venue: async ({ mail }, use) => {
    const venue = await Venue.open({ SMTP_URL: mail.url, MAIL_FROM: 'venue@example.com' });
    await use(venue);
    await venue.close();
  },
});

/** What the job of each minute does, now. */
const sendDue = (venue: Venue) => venue.sql(`SELECT graphile_worker.add_job('notifications.send-due')`);

test('a process killed in the middle of its mails loses none, and a copy has the same id', async ({
  venue,
  mail,
}) => {
  await venue.sql(
    `INSERT INTO messages (channel, recipient, kind, subject, text_body, provider_message_id)
     SELECT 'email', 'guest-' || n || '@example.com', 'spec.kill', 'Number ' || n, 'Howdy', '<' || n || '@venue.example>'
       FROM generate_series(1, $1) AS n`,
    [MAILS],
  );
  // Beside the mail to the first admin.
  const sent = () => mail.mails.filter(({ subject }) => subject?.startsWith('Number '));
  await sendDue(venue);
  await expect.poll(() => sent().length, { intervals: [5] }).toBeGreaterThan(20);
  await venue.stop('SIGKILL');
  expect(sent().length).toBeLessThan(MAILS);

  await venue.start();
  // The dead process holds its mails for five minutes.
  await venue.sql(`UPDATE messages SET next_attempt_at = now() WHERE status = 'queued'`);
  await sendDue(venue);
  const waiting = () => venue.sql(`SELECT FROM messages WHERE status <> 'sent'`);
  await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(0);

  const ids = sent().map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(MAILS);
  expect(ids.length).toBeLessThanOrEqual(MAILS + UNDER_WAY);
});
