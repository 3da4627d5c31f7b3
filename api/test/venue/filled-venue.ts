import { createArtist, createSignedInArtist } from './bookings.js';
import { checkInAt, whileOpen } from './check-ins.js';
import { createAccount, createEvent, createVerificationPhoto, type TestApp } from '#test/test-app.js';

/** The night of everything in a filled venue. */
const NIGHT = '2099-01-16';

/** Two of all that routes work on, so that calls do not end with what is not there; the sessions of two who may call. */
export const fillVenue = async (venue: TestApp): Promise<Record<'admin' | 'artist', string>> => {
  await createAccount(venue, 'user');
  const admin = await createAccount(venue, 'admin');
  await createArtist(venue);
  const artist = await createSignedInArtist(venue);
  await createEvent(venue, { date: NIGHT });
  const show = await createEvent(venue, { date: NIGHT });
  await createVerificationPhoto(venue, show);
  await createVerificationPhoto(venue, show);
  await whileOpen(venue, show, () => checkInAt(venue, show, { email: 'ruby@example.com' }));
  for (const statement of ROWS) await venue.sql(statement);
  return { admin: admin.sessionId, artist: artist.sessionId };
};

/** The rest, of the artist who can sign in and of the second show. */
const ROWS = [
  'UPDATE events SET capacity = 5000',
  'UPDATE event_photos SET is_verification_photo = false WHERE id = 1',
  `INSERT INTO artist_availability (artist_id, date) VALUES (2, '${NIGHT}')`,
  `INSERT INTO artist_bookings (artist_id, proposed_date, proposed_time) VALUES (2, '${NIGHT}', '20:00')`,
  `INSERT INTO booking_requests (artist_id, event_date, event_time, event_type, event_name, contact_email)
   VALUES (2, '${NIGHT}', '20:00', 'rock', 'Barn Dance', 'guest@example.com')`,
  `INSERT INTO bookings (event_id, customer_name, party_size) VALUES (2, 'Ruby Lee', 2)`,
  `INSERT INTO artist_invitations (artist_id, event_date, event_time, event_type, event_name, duration)
   VALUES (2, '${NIGHT}', '20:00', 'rock', 'Barn Dance', '3 hours')`,
  `INSERT INTO api_tokens (name, token_hash, beginning, scopes)
   SELECT 'Program ' || n, md5(n::text), 'htk_0000', '{programme:read}' FROM generate_series(1, 2) n`,
  `INSERT INTO webhooks (name, address, kinds, secret, paused_as, paused_at)
   SELECT 'Program ' || n, 'https://93.184.216.34/hook', '{show.deleted}', 'whsec_', 'paused', now() FROM generate_series(1, 2) n`,
  `INSERT INTO webhook_deliveries (webhook_id, kind, thing, facts)
   SELECT n, 'show.deleted', 'show:1', '{}' FROM generate_series(1, 2) n`,
  `INSERT INTO sms_event_requests (phone_number, message_text) VALUES ('+16155550123', 'Barn Dance')`,
];
