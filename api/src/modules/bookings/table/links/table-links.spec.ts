import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { dayAhead, empty, messagesTo, waitingTo } from '#test/venue/bookings.js';

const LINK = /\/tables\/(\S+)/;
const RUBY = 'ruby@example.com';

describe('the link in the mails about a table', () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
  });
  afterEach(() => empty(venue, 'bookings', 'events', 'messages', 'rate_limits'));
  afterAll(() => venue.close());

  const book = async (eventId: number, customerEmail = RUBY): Promise<number> => {
    const wish = { eventId, customerName: 'Ruby Lee', customerEmail, partySize: 4 };
    return (await venue.http().post('/api/bookings').send(wish).expect(201)).body.id;
  };
  const decide = (id: number, status: string) =>
    venue
      .http()
      .put(`/api/bookings/${id}`)
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .send({ status });
  const tokenIn = async (email = RUBY): Promise<string> =>
    LINK.exec((await messagesTo(venue, email)).at(-1)?.text ?? '')?.[1] ?? '';
  const show = (token: string) => venue.http().get(`/api/bookings/links/${token}`);
  const cancel = (token: string) => venue.http().post(`/api/bookings/links/${token}/cancel`);

  it('shows the table and its show, and nothing that was typed', async () => {
    const eventId = await createEvent(venue, { name: 'Barn Dance', date: dayAhead(10), time: '20:00' });
    const id = await book(eventId);
    const asked = await tokenIn();
    await decide(id, 'confirmed').expect(200);
    expect(await tokenIn()).toBe(asked);
    const { body } = await show(asked).expect(200);
    expect(body).toEqual({
      partySize: 4,
      status: 'confirmed',
      canCancel: true,
      event: { id: eventId, name: 'Barn Dance', date: dayAhead(10), time: '20:00', status: 'scheduled' },
    });
  });

  it('gives the seats to others, once, and tells the guest', async () => {
    const eventId = await createEvent(venue, { date: dayAhead(10) });
    await venue.sql('UPDATE events SET capacity = 4 WHERE id = $1', [eventId]);
    await book(eventId);
    const token = await tokenIn();
    const answers = await Promise.all([cancel(token), cancel(token), cancel(token)]);
    expect(answers.map(({ status, body }) => [status, body.status, body.canCancel])).toEqual(
      Array(3).fill([200, 'cancelled', false]),
    );
    expect(await waitingTo(venue, RUBY)).toEqual(['bookings.table-cancelled']);
    expect(await tokenIn()).toBe('');
    await book(eventId, 'june@example.com');
    expect((await cancel(token).expect(200)).body).toMatchObject({ status: 'cancelled' });
    expect(await waitingTo(venue, RUBY)).toEqual(['bookings.table-cancelled']);
  });

  it('gives back no table that was declined', async () => {
    const id = await book(await createEvent(venue, { date: dayAhead(10) }));
    const token = await tokenIn();
    await decide(id, 'declined').expect(200);
    expect((await show(token).expect(200)).body).toMatchObject({ status: 'declined', canCancel: false });
    expect((await cancel(token).expect(409)).body.code).toBe('bookings.illegal-move');
  });

  it('gives back no table once the show has begun', async () => {
    const eventId = await createEvent(venue, { date: dayAhead(10) });
    await book(eventId);
    const token = await tokenIn();
    await venue.sql('UPDATE events SET date = $2 WHERE id = $1', [eventId, dayAhead(-2)]);
    expect((await show(token).expect(200)).body.canCancel).toBe(false);
    expect((await cancel(token).expect(409)).body).toMatchObject({
      code: 'bookings.show-begun',
      message: 'This show has begun. Please call us if you cannot come.',
    });
  });

  it('still shows a table whose show is deleted', async () => {
    const eventId = await createEvent(venue, { date: dayAhead(10) });
    await book(eventId);
    const token = await tokenIn();
    await venue.sql('DELETE FROM events WHERE id = $1', [eventId]);
    expect((await show(token).expect(200)).body).toMatchObject({ event: null, canCancel: false });
  });

  it.each([
    ['of another table', (token: string) => token.replace(/^\d+/, (id) => String(Number(id) + 1))],
    ['cut short', (token: string) => token.slice(0, -1)],
    ['changed', (token: string) => `${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`],
    ['with another number', (token: string) => `999999${token}`],
    ['made up', () => `1-${'0'.repeat(64)}`],
  ])('%s opens nothing', async (_, forge) => {
    const eventId = await createEvent(venue, { date: dayAhead(10) });
    await book(eventId);
    const token = forge(await tokenIn());
    await book(eventId, 'june@example.com');
    for (const answer of [await show(token), await cancel(token)]) {
      expect(answer.status).toBe(404);
      expect(answer.body.code).toBe('bookings.link-unknown');
    }
    expect(await venue.sql(`SELECT FROM bookings WHERE status = 'cancelled'`)).toEqual([]);
  });

  it('opens nothing any more once its guest is forgotten', async () => {
    const id = await book(await createEvent(venue, { date: dayAhead(10) }));
    const token = await tokenIn();
    await venue.sql('UPDATE bookings SET customer_email = NULL WHERE id = $1', [id]);
    await show(token).expect(404);
  });
});
