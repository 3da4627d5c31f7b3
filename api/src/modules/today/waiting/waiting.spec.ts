import { randomUUID } from 'node:crypto';
import type { Response } from 'supertest';
import { MOST_WAITING_COUNTED, WAITING_KINDS } from '#contract/today.js';
import { createArtist, dayAhead, empty } from '#test/venue/bookings.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

interface Waiting {
  kind: string;
  id: number;
  since: string;
  [row: string]: unknown;
}

const TABLES = [
  'sms_event_requests',
  'booking_requests',
  'artist_bookings',
  'bookings',
  'photo_attendance',
  'messages',
  'events',
  'artists',
  'webhooks',
];

describe('what waits for staff', () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    // Nothing is sent in a spec: without jobs, a provider is only known of.
    venue = await createTestApp({ SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'hello@venue.example' });
    admin = await createAccount(venue, 'admin');
  });
  beforeEach(() => empty(venue, ...TABLES));
  afterAll(() => venue.close());

  const as = () => ({ Authorization: `Bearer ${admin.sessionId}` });
  const page = (query = '') => venue.http().get(`/api/today/waiting${query}`).set(as()).expect(200);
  const list = async (query = ''): Promise<Waiting[]> => (await page(query)).body;
  const kinds = async () => (await list()).map(({ kind }) => kind);
  const counts = async () => (await venue.http().get('/api/today').set(as()).expect(200)).body.waiting;
  const put = (path: string, body: object) => venue.http().put(path).set(as()).send(body).expect(200);

  const insert = async (statement: string, values: unknown[] = []): Promise<number> => {
    const [row] = await venue.sql<{ id: number }>(`${statement} RETURNING id`, values);
    return row?.id ?? 0;
  };
  const text = (overrides: { status?: string; kind?: string; date?: string; fromForm?: boolean } = {}) =>
    insert(
      `INSERT INTO sms_event_requests (phone_number, message_text, status, kind, extracted_date, extracted_time, from_form)
       VALUES ('+16155550123', 'Can I play?', $1, $2, $3, '20:00', $4)`,
      [
        overrides.status ?? 'pending',
        overrides.kind ?? 'request',
        overrides.date ?? dayAhead(9),
        overrides.fromForm ?? false,
      ],
    );
  const request = (date = dayAhead(9)) =>
    insert(
      `INSERT INTO booking_requests (event_date, event_time, event_type, event_name, contact_email)
       VALUES ($1, '20:00', 'rock', 'Barn Dance', 'guest@example.com')`,
      [date],
    );
  const proposal = async (status: string, date = dayAhead(9)) =>
    insert(
      `INSERT INTO artist_bookings (artist_id, proposed_date, proposed_time, status) VALUES ($1, $2, '20:00', $3)`,
      [await createArtist(venue), date, status],
    );
  const table = async (date = dayAhead(11), status = 'pending') =>
    insert(
      `INSERT INTO bookings (event_id, customer_name, party_size, status) VALUES ($1, 'Ruby Lee', 2, $2)`,
      [await createEvent(venue, { date }), status],
    );
  const photo = async (status = 'pending') =>
    insert('INSERT INTO photo_attendance (event_id, verification_status) VALUES ($1, $2)', [
      await createEvent(venue, { date: dayAhead(12), name: randomUUID() }),
      status,
    ]);
  const message = (overrides: { status?: string; channel?: string; reason?: string } = {}) =>
    insert(
      `INSERT INTO messages (channel, recipient, kind, subject, text_body, status, reason)
       VALUES ($1, 'ruby@example.com', 'bookings.table-confirmed', 'Your table', 'At eight.', $2, $3)`,
      [overrides.channel ?? 'email', overrides.status ?? 'failed', overrides.reason ?? 'mailbox full'],
    );
  const webhook = (pausedAs: string, name = 'Website') =>
    insert(
      `INSERT INTO webhooks (name, address, kinds, secret, paused_as, paused_at)
       VALUES ($1, 'https://website.example/hooks', '{show.changed}', 'whsec_', $2, now())`,
      [name, pausedAs],
    );
  const everyKind = async () => {
    await text();
    await request();
    await proposal('accepted');
    await table();
    await createArtist(venue, { isApproved: false, name: 'June Carter' });
    await photo();
    await message();
    await webhook('deaf');
  };

  it('is each kind as its own list shows it, the oldest first', async () => {
    await everyKind();
    const found = await list();
    expect(found.map(({ kind }) => kind)).toEqual([
      'text',
      'request',
      'proposal',
      'table',
      'artist',
      'photo',
      'message',
      'webhook',
    ]);
    for (const row of found) expect(row[row.kind]).toMatchObject({ id: row.id });
    expect(found[0]).toMatchObject({ text: { messageText: 'Can I play?', status: 'pending' } });
    expect(found[3]).toMatchObject({ table: { customerName: 'Ruby Lee', event: { seatsTaken: 2 } } });
    expect(found[4]).toMatchObject({ artist: { name: 'June Carter', email: 'wade@example.com' } });
    expect(found[6]).toMatchObject({ message: { reason: 'mailbox full', canResend: true } });
    expect(found[7]).toMatchObject({ webhook: { name: 'Website', state: 'deaf' } });
    expect(await counts()).toEqual(Object.fromEntries(WAITING_KINDS.map((kind) => [kind, 1])));
  });

  it('goes once it is done by what its own list does', async () => {
    await everyKind();
    const found = await list();
    const idOf = (kind: string) => found.find((row) => row.kind === kind)?.id;
    await venue
      .http()
      .delete(`/api/admin/sms-requests/${idOf('text')}`)
      .set(as())
      .expect(200);
    await put(`/api/booking-requests/${idOf('request')}`, { status: 'contacted' });
    await venue.sql(`UPDATE artist_bookings SET status = 'confirmed'`);
    await put(`/api/bookings/${idOf('table')}`, { status: 'confirmed' });
    await put(`/api/artists/${idOf('artist')}/approval`, { isApproved: true });
    await put(`/api/admin/verifications/${idOf('photo')}`, { status: 'approved' });
    await venue
      .http()
      .post(`/api/admin/messages/${idOf('message')}/set-aside`)
      .set(as())
      .expect(200);
    await put(`/api/connections/webhooks/${idOf('webhook')}/resume`, {});
    expect(await list()).toEqual([]);
    expect(await counts()).toEqual(Object.fromEntries(WAITING_KINDS.map((kind) => [kind, 0])));
  });

  it('is nothing that needs nobody', async () => {
    await text({ status: 'processed' });
    await text({ date: dayAhead(-3) });
    await text({ fromForm: true });
    await text({ status: 'failed', kind: 'quiet' });
    await text({ kind: 'withdrawn' });
    await request(dayAhead(-3));
    await proposal('pending');
    await proposal('accepted', dayAhead(-3));
    await table(dayAhead(11), 'confirmed');
    await table(dayAhead(-3));
    const off = await table();
    await venue.sql(
      `UPDATE events SET status = 'cancelled' WHERE id = (SELECT event_id FROM bookings WHERE id = $1)`,
      [off],
    );
    await createArtist(venue);
    await createArtist(venue, { isApproved: false, genre: '' });
    await photo('approved');
    await message({ status: 'queued' });
    await message({ channel: 'push' });
    await message({ channel: 'sms' });
    await message({ reason: 'not sent: its reader asked not to get messages like this one' });
    expect(await kinds()).toEqual([]);
  });

  it('is a program that said that it is gone, and none that staff paused themselves', async () => {
    await webhook('gone');
    await webhook('paused', 'Light');
    expect(await list()).toMatchObject([{ kind: 'webhook', webhook: { name: 'Website', state: 'gone' } }]);
  });

  it('is a text that could not be read', async () => {
    await text({ status: 'failed' });
    expect(await kinds()).toEqual(['text']);
  });

  it('is an artist again who changed a profile after staff took its approval back', async () => {
    const id = await createArtist(venue);
    await put(`/api/artists/${id}/approval`, { isApproved: false });
    expect(await kinds()).toEqual([]);
    await venue.sql(`UPDATE artists SET description = 'Louder', version = version + 1`);
    expect(await kinds()).toEqual(['artist']);
  });

  it('is a message that was left unsent, once it was sent again in vain', async () => {
    const id = await message();
    await venue.http().post(`/api/admin/messages/${id}/set-aside`).set(as()).expect(200);
    await venue.http().post(`/api/admin/messages/${id}/resend`).set(as()).expect(200);
    expect(await kinds()).toEqual([]);
    await venue.sql(`UPDATE messages SET status = 'failed'`);
    expect(await kinds()).toEqual(['message']);
  });

  it('comes page by page, each once, also of one moment', async () => {
    await venue.sql(
      `INSERT INTO sms_event_requests (phone_number, message_text, created_at)
       SELECT '+16155550123', 'Text ' || n, now() - make_interval(secs => n / 3) FROM generate_series(1, 8) n`,
    );
    for (let made = 0; made < 4; made += 1) await request();
    const seen: string[] = [];
    let address: string | undefined = '/api/today/waiting?limit=5';
    while (address !== undefined) {
      const answer: Response = await venue.http().get(address).set(as()).expect(200);
      const rows: Waiting[] = answer.body;
      seen.push(...rows.map(({ kind, id }) => `${kind} ${id}`));
      address = /<([^>]+)>/.exec(answer.headers.link ?? '')?.[1];
    }
    expect(new Set(seen).size).toBe(12);
    expect(seen).toHaveLength(12);
    expect(seen).toEqual((await list('?limit=100')).map(({ kind, id }) => `${kind} ${id}`));
  });

  it('refuses a cursor that is not its own', async () => {
    const cursor = Buffer.from('["2026-13-40T00:00:00.000000Z","text",1]').toString('base64url');
    const { body } = await venue.http().get(`/api/today/waiting?cursor=${cursor}`).set(as()).expect(400);
    expect(body.fields).toHaveProperty('cursor');
  });

  it('shows ten, and counts to a thousand, however much waits', async () => {
    await venue.sql(
      `INSERT INTO sms_event_requests (phone_number, message_text)
       SELECT '+16155550123', 'Text ' || n FROM generate_series(1, 50000) n`,
    );
    await venue.sql('ANALYZE sms_event_requests');
    const started = performance.now();
    const [rows, counted] = [await list(), await counts()];
    const took = performance.now() - started;
    expect(rows).toHaveLength(10);
    expect(counted.text).toBe(MOST_WAITING_COUNTED);
    expect(took).toBeLessThan(1_000);
  });
});
