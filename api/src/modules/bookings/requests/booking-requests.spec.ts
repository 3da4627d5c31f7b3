import { randomUUID } from 'node:crypto';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { createArtist, dayAhead, empty, messagesTo, readPages } from '#test/venue/bookings.js';

const STATUSES = ['pending', 'approved', 'rejected', 'contacted'];
const LEGAL = new Set([
  'pending → approved',
  'pending → rejected',
  'pending → contacted',
  'approved → contacted',
]);

describe('booking requests', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let artistId: number;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    artistId = await createArtist(venue);
  });
  afterEach(() => empty(venue, 'booking_requests', 'messages', 'rate_limits'));
  afterAll(() => venue.close());

  const wish = () => ({
    artistId,
    eventDate: dayAhead(40),
    eventTime: '18:00',
    eventType: 'Wedding',
    eventName: 'Ruby & Wade’s Wedding',
    description: 'About eighty people.\nHalf of them dancers.',
    budget: '$2000',
    duration: '4 hours',
    contactName: 'Ruby Lee',
    contactEmail: 'Ruby@Example.com',
    contactPhone: '+1 (555) 010-2233',
  });
  const ask = (body: object = {}, key: string = randomUUID()) =>
    venue
      .http()
      .post('/api/booking-requests')
      .set('Idempotency-Key', key)
      .send({ ...wish(), ...body });
  const asAdmin = (method: 'get' | 'put' | 'delete', path = '') =>
    venue.http()[method](`/api/booking-requests${path}`).set('Authorization', `Bearer ${admin.sessionId}`);
  const list = async (query = '') => (await asAdmin('get', query).expect(200)).body;
  const decide = (id: number, status: string) => asAdmin('put', `/${id}`).send({ status });

  it('reach the admins whole, and tell the one who asked nothing of the artist', async () => {
    const { body } = await ask().expect(201);
    expect(body).toEqual({ id: body.id, artistId, eventDate: dayAhead(40), status: 'pending' });
    expect(await list()).toEqual([
      {
        ...wish(),
        id: body.id,
        artist: { id: artistId, name: 'Wade Tucker', genre: 'rock', profileImage: null },
        eventType: 'wedding',
        contactEmail: 'ruby@example.com',
        status: 'pending',
        notes: null,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
      },
    ]);
  });

  it('tell both sides at once without repeating a word that was typed', async () => {
    await ask().expect(201);
    const [received] = await messagesTo(venue, 'ruby@example.com');
    const [requested] = await messagesTo(venue, 'wade@example.com');
    expect([received?.kind, requested?.kind]).toEqual(['bookings.request-received', 'bookings.requested']);
    for (const typed of ['Ruby', 'Wedding', 'eighty', '$2000', '4 hours', '010-2233', 'ruby@']) {
      expect(`${received?.subject} ${received?.text}`).not.toContain(typed);
      expect(`${requested?.subject} ${requested?.text}`).not.toContain(typed);
    }
  });

  it.each([
    [{ eventDate: dayAhead(-2) }, 400, 'Please choose a date that is not in the past'],
    [{ eventDate: '31.12.2026' }, 400, 'Date must be a date like 2026-11-20'],
    [{ eventTime: '8 pm' }, 400, 'Time must be a time like 20:00'],
    [{ eventName: '  ' }, 400, 'Event name is required'],
    [{ eventType: '' }, 400, 'Event type is required'],
    [{ contactEmail: 'ruby' }, 400, 'Invalid email address'],
    [{ contactPhone: 'ask at the bar' }, 400, 'Please enter a phone number'],
    [{ contactPhone: '1'.repeat(21) }, 400, 'Phone must be at most 20 characters'],
    [{ budget: 'x'.repeat(101) }, 400, 'Budget must be at most 100 characters'],
    [{ artistId: 999_999 }, 404, 'This artist cannot be booked here.'],
  ])('refuse %j', async (body, status, message) => {
    const answer = await ask(body).expect(status);
    expect(answer.body.message).toBe(message);
    expect(await list()).toEqual([]);
    expect(await messagesTo(venue, 'ruby@example.com')).toEqual([]);
  });

  it('are not taken for an artist whom staff have not approved', async () => {
    const waiting = await createArtist(venue, { name: 'Not Yet', isApproved: false });
    await ask({ artistId: waiting }).expect(404);
  });

  it('count once for each key, also when it comes ten times at once', async () => {
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask({}, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(await list()).toHaveLength(1);
    expect(await messagesTo(venue, 'wade@example.com')).toHaveLength(1);
    await ask({ budget: '$1' }, key).expect(409);
  });

  it('do not come back by a late repeat once they are deleted', async () => {
    const key = randomUUID();
    const { body } = await ask({}, key).expect(201);
    await asAdmin('delete', `/${body.id}`).expect(200);
    await ask({}, key).expect(404);
    expect(await list()).toEqual([]);
  });

  it('are slowed down when one address sends too many', async () => {
    for (let sent = 0; sent < 20; sent += 1) await ask().expect(201);
    const { headers, body } = await ask().expect(429);
    expect(body.code).toBe('bookings.too-many');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('answer the repeat of one that was kept, however many came since', async () => {
    const key = randomUUID();
    await ask({}, key).expect(201);
    await Promise.all(Array.from({ length: 25 }, () => ask()));
    await ask({}, key).expect(200);
  });

  it('are kept without a mail when an address was typed too often today', async () => {
    for (let sent = 0; sent < 12; sent += 1) await ask().expect(201);
    expect(await list()).toHaveLength(12);
    expect(await messagesTo(venue, 'ruby@example.com')).toHaveLength(10);
  });

  it('are all kept, and tell the artist of twenty a day, however many ask from however many addresses', async () => {
    for (let sent = 0; sent < 22; sent += 1) {
      await ask({ contactEmail: `fan-${sent}@example.com` }).expect(201);
      // Each comes from another network.
      await venue.sql(`DELETE FROM rate_limits WHERE key LIKE 'booking-request-address%'`);
    }
    expect(await list()).toHaveLength(22);
    expect(await messagesTo(venue, 'wade@example.com')).toHaveLength(20);
    expect(await messagesTo(venue, 'fan-21@example.com')).toHaveLength(1);
    const other = await createArtist(venue, { name: 'Ruth', email: 'ruth@example.com' });
    await ask({ artistId: other }).expect(201);
    expect(await messagesTo(venue, 'ruth@example.com')).toHaveLength(1);
  });

  it.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))(
    'go from %s to %s only if that is legal',
    async (from, to) => {
      const { id } = (await ask()).body;
      await venue.sql('UPDATE booking_requests SET status = $2 WHERE id = $1', [id, from]);
      const { status } = await decide(id, to);
      const isLegal = LEGAL.has(`${from} → ${to}`);
      expect(status).toBe(isLegal ? 200 : 409);
      expect(await list()).toEqual([expect.objectContaining({ status: isLegal ? to : from })]);
    },
  );

  it.each(['approved', 'rejected'])('tell both sides when they are %s', async (verdict) => {
    const { id } = (await ask()).body;
    await empty(venue, 'messages');
    await decide(id, verdict).expect(200);
    const [guest] = await messagesTo(venue, 'ruby@example.com');
    const [artist] = await messagesTo(venue, 'wade@example.com');
    expect(guest?.subject).toContain(verdict);
    expect(artist?.subject).toContain(verdict);
    expect(artist?.text).not.toContain('ruby@example.com');
    expect(artist?.text).not.toContain('010-2233');
  });

  it('have one winner when ten admins decide at once', async () => {
    const { id } = (await ask()).body;
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) => decide(id, turn % 2 ? 'rejected' : 'contacted')),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });

  it('are deleted for good, in any status', async () => {
    const { id } = (await ask()).body;
    await decide(id, 'rejected');
    const { body } = await asAdmin('delete', `/${id}`).expect(200);
    expect(body).toEqual({ message: 'Booking request deleted successfully' });
    await asAdmin('delete', `/${id}`).expect(404);
    await decide(id, 'contacted').expect(404);
  });

  it('are listed by status and page by page', async () => {
    for (let sent = 0; sent < 3; sent += 1) await ask();
    await decide((await list())[0].id, 'approved');
    expect(await list('?status=approved')).toHaveLength(1);
    const first = await asAdmin('get', '?limit=2');
    const next = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1];
    expect(await list(`?limit=2&cursor=${next}`)).toHaveLength(1);
    await asAdmin('get', '?cursor=nonsense').expect(400);
    await asAdmin('get', '?status=lost').expect(400);
  });

  it('are listed by need, page by page, with what waits first, however old it is, until it is over', async () => {
    for (const [eventName, days] of [
      ['Long over', -9],
      ['Over', -2],
    ] as const) {
      const { id } = (await ask({ eventName })).body;
      await venue.sql('UPDATE booking_requests SET event_date = $2 WHERE id = $1', [id, dayAhead(days)]);
    }
    await ask({ eventName: 'Later', eventDate: dayAhead(50) });
    await ask({ eventName: 'Sooner' });
    for (const eventName of ['Rejected', 'Approved']) {
      const { id } = (await ask({ eventName, eventDate: dayAhead(30) })).body;
      await decide(id, eventName.toLowerCase()).expect(200);
    }
    const rows = await readPages<{ eventName: string }>('?order=need&limit=1', (page) =>
      asAdmin('get', page.slice(page.indexOf('?'))).expect(200),
    );
    expect(rows.map(({ eventName }) => eventName)).toEqual([
      'Sooner',
      'Later',
      'Approved',
      'Rejected',
      'Over',
      'Long over',
    ]);
  });
});
