import { randomBytes, randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Database } from '#src/database/database.js';
import { JobQueue } from '#src/integrations/job-queue/job-queue.js';
import * as drawn from '#test/images/drawn-images.js';
import { createArtist } from '#test/venue/bookings.js';
import { request, tellOfArtist } from './told-of-artist.js';
import { createAccount, createEvent, type TestAccount, type TestApp } from '#test/test-app.js';

export const EMAIL = 'zeb@quackenbush.example';
export const PHONE = '+1 615 555 0187';

/** By what somebody would be found: what none of these finds does not name them. */
export const WORDS = [
  'Zebulon',
  'Quackenbush',
  'zeb_q',
  'quackenbush.example',
  '+16155550187',
  '+1 615 555 0187',
  '(615) 555-0187',
  '615-555-0187',
  '6155550187',
];

/** Somebody who has done all that can be done in the product, and whom others have written of. */
export interface WholePerson {
  /** Null for a guest without one. */
  account: TestAccount | null;
  memberId: number;
  artistId: number | null;
  eventId: number;
}

type Sql = TestApp['sql'];

/** @param kind of account; a guest has none */
export const createWholePerson = async (
  venue: TestApp,
  kind: 'user' | 'artist' | 'admin' | 'guest',
): Promise<WholePerson> => {
  const { sql } = venue;
  const staff = await createAccount(venue, 'admin');
  const eventId = await createEvent(venue);
  const account =
    kind === 'guest' ? null : await createAccount(venue, kind, { email: EMAIL, username: 'zeb_q' });
  if (account)
    await sql(
      `UPDATE users SET first_name = 'Zebulon', last_name = 'Quackenbush', email_verified_at = now() WHERE id = $1`,
      [account.id],
    );
  const [member] = await sql<{ id: number }>(
    `INSERT INTO loyalty_members (name, email, phone, user_id) VALUES ('Zebulon Quackenbush', $1, $2, $3) RETURNING id`,
    [EMAIL, PHONE, account?.id ?? null],
  );
  const memberId = member?.id ?? 0;
  await checkIn(venue, { eventId, account });
  // Staff did not know that they are in.
  await checkIn(venue, { eventId, account: staff });
  if (account) await upload(venue, { eventId, account });
  await earn(sql, { memberId, staffId: staff.id });
  await book(venue, eventId, staff);
  if (account) await useAccount(venue, { account, eventId });
  const artistId = kind === 'artist' && account ? await play(venue, { account, staff, eventId }) : null;
  await text(sql, artistId);
  await beWrittenOf(venue, eventId);
  return { account, memberId, artistId, eventId };
};

interface Sender {
  eventId: number;
  /** Null for a guest without one. */
  account: TestAccount | null;
}

const postAs = (venue: TestApp, account: TestAccount | null, path: string) => {
  const call = venue.http().post(path);
  return account ? call.set('Authorization', `Bearer ${account.sessionId}`) : call;
};

const upload = async (venue: TestApp, { eventId, account }: Sender): Promise<number> => {
  const { body } = await postAs(venue, account, '/api/event-photos/upload')
    .field('eventId', String(eventId))
    .field('isVerificationPhoto', 'true')
    .field('shareInGallery', 'true')
    .attach('photo', await drawn.jpegPhoto(), 'zebulon-quackenbush.jpg')
    .expect(201);
  return Number(body.photoId);
};

const checkIn = async (venue: TestApp, sender: Sender): Promise<void> => {
  const photoId = await upload(venue, sender);
  await postAs(venue, sender.account, '/api/photo-attendance')
    .set('Idempotency-Key', randomUUID())
    .send({ eventId: sender.eventId, photoId, customerName: 'Zebulon Quackenbush', customerEmail: EMAIL })
    .expect(201);
};

const earn = async (
  sql: Sql,
  { memberId, staffId }: { memberId: number; staffId: number },
): Promise<void> => {
  await sql(
    `INSERT INTO loyalty_transactions (member_id, points, type, description, client_key, created_by)
     VALUES ($1, 120, 'adjustment', 'Zebulon Quackenbush carried the piano', $2, $3)`,
    [memberId, randomUUID(), staffId],
  );
  await sql(
    `INSERT INTO redemptions (member_id, reward_name, points, status) VALUES ($1, 'Cap', 10, 'asked')`,
    [memberId],
  );
};

const book = async (venue: TestApp, eventId: number, staff: TestAccount): Promise<void> => {
  const { sql } = venue;
  await sql(
    `INSERT INTO bookings (event_id, customer_name, customer_email, customer_phone, party_size, special_requests, status)
     VALUES ($1, 'Zebulon Quackenbush', $2, '615-555-0187', 4, 'Zebulon sits by the stage', 'confirmed')`,
    [eventId, EMAIL.toUpperCase()],
  );
  await sql(
    `INSERT INTO booking_requests (event_date, event_time, event_type, event_name, contact_name, contact_email, contact_phone, notes)
     VALUES ('2099-05-01', '20:00', 'wedding', 'Quackenbush wedding', 'Zebulon Quackenbush', $1, $2, 'rang Zebulon')`,
    [EMAIL, PHONE],
  );
  const artistId = await createArtist(venue);
  const by = { contactEmail: EMAIL, description: 'Zebulon Quackenbush is the groom' };
  await request(venue, { artistId, staff, status: 'approved', by });
  await sql(`INSERT INTO show_reminders (key, event_id, email) VALUES ($1, $2, $3)`, [
    randomUUID(),
    eventId,
    EMAIL,
  ]);
};

const useAccount = async (
  { app, sql, uploads }: TestApp,
  { account: { id }, eventId }: { account: TestAccount; eventId: number },
): Promise<void> => {
  const picture = `person-${randomBytes(16).toString('hex')}.webp`;
  await writeFile(join(uploads, picture), 'Zebulon’s face');
  await sql('UPDATE users SET profile_image = $2 WHERE id = $1', [id, `/uploads/${picture}`]);
  await sql(
    `INSERT INTO push_subscriptions (key, endpoint, p256dh, auth, device, user_id)
     VALUES ($1, 'https://push.example/zeb_q', $2, $3, 'Zebulon’s phone', $4)`,
    [randomUUID(), `B${'x'.repeat(86)}`, 'x'.repeat(22), id],
  );
  await sql('INSERT INTO show_reminders (key, event_id, user_id) VALUES ($1, $2, $3)', [
    randomUUID(),
    eventId,
    id,
  ]);
  await sql(`INSERT INTO message_refusals (user_id, channel, topic) VALUES ($1, 'email', 'shows')`, [id]);
  await sql(`INSERT INTO user_pins (user_id, salt, iterations, hash) VALUES ($1, $2, 1, 'x')`, [
    id,
    randomUUID(),
  ]);
  await sql(
    `INSERT INTO event_photos (uploaded_by, filename, original_name, file_size, mime_type)
     VALUES ($1, $2, 'zebulon-at-the-bar.jpg', 9, 'image/jpeg')`,
    [id, `photo-${randomUUID()}.jpg`],
  );
  await app
    .get(JobQueue)
    .add(app.get(Database), 'auth.send-reset-link', { email: EMAIL }, { delaySeconds: 9_999 });
};

const ARTIST = 'Quackenbush’s Trio';

const play = async (
  venue: TestApp,
  { account, staff, eventId }: { account: TestAccount; staff: TestAccount; eventId: number },
): Promise<number> => {
  const { sql, uploads } = venue;
  const picture = `artist-${randomBytes(16).toString('hex')}.webp`;
  const demo = `track-${randomBytes(16).toString('hex')}.mp3`;
  await writeFile(join(uploads, picture), 'Zebulon on stage');
  await writeFile(join(uploads, demo), 'Zebulon sings');
  const [artist] = await sql<{ id: number }>(
    `INSERT INTO artists (user_id, name, genre, email, phone, known_phone, description, social_media, profile_image, demo_file, is_approved)
     VALUES ($1, $5, 'country', $2, '(615) 555-0187', '(615) 555-0187', 'Zebulon and friends', '@zeb_q', $3, $4, true)
     RETURNING id`,
    [account.id, EMAIL, `/uploads/${picture}`, `/uploads/${demo}`, ARTIST],
  );
  const id = artist?.id ?? 0;
  await sql(`UPDATE events SET artist_id = $2, artist_notes = 'Zebulon needs two chairs' WHERE id = $1`, [
    eventId,
    id,
  ]);
  await sql(
    `INSERT INTO artist_availability (artist_id, date, notes) VALUES ($1, '2099-01-01', 'Zebulon is away')`,
    [id],
  );
  await sql(
    `INSERT INTO availability_changes (client_key, artist_id, request_hash, answer) VALUES ($1, $2, 'x', '{"notes":"Zebulon"}')`,
    [randomUUID(), id],
  );
  await sql(
    `INSERT INTO artist_invitations (artist_id, admin_id, event_date, event_time, event_type, event_name, response_message)
     VALUES ($1, $2, '2099-01-01', '20:00', 'country', 'New Year', 'Zebulon here, gladly')`,
    [id, staff.id],
  );
  await sql(
    `INSERT INTO artist_bookings (artist_id, admin_id, proposed_date, admin_notes, artist_notes)
     VALUES ($1, $2, '2099-01-01', 'Quackenbush wants cash', 'call Zebulon')`,
    [id, staff.id],
  );
  await tellOfArtist(venue, { id, name: ARTIST }, staff);
  await sql(`INSERT INTO artist_feeds (artist_id, token_hash) VALUES ($1, 'x')`, [id]);
  return id;
};

const text = async (sql: Sql, artistId: number | null): Promise<void> => {
  await sql(
    `INSERT INTO sms_event_requests (phone_number, message_text, extracted_artist, parse, texts, status, artist_id)
     VALUES ('+16155550187', 'Zebulon here, can I play?', 'Quackenbush', '{"artist":"Quackenbush"}',
             '[{"text":"Zebulon here","receivedAt":"2026-11-01T00:00:00Z"}]', $2, $1)`,
    [artistId, artistId === null ? 'processed' : 'pending'],
  );
  await sql(`INSERT INTO sms_receipts (sender, reply) VALUES ('+16155550187', 'Thanks, Zebulon')`);
  await sql(`INSERT INTO sms_opt_outs (phone) VALUES ('+16155550187')`);
};

/** What goes to others, or was written by them. */
const beWrittenOf = async ({ sql }: TestApp, eventId: number): Promise<void> => {
  const message = (kind: string, recipient: string, words: string, rest = 'NULL, NULL') =>
    sql(
      `INSERT INTO messages (channel, recipient, kind, subject, text_body, html_body, attachments)
       VALUES ($1, $2, $3, $4::text, $4::text, ${rest})`,
      [recipient.startsWith('+') ? 'sms' : 'email', recipient, kind, words],
    );
  await message('bookings.table-confirmed', EMAIL, 'Your table is booked, Zebulon');
  await message('sms.on-calendar', '+16155550187', 'You are on, Zebulon');
  await message(
    'bookings.requested',
    'june@venue.example',
    `Write to ${EMAIL}`,
    `'<a href="mailto:${EMAIL}">${EMAIL}</a>', '[{"content":"ATTENDEE:${EMAIL}\\n${EMAIL}"}]'`,
  );
  const [file] = await sql<{ id: number }>(
    `INSERT INTO imports (kind, file_name, file_hash, format, shape, notes, columns, options, total)
     VALUES ('members', 'members.csv', 'x', 'csv', 'x', '{}', '{}', '{}', 1) RETURNING id`,
  );
  await sql(`INSERT INTO import_rows (import_id, id, line, cells) VALUES ($1, 1, 1, $2)`, [
    file?.id,
    JSON.stringify(['Zebulon Quackenbush', `Write to\n${EMAIL}`, PHONE]),
  ]);
  await sql(`INSERT INTO imported_shows (key, event_id, said) VALUES ('x', $1, $2)`, [
    eventId,
    JSON.stringify({ description: `Tickets:\r\n${EMAIL}` }),
  ]);
  await sql(`UPDATE events SET description = 'Tickets: ' || $2 WHERE id = $1`, [eventId, EMAIL]);
  await sql(
    `INSERT INTO series_changes (client_key, request_hash, kind, undo) VALUES ($1, 'x', 'deletion', $2)`,
    [randomUUID(), JSON.stringify({ reminders: [{ email: EMAIL }], description: `Tickets:\n${EMAIL}` })],
  );
};
