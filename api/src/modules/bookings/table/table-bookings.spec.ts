import { randomUUID } from 'node:crypto';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { dayAhead, empty, messagesTo, waitingTo } from '#test/venue/bookings.js';

const STATUSES = ['pending', 'confirmed', 'declined', 'cancelled'];
const LEGAL = new Set([
  'pending → confirmed',
  'pending → declined',
  'pending → cancelled',
  'confirmed → cancelled',
]);

describe('table bookings', () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
  });
  afterEach(() => empty(venue, 'bookings', 'events', 'messages', 'rate_limits'));
  afterAll(() => venue.close());

  const createShow = async (capacity: number | null, date = dayAhead(10)): Promise<number> => {
    const id = await createEvent(venue, { name: 'Barn Dance', date });
    await venue.sql('UPDATE events SET capacity = $2 WHERE id = $1', [id, capacity]);
    return id;
  };
  const book = (eventId: number, body: object = {}, key: string = randomUUID()) =>
    venue
      .http()
      .post('/api/bookings')
      .set('Idempotency-Key', key)
      .send({ eventId, customerName: 'Ruby Lee', customerEmail: 'ruby@example.com', partySize: 4, ...body });
  const asAdmin = (method: 'get' | 'put', path = '') =>
    venue.http()[method](`/api/bookings${path}`).set('Authorization', `Bearer ${admin.sessionId}`);
  const list = async (query = '') => (await asAdmin('get', query).expect(200)).body;
  const decide = (id: number, status: string) => asAdmin('put', `/${id}`).send({ status });
  const seatsOf = async (eventId: number): Promise<number> => {
    const [row] = await venue.sql<{ seats: number }>(
      `SELECT coalesce(sum(party_size), 0)::int AS seats FROM bookings
        WHERE event_id = $1 AND status IN ('pending', 'confirmed')`,
      [eventId],
    );
    return row?.seats ?? 0;
  };

  it('reach staff with the show and how full it is', async () => {
    const eventId = await createShow(20);
    const { body } = await book(eventId, {
      customerPhone: '555-0102',
      specialRequests: 'Near the floor\nplease',
    }).expect(201);
    expect(body).toEqual({
      id: body.id,
      eventId,
      customerName: 'Ruby Lee',
      partySize: 4,
      status: 'pending',
      createdAt: expect.any(String),
    });
    expect(await list(`?eventId=${eventId}`)).toEqual([
      {
        id: body.id,
        event: {
          id: eventId,
          name: 'Barn Dance',
          date: dayAhead(10),
          time: '20:00',
          status: 'scheduled',
          capacity: 20,
          seatsTaken: 4,
        },
        customerName: 'Ruby Lee',
        customerEmail: 'ruby@example.com',
        customerPhone: '555-0102',
        partySize: 4,
        specialRequests: 'Near the floor\nplease',
        status: 'pending',
        createdAt: body.createdAt,
      },
    ]);
  });

  it.each([
    [{ customerName: ' ' }, 'customerName', 'Please enter your name'],
    [{ partySize: 0 }, 'partySize', 'Party size must be at least 1'],
    [{ partySize: 21 }, 'partySize', 'Party size must be at most 20'],
    [{ partySize: 2.5 }, 'partySize', 'Party size must be a whole number'],
    [{ customerEmail: 'ruby@' }, 'customerEmail', 'Invalid email address'],
    [{ customerPhone: 'call Ruby' }, 'customerPhone', 'Please enter a phone number'],
    [{ customerPhone: '555' }, 'customerPhone', 'Please enter a phone number'],
    [{ customerPhone: '1'.repeat(21) }, 'customerPhone', 'Phone must be at most 20 characters'],
    [
      { specialRequests: 'x'.repeat(2001) },
      'specialRequests',
      'Special requests must be at most 2000 characters',
    ],
  ])('refuse %j', async (body, field, message) => {
    const answer = await book(await createShow(20), body).expect(400);
    expect(answer.body.fields).toEqual({ [field]: message });
    expect(await list()).toEqual([]);
  });

  it('are taken only at shows that are to come and take place', async () => {
    await book(999_999).expect(404);
    const past = await createShow(20, dayAhead(-2));
    const cancelled = await createShow(20);
    await venue.sql(`UPDATE events SET status = 'cancelled' WHERE id = $1`, [cancelled]);
    for (const eventId of [past, cancelled]) {
      const { body } = await book(eventId).expect(409);
      expect(body.code).toBe('bookings.no-tables');
    }
  });

  it('never exceed the show’s capacity, and say how many seats are left', async () => {
    const eventId = await createShow(7);
    await book(eventId).expect(201);
    const { body } = await book(eventId).expect(409);
    expect(body).toMatchObject({
      code: 'bookings.too-few-seats',
      message: 'Only 3 seats are left.',
      fields: { partySize: 'Only 3 seats are left.' },
    });
    await book(eventId, { partySize: 3 }).expect(201);
    expect((await book(eventId, { partySize: 1 }).expect(409)).body.message).toBe(
      'This event is fully booked.',
    );
  });

  it('give their seats back when they are declined or cancelled', async () => {
    const eventId = await createShow(8);
    const [first, second] = [(await book(eventId)).body.id, (await book(eventId)).body.id];
    await book(eventId).expect(409);
    await decide(first, 'declined').expect(200);
    await book(eventId).expect(201);
    await decide(second, 'confirmed').expect(200);
    await decide(second, 'cancelled').expect(200);
    await book(eventId).expect(201);
    expect(await seatsOf(eventId)).toBe(8);
  });

  it('have one winner when ten parties of four want the last four seats', async () => {
    const eventId = await createShow(4);
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(eventId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(409)]);
    expect(await seatsOf(eventId)).toBe(4);
  });

  it('fill a show to the last seat when parties of all sizes come at once', async () => {
    const eventId = await createShow(13);
    const guest = (turn: number) => ({ customerEmail: `guest-${turn}@example.com` });
    const party = (turn: number) => book(eventId, { ...guest(turn), partySize: 1 + (turn % 5) });
    await Promise.all(Array.from({ length: 20 }, (_, turn) => party(turn)));
    await Promise.all(
      Array.from({ length: 5 }, (_, turn) => book(eventId, { ...guest(20 + turn), partySize: 1 })),
    );
    expect(await seatsOf(eventId)).toBe(13);
  });

  it('count once for each key, also when it comes ten times at once', async () => {
    const eventId = await createShow(4);
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(eventId, {}, key)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(9).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await book(eventId, { partySize: 1 }, key).expect(409);
    expect(await messagesTo(venue, 'ruby@example.com')).toHaveLength(1);
  });

  it.each(STATUSES.flatMap((from) => STATUSES.map((to) => [from, to] as const)))(
    'go from %s to %s only if that is legal',
    async (from, to) => {
      const { id } = (await book(await createShow(20))).body;
      await venue.sql('UPDATE bookings SET status = $2 WHERE id = $1', [id, from]);
      const { status } = await decide(id, to);
      const isLegal = LEGAL.has(`${from} → ${to}`);
      expect(status).toBe(isLegal ? 200 : 409);
      expect(await list()).toEqual([expect.objectContaining({ status: isLegal ? to : from })]);
    },
  );

  it('tell a guest with an e-mail each step, in words that nobody typed', async () => {
    const eventId = await createShow(20);
    const { id } = (await book(eventId)).body;
    await decide(id, 'confirmed').expect(200);
    await decide(id, 'cancelled').expect(200);
    const mails = await messagesTo(venue, 'ruby@example.com');
    expect(mails.map(({ kind }) => kind)).toEqual([
      'bookings.table-pending',
      'bookings.table-confirmed',
      'bookings.table-cancelled',
    ]);
    for (const { text } of mails) {
      expect(text).toContain('Barn Dance');
      expect(text).toContain('4 people');
      expect(text).not.toContain('Ruby');
    }
  });

  it.each([
    ['never tried', 0],
    ['tried while the mail server was away', 1],
  ])('tell a guest the last word alone where the one before waits, %s', async (_, attempts) => {
    const { id } = (await book(await createShow(20))).body;
    for (const status of ['confirmed', 'cancelled']) {
      await venue.sql('UPDATE messages SET attempts = $1', [attempts]);
      await decide(id, status).expect(200);
      expect(await waitingTo(venue, 'ruby@example.com')).toEqual([`bookings.table-${status}`]);
    }
  });

  it('need no e-mail', async () => {
    const { body } = await book(await createShow(null), { customerEmail: '' }).expect(201);
    await decide(body.id, 'confirmed').expect(200);
    expect(await venue.sql('SELECT id FROM messages')).toEqual([]);
  });

  it('are listed show by show, by status and page by page', async () => {
    const [late, early, past] = [
      await createShow(20),
      await createShow(20, dayAhead(3)),
      await createShow(20),
    ];
    for (const eventId of [late, early, past, early]) await book(eventId, { partySize: 1 });
    await venue.sql('UPDATE events SET date = $2 WHERE id = $1', [past, dayAhead(-3)]);
    const shows = (tables: { event: { id: number } }[]) => tables.map(({ event }) => event.id);
    expect(shows(await list())).toEqual([past, early, early, late]);
    expect(shows(await list(`?from=${dayAhead(0)}`))).toEqual([early, early, late]);
    await decide((await list(`?eventId=${early}`))[0].id, 'confirmed');
    expect(shows(await list('?status=confirmed'))).toEqual([early]);
    const first = await asAdmin('get', '?limit=3');
    const cursor = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1];
    expect([shows(first.body), shows(await list(`?limit=3&cursor=${cursor}`))]).toEqual([
      [past, early, early],
      [late],
    ]);
  });

  it('stay on staff’s list when their show is deleted', async () => {
    const eventId = await createShow(20);
    const { id } = (await book(eventId)).body;
    await venue.sql('DELETE FROM events WHERE id = $1', [eventId]);
    expect(await list()).toEqual([expect.objectContaining({ id, event: null })]);
    await decide(id, 'cancelled').expect(200);
  });
});
