import { randomBytes } from 'node:crypto';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { SmsTellingService } from '#src/modules/sms/events/sms-telling.service.js';
import type { TestApp } from '#test/test-app.js';

/** The token that a venue under test signs with. */
export const TEST_TOKEN = 'two-step-token-1962';

export const WEBHOOK = '/api/sms/webhook';

/** A year that the parser takes for one to come. */
export const YEAR = new Date().getFullYear() + 1;

/** A name that Twilio gives one message. */
export const messageSid = (): string => `SM${randomBytes(16).toString('hex')}`;

/** What Twilio posts of a message. */
export const textMessage = (
  body: string,
  overrides: Record<string, string> = {},
): Record<string, string> => ({
  ToCountry: 'US',
  SmsStatus: 'received',
  MessageSid: messageSid(),
  AccountSid: `AC${'0'.repeat(32)}`,
  From: '+16155550123',
  To: '+16155550100',
  NumMedia: '0',
  NumSegments: '1',
  Body: body,
  ...overrides,
});

/** Posts a form as Twilio does, signed by Twilio's own library for `url`. */
export const postSigned = (
  { http }: TestApp,
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
) =>
  http()
    .post(WEBHOOK)
    .set({ 'X-Twilio-Signature': getExpectedTwilioSignature(TEST_TOKEN, url, fields), ...headers })
    .type('form')
    .send(fields);

/** The text in a TwiML answer as its reader gets it; empty when there is none. */
export const replyIn = (twiml: string): string =>
  (/<Message>(.*)<\/Message>/su.exec(twiml)?.[1] ?? '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

/** An approved artist; its id. */
export const createKnownArtist = async (
  { sql }: TestApp,
  name: string,
  genre = 'country',
): Promise<number> => {
  const [row] = await sql<{ id: number }>(
    `INSERT INTO artists (name, genre, email, is_approved) VALUES ($1, $2, 'band@example.com', true) RETURNING id`,
    [name, genre],
  );
  return row?.id ?? 0;
};

/** Senders hear of all that is on the calendar, as if nothing could be undone any more. */
export const tellSenders = async ({ app, sql }: TestApp): Promise<void> => {
  const events = await sql<{ id: number }>('SELECT id FROM events ORDER BY id');
  for (const { id } of events) await app.get(SmsTellingService).tell(id);
};
