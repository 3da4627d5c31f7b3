import { createAccount, createEvent, type TestAccount } from '#test/test-app.js';
import {
  beforeWishIsKept,
  by,
  newKey,
  type RemindedVenue,
  startRemindedVenue,
} from '#test/venue/reminded-venue.js';

describe('asking to be reminded of a show', () => {
  let reminded: RemindedVenue;
  let eventId: number;

  beforeAll(async () => {
    reminded = await startRemindedVenue();
  });
  beforeEach(async () => {
    await reminded.clear();
    eventId = await createEvent(reminded.venue, { date: '2099-01-16' });
  });
  afterAll(() => reminded.close());

  const ask = (key: string, body: object, account?: TestAccount) =>
    reminded.venue
      .http()
      .put(`/api/show-reminders/${key}`)
      .set(by(account))
      .send({ eventId, ...body });
  const takeBack = (key: string, account?: TestAccount) =>
    reminded.venue.http().delete(`/api/show-reminders/${key}`).set(by(account));
  const rows = () => reminded.venue.sql('SELECT * FROM show_reminders ORDER BY id');

  it('is kept once for an account, whatever its devices ask, and told to it alone', async () => {
    const [loretta, june] = [
      await createAccount(reminded.venue, 'user'),
      await createAccount(reminded.venue, 'user'),
    ];
    const key = newKey();
    const kept = { key, eventId, way: 'unproved' };
    await ask(key, {}, loretta).expect(200, kept);
    await ask(key, {}, loretta).expect(200, kept);
    await ask(newKey(), {}, loretta).expect(200, kept);
    await ask(newKey(), {}, june).expect(200);
    expect(await rows()).toHaveLength(2);
    const own = await reminded.venue.http().get('/api/show-reminders').set(by(loretta)).expect(200);
    expect(own.body).toEqual([{ key, eventId }]);
  });

  it('is for a visitor’s browser, or for the address they type, once', async () => {
    const { key: deviceKey } = await reminded.subscribe();
    await ask(newKey(), { deviceKey, email: 'june@example.com' }).expect(200);
    await ask(newKey(), { deviceKey }).expect(200);
    await ask(newKey(), { email: 'June@Example.com' }).expect(200);
    await ask(newKey(), { email: 'june@example.com' }).expect(200);
    expect(await rows()).toMatchObject([
      { email: null },
      { subscription_id: null, email: 'june@example.com' },
    ]);
  });

  it('is taken back by a browser that asked twice, with the key that it was answered last', async () => {
    const { key: deviceKey } = await reminded.subscribe();
    const first = newKey();
    await ask(first, { deviceKey }).expect(200, { key: first, eventId });
    const { body } = await ask(newKey(), { deviceKey }).expect(200);
    expect(body).toEqual({ key: first, eventId });
    await takeBack(body.key).expect(200);
    expect(await rows()).toEqual([]);
  });

  it('tells nobody who types an address the key of another’s wish', async () => {
    const [hers, theirs] = [newKey(), newKey()];
    await ask(hers, { email: 'june@example.com' }).expect(200);
    await ask(theirs, { email: 'june@example.com' }).expect(200, { key: theirs, eventId });
    await takeBack(theirs).expect(200);
    expect(await rows()).toMatchObject([{ key: hers }]);
  });

  it('says by which way an account will hear, as it will', async () => {
    const loretta = await reminded.prove();
    const way = async () => (await ask(newKey(), {}, loretta).expect(200)).body.way as string;
    expect(await way()).toBe('email');
    await reminded.subscribe(loretta);
    expect(await way()).toBe('push');
    await reminded.refuse(loretta, { topic: 'shows', channel: 'push' });
    expect(await way()).toBe('email');
    await reminded.refuse(loretta, { topic: 'shows', channel: 'email' });
    expect(await way()).toBe('refused');
  });

  it('is taken back by its key, and by nobody for another’s account', async () => {
    const loretta = await createAccount(reminded.venue, 'user');
    const [hers, visitors] = [newKey(), newKey()];
    await ask(hers, {}, loretta);
    await ask(visitors, { email: 'june@example.com' });
    await takeBack(hers).expect(200);
    await takeBack(hers, await createAccount(reminded.venue, 'user')).expect(200);
    await takeBack(newKey()).expect(200);
    expect(await rows()).toHaveLength(2);
    await takeBack(hers, loretta).expect(200);
    await takeBack(visitors).expect(200);
    await takeBack(visitors).expect(200);
    expect(await rows()).toEqual([]);
  });

  it('goes with the account, the browser, and the show', async () => {
    const loretta = await createAccount(reminded.venue, 'user');
    const browser = await reminded.subscribe();
    await ask(newKey(), {}, loretta);
    await ask(newKey(), { deviceKey: browser.key });
    await ask(newKey(), { email: 'june@example.com' });
    await reminded.venue.sql('DELETE FROM users WHERE id = $1', [loretta.id]);
    await reminded.venue.http().delete(`/api/push-subscriptions/${browser.key}`);
    expect(await rows()).toHaveLength(1);
    await reminded.venue.sql('DELETE FROM events WHERE id = $1', [eventId]);
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['nobody to tell', {}, 400, 'reminders.reader-missing'],
    ['no address', { email: 'nobody' }, 400, 'request.invalid'],
    ['a device nobody knows', { deviceKey: newKey() }, 404, 'reminders.device-unknown'],
    ['a device that is none', { deviceKey: 'phone' }, 400, 'request.invalid'],
    ['no show', { eventId: 999_999, email: 'june@example.com' }, 404, 'events.not-found'],
  ])('is refused for %s', async (_, body, status, code) => {
    expect((await ask(newKey(), body)).body).toMatchObject({ statusCode: status, code });
  });

  it('is refused where the browser or the account goes in that moment', async () => {
    const { venue } = reminded;
    const [{ key: deviceKey }, loretta] = [await reminded.subscribe(), await createAccount(venue, 'user')];
    beforeWishIsKept(venue, () => venue.sql('DELETE FROM push_subscriptions'));
    expect((await ask(newKey(), { deviceKey }).expect(404)).body.code).toBe('reminders.device-unknown');
    beforeWishIsKept(venue, () => venue.sql('DELETE FROM users WHERE id = $1', [loretta.id]));
    expect((await ask(newKey(), {}, loretta).expect(401)).body.code).toBe('auth.signed-out');
  });

  it('is refused for a show that is over, called off, or near', async () => {
    for (const change of [`date = '2020-01-01'`, `date = '2099-01-16', status = 'cancelled'`]) {
      await reminded.venue.sql(`UPDATE events SET ${change} WHERE id = $1`, [eventId]);
      const { body } = await ask(newKey(), { email: 'june@example.com' }).expect(409);
      expect(body).toMatchObject({ code: 'reminders.too-late' });
    }
  });

  it('is refused under a key that stands for another show', async () => {
    const key = newKey();
    await ask(key, { email: 'june@example.com' }).expect(200);
    const other = await createEvent(reminded.venue, { date: '2099-01-17' });
    const { body } = await ask(key, { eventId: other, email: 'june@example.com' }).expect(409);
    expect(body).toMatchObject({ code: 'reminders.key-reused' });
  });

  it('fills nobody’s mailbox: an address that is not proved is taken five times a day', async () => {
    for (let count = 0; count < 5; count += 1) await ask(newKey(), { email: 'june@example.com' }).expect(200);
    const refused = await ask(newKey(), { email: 'JUNE@example.com' }).expect(429);
    expect(refused.headers['retry-after']).toBeDefined();
    await ask(newKey(), { email: 'loretta@example.com' }).expect(200);
  });

  it('counts a wish for an address once, however often its answer was lost', async () => {
    const key = newKey();
    for (let count = 0; count < 8; count += 1) await ask(key, { email: 'june@example.com' }).expect(200);
    await ask(newKey(), { email: 'june@example.com' }).expect(200);
  });

  it('is taken for thirty strangers an hour from one place, and from browsers after that', async () => {
    for (let count = 0; count < 30; count += 1)
      await ask(newKey(), { email: `guest-${count}@example.com` }).expect(200);
    const { body } = await ask(newKey(), { email: 'june@example.com' }).expect(429);
    expect(body).toMatchObject({ code: 'reminders.too-many' });
    const { key: deviceKey } = await reminded.subscribe();
    await ask(newKey(), { deviceKey }).expect(200);
  });

  it('is taken for ten shows to come of one address, and for more once they are over', async () => {
    await reminded.venue.sql(
      `WITH shows AS (
         INSERT INTO events (name, type, date, time)
         SELECT 'Barn Dance ' || n, 'country', '2099-02-' || lpad(n::text, 2, '0'), '20:00'
           FROM generate_series(1, 10) n RETURNING id
       ) INSERT INTO show_reminders (key, event_id, email) SELECT gen_random_uuid(), id, 'june@example.com' FROM shows`,
    );
    const { body } = await ask(newKey(), { email: 'June@example.com' }).expect(409);
    expect(body).toMatchObject({ code: 'reminders.address-full' });
    await ask(newKey(), { email: 'loretta@example.com' }).expect(200);
    await reminded.venue.sql(`UPDATE events SET date = '2020-02-01' WHERE date = '2099-02-01'`);
    await ask(newKey(), { email: 'june@example.com' }).expect(200);
  });
});
