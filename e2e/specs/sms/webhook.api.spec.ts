import { expect } from '#support/fixtures';
import type { SmsServer } from '#support/servers/sms-server';
import { newText, postText, type Texting, test as base } from '#support/texting';
import type { Venue } from '#support/venue';

/** A year that the parser takes for one to come. */
const YEAR = new Date().getFullYear() + 1;

/** Two processes of one venue that has an account at the provider; a test that stops one starts it again. */
const test = base.extend<object, { twin: Venue }>({
  venue: [
    async ({ venue }, use) => {
      await venue.sql(
        `INSERT INTO artists (name, genre, email, is_approved) VALUES ('The Rattlers', 'country', 'a@example.com', true)`,
      );
      await use(venue);
    },
    { scope: 'worker' },
  ],
  twin: [
    async ({ venue }, use) => {
      const twin = await venue.openTwin();
      await use(twin);
      await twin.stop('SIGTERM');
    },
    { scope: 'worker' },
  ],
});

const requestsOf = (venue: Venue, sender: string) =>
  venue.sql<{ status: string }>('SELECT status FROM sms_event_requests WHERE phone_number = $1', [sender]);
const poster = (sms: SmsServer) => (venue: Venue, text: Texting) =>
  postText({ address: venue.address, token: sms.settings.TWILIO_AUTH_TOKEN ?? '' }, text);

test('a message that reaches two processes twenty times at once is one request', async ({
  venue,
  twin,
  sms,
}) => {
  const sender = '+16155550123';
  const post = poster(sms);
  const text = newText(sender, `The Rattlers nov 27 ${YEAR} 8pm`);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => post(index % 2 ? venue : twin, text)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ twiml }) => twiml.includes('Got it: The Rattlers'))).toHaveLength(20);
  expect(await requestsOf(venue, sender)).toEqual([{ status: 'pending' }]);
  const next = await Promise.all(
    [1, 2, 3, 4].map((day) => post(twin, newText(sender, `what is on dec ${day}?`))),
  );
  expect(next.filter(({ twiml }) => twiml.includes('<Message>'))).toHaveLength(3);
});

test('a process that dies after it kept a message makes no second request of the retry', async ({
  venue,
  sms,
}) => {
  const sender = '+16155550124';
  const post = poster(sms);
  const text = newText(sender, `The Rattlers nov 27 ${YEAR} 8pm`);
  expect((await post(venue, text)).status).toBe(200);
  await venue.stop('SIGKILL');
  await venue.start();
  expect((await post(venue, text)).twiml).toContain('Got it: The Rattlers');
  expect(await requestsOf(venue, sender)).toHaveLength(1);
});

test('STOP at one process keeps every process from texting, until START', async ({ venue, twin, sms }) => {
  const sender = '+16155550125';
  const post = poster(sms);
  const send = async () => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO messages (channel, recipient, kind, subject, text_body)
       VALUES ('sms', $1, 'spec.text', 'A text', 'Howdy') RETURNING id`,
      [sender],
    );
    await venue.sql(`SELECT graphile_worker.add_job('notifications.send-due')`);
    const read = () =>
      venue.sql<{ status: string; reason: string | null }>(
        'SELECT status, reason FROM messages WHERE id = $1',
        [row?.id],
      );
    await expect.poll(async () => (await read())[0]?.status).not.toBe('queued');
    return (await read())[0];
  };
  expect((await post(twin, newText(sender, 'Stop.'))).twiml).not.toContain('<Message>');
  expect(await send()).toEqual({
    status: 'not-sent',
    reason: 'not sent: its reader asked not to get messages like this one',
  });
  expect(sms.messages.filter(({ to }) => to === sender)).toEqual([]);
  expect((await post(venue, newText(sender, 'start'))).twiml).toContain('again');
  expect(await send()).toMatchObject({ status: 'sent' });
  expect(await requestsOf(venue, sender)).toEqual([]);
});
