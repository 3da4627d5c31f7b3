import { expect, test as base } from '@playwright/test';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { SmsServer } from '#support/servers/sms-server';
import { newText, postText, type Texting } from '#support/texting';
import { Venue } from '#support/venue';

/** A year that the parser takes for one to come. */
const YEAR = new Date().getFullYear() + 1;

const test = base.extend<{ sms: SmsServer; venue: Venue; twin: Venue }>({
  sms: async ({}, use) => {
    const sms = await SmsServer.open();
    await use(sms);
    await sms.close();
  },
  venue: async ({ sms }, use) => {
    const venue = await Venue.open(undefined, { ...sms.settings, TRUST_PROXY: 'loopback' });
    await venue.sql(
      `INSERT INTO artists (name, genre, email, is_approved) VALUES ('The Rattlers', 'country', 'a@example.com', true)`,
    );
    await use(venue);
    await venue.close();
  },
  twin: async ({ venue }, use) => {
    const twin = await venue.openTwin();
    await use(twin);
    await twin.stop('SIGTERM');
  },
});

const SENDER = '+16155550123';
const requestsOf = (venue: Venue) =>
  venue.sql<{ status: string }>('SELECT status FROM sms_event_requests ORDER BY id');
const poster = (sms: SmsServer) => (venue: Venue, text: Texting) =>
  postText({ address: venue.address, token: sms.settings.TWILIO_AUTH_TOKEN ?? '' }, text);

test('a message that reaches two processes twenty times at once is one request', async ({
  venue,
  twin,
  sms,
}) => {
  const post = poster(sms);
  const text = newText(SENDER, `The Rattlers nov 27 ${YEAR} 8pm`);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => post(index % 2 ? venue : twin, text)),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(answers.filter(({ twiml }) => twiml.includes('Got it: The Rattlers'))).toHaveLength(20);
  expect(await requestsOf(venue)).toEqual([{ status: 'pending' }]);
  const next = await Promise.all(
    [1, 2, 3, 4].map((day) => post(twin, newText(SENDER, `what is on dec ${day}?`))),
  );
  expect(next.filter(({ twiml }) => twiml.includes('<Message>'))).toHaveLength(3);
});

test('a process that dies after it kept a message makes no second request of the retry', async ({
  venue,
  sms,
}) => {
  const post = poster(sms);
  const text = newText(SENDER, `The Rattlers nov 27 ${YEAR} 8pm`);
  expect((await post(venue, text)).status).toBe(200);
  await venue.stop('SIGKILL');
  await venue.start();
  expect((await post(venue, text)).twiml).toContain('Got it: The Rattlers');
  expect(await requestsOf(venue)).toHaveLength(1);
});

test('STOP at one process keeps every process from texting, until START', async ({ venue, twin, sms }) => {
  const post = poster(sms);
  const send = async () => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO messages (channel, recipient, kind, subject, text_body)
       VALUES ('sms', $1, 'spec.text', 'A text', 'Howdy') RETURNING id`,
      [SENDER],
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
  expect((await post(twin, newText(SENDER, 'Stop.'))).twiml).not.toContain('<Message>');
  expect(await send()).toEqual({
    status: 'not-sent',
    reason: 'not sent: its reader asked not to get messages like this one',
  });
  expect(sms.messages).toEqual([]);
  expect((await post(venue, newText(SENDER, 'start'))).twiml).toContain('again');
  expect(await send()).toMatchObject({ status: 'sent' });
  expect(await requestsOf(venue)).toEqual([]);
});

test('the signature is of the address outside, where a proxy ends TLS', async ({ venue, sms }) => {
  const post = (signedUrl: string, headers: Record<string, string>) => {
    const fields = { MessageSid: newText('', '').sid, From: SENDER, Body: `The Rattlers nov 27 ${YEAR} 8pm` };
    const signature = getExpectedTwilioSignature(sms.settings.TWILIO_AUTH_TOKEN ?? '', signedUrl, fields);
    return fetch(`${venue.address}/api/sms/webhook`, {
      method: 'POST',
      headers: { ...headers, 'x-twilio-signature': signature },
      body: new URLSearchParams(fields),
    });
  };
  const outside = 'https://venue.example.com/api/sms/webhook';
  const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'venue.example.com' };
  expect((await post(outside, forwarded)).status).toBe(200);
  expect((await post('https://venue.example.com:443/api/sms/webhook', forwarded)).status).toBe(200);
  expect((await post('http://venue.example.com/api/sms/webhook', forwarded)).status).toBe(403);
  expect((await post(outside, {})).status).toBe(403);
  expect(await requestsOf(venue)).toHaveLength(1);
});
