import type { Test } from 'supertest';
import { createTestApp, type TestApp } from '#test/test-app.js';
import { createKnownArtist, postSigned, TEST_TOKEN, textMessage, WEBHOOK } from './text-messages.js';

const PUBLIC_URL = 'https://venue.example.com';
/** Where the provider posts to, as it signs it. */
export const URL_AT_TWILIO = `${PUBLIC_URL}${WEBHOOK}`;

/** A kept text message, as the database has it. */
export interface KeptText {
  id: number;
  status: string;
  error_message: string | null;
  phone_number: string;
  message_text: string;
  earlier_id: number | null;
  kind: string;
  parse: object | null;
  seen_at: Date | null;
}

/** A running app with an SMS provider, which knows The Rattlers and Dixie Dawn. */
export interface TextedVenue extends TestApp {
  /** A phone that nobody was answered on yet. */
  newPhone(): string;
  /** Posts a text message of a new phone as the provider does. */
  text(body: string, overrides?: Record<string, string>): Test;
  /** The requests, the oldest first. */
  requests(): Promise<KeptText[]>;
}

/** Starts it. */
export const createTextedVenue = async (): Promise<TextedVenue> => {
  const venue = await createTestApp({ TWILIO_AUTH_TOKEN: TEST_TOKEN, PUBLIC_URL });
  await venue.sql(`UPDATE venue SET name = 'Rusty Spur & Sons', phone = '(830) 555-0148'`);
  for (const name of ['The Rattlers', 'Dixie Dawn']) await createKnownArtist(venue, name);
  let phones = 100;
  const newPhone = (): string => `+1615555${String((phones += 1)).padStart(4, '0')}`;
  return {
    ...venue,
    newPhone,
    text: (body, overrides = {}) =>
      postSigned(venue, URL_AT_TWILIO, textMessage(body, { From: newPhone(), ...overrides })),
    requests: () => venue.sql<KeptText>('SELECT * FROM sms_event_requests ORDER BY id'),
  };
};
