import { randomBytes } from 'node:crypto';
import { longDate } from '#contract/rules/texts';
import { getExpectedTwilioSignature } from 'twilio/lib/webhooks/webhooks.js';
import { test as base } from './programme';
import { SmsServer } from './servers/sms-server';
import { Venue } from './venue';

/** A text message on its way to the venue. */
export interface Texting {
  from: string;
  body: string;
  /** What the provider calls the message, however often it posts it. */
  sid: string;
}

/** 'December 13, 2026', as people text it. */
export const spoken = (date: string): string => longDate(date).replace(/^\w+, /, '');

/** A message that the provider has not posted yet. */
export const newText = (from: string, body: string): Texting => ({
  from,
  body,
  sid: `SM${randomBytes(16).toString('hex')}`,
});

/**
 * Posts a message as Twilio does, signed by Twilio's own library.
 * @param address of the venue, as Twilio was told it
 * @returns the status, and the answer's TwiML
 */
export const postText = async (
  { address, token }: { address: string; token: string },
  { from, body, sid }: Texting,
): Promise<{ status: number; twiml: string }> => {
  const url = `${address}/api/sms/webhook`;
  const fields = { MessageSid: sid, From: from, To: '+16155550100', Body: body, NumMedia: '0' };
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'x-twilio-signature': getExpectedTwilioSignature(token, url, fields) },
    body: new URLSearchParams(fields),
  });
  return { status: answer.status, twiml: await answer.text() };
};

/** Making an event of a text cannot be undone any more: what waits for that is told. */
export const letUndoEnd = async (venue: Venue): Promise<void> => {
  await venue.sql(
    `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at => now()) FROM graphile_worker.jobs
      WHERE task_identifier = 'sms.tell-sender' AND run_at > now()`,
  );
};

interface Providers {
  /** Takes every text message of the venue. */
  sms: SmsServer;
}

/** A venue that hears and sends text messages, and sends mails. */
export const test = base.extend<object, Providers>({
  sms: [
    async ({}, use) => {
      const sms = await SmsServer.open();
      await use(sms);
      await sms.close();
    },
    { scope: 'worker' },
  ],
  venue: [
    async ({ mail, sms }, use) => {
      const settings = { SMTP_URL: mail.url, MAIL_FROM: 'venue@example.com', ...sms.settings };
      const venue = await Venue.open(settings);
      await use(venue);
      await venue.close();
    },
    { scope: 'worker' },
  ],
});
