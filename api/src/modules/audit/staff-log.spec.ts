import { randomUUID } from 'node:crypto';
import {
  createAccount,
  createDevice,
  createEvent,
  createTestApp,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';
import { createArtist } from '#test/venue/bookings.js';
import type { LoggedPersonResponse, StaffLogEntryResponse } from './staff-log.dto.js';

const as = ({ sessionId }: TestAccount) => ({ Authorization: `Bearer ${sessionId}` });

describe('looking up who did what', () => {
  let venue: TestApp;
  let ada: TestAccount;
  let pearl: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
    ada = await createAccount(venue, 'admin');
    pearl = await createAccount(venue, 'admin');
    await venue.sql(`UPDATE users SET first_name = 'Ada', last_name = 'Bell' WHERE id = $1`, [ada.id]);
  });
  afterAll(() => venue.close());

  const find = async (query = ''): Promise<StaffLogEntryResponse[]> =>
    (await venue.http().get(`/api/admin/log${query}`).set(as(ada)).expect(200)).body;
  const patch = (event: number, body: object, who = ada) =>
    venue.http().patch(`/api/events/${event}`).set(as(who)).send(body).expect(200);
  const show = (name: string, date: string) => createEvent(venue, { name, date });

  it('tells a change with the names of today, and what was there before', async () => {
    const artistId = await createArtist(venue, { name: 'The Rattlers' });
    const event = await show('Barn Dance', '2099-01-16');
    await patch(event, { time: '21:00', artistIds: [artistId], description: 'Two sets' });
    await venue.sql(`UPDATE events SET name = 'Barn Ball' WHERE id = $1`, [event]);
    const [entry] = await find(`?thing=events&thingId=${event}`);
    expect(entry).toMatchObject({
      person: { id: ada.id, name: 'Ada Bell' },
      device: expect.any(String),
      action: 'EventEditing.patch',
      operation: 'update',
      thing: 'events',
      thingId: event,
      part: 'events',
      name: 'Barn Ball, Jan 16, 2099',
    });
    expect(entry?.fields).toEqual(
      expect.arrayContaining([
        { name: 'time', isKept: true, before: '20:00', after: '21:00' },
        { name: 'artist_ids', isKept: true, before: null, after: 'The Rattlers' },
        { name: 'description', isKept: false, before: null, after: null },
      ]),
    );
    await patch(event, { actTimes: { [artistId]: '21:30' } });
    expect((await find(`?thing=events&thingId=${event}`))[0]?.fields).toEqual([
      { name: 'act_times', isKept: true, before: null, after: 'The Rattlers 9:30 PM' },
    ]);
  });

  it('still names a deleted show, and somebody who has left no more', async () => {
    const left = await createAccount(venue, 'admin');
    const event = await show('Last Waltz', '2099-02-16');
    await patch(event, { time: '21:00' }, left);
    await venue.http().delete(`/api/events/${event}`).set(as(ada)).expect(200);
    await venue.sql('DELETE FROM users WHERE id = $1', [left.id]);
    const entries = await find(`?thing=events&thingId=${event}`);
    expect(entries.map(({ operation, name, person }) => [operation, name, person?.name])).toEqual([
      ['delete', 'Last Waltz, Feb 16, 2099', 'Ada Bell'],
      ['update', 'Last Waltz, Feb 16, 2099', null],
    ]);
    const { body } = await venue.http().get('/api/admin/log/people').set(as(ada)).expect(200);
    const people: LoggedPersonResponse[] = body;
    expect(people).toContainEqual({ id: ada.id, name: 'Ada Bell' });
    expect(people.map(({ id }) => id)).not.toContain(left.id);
    expect(await find(`?person=${left.id}`)).toHaveLength(1);
  });

  it('says at the door by whose PIN, and at which tablet', async () => {
    const staff = await createAccount(venue, 'staff');
    const tablet = await createDevice(venue, 'Front door');
    const eventId = await createEvent(venue);
    await venue
      .http()
      .post('/api/door/exits')
      .set({ Authorization: `Bearer ${tablet}`, 'Idempotency-Key': randomUUID() })
      .send({ eventId, recordedBy: staff.id, people: 2 })
      .expect(201);
    expect(await find(`?person=${staff.id}`)).toMatchObject([
      {
        person: { name: 'Loretta Hayes' },
        device: 'Front door',
        thing: 'events',
        thingId: eventId,
        part: 'door_exits',
      },
    ]);
  });

  it('does not say of who checked somebody in that they undid it', async () => {
    const [one, other] = [await createAccount(venue, 'staff'), await createAccount(venue, 'staff')];
    const tablet = await createDevice(venue, 'Back door');
    const eventId = await createEvent(venue);
    const act = (path: string, key: string, body: object) =>
      venue
        .http()
        .post(path)
        .set({ Authorization: `Bearer ${tablet}`, 'Idempotency-Key': key })
        .send(body)
        .expect(201);
    const checkInKey = randomUUID();
    const guest = { customerName: 'Ruby Lee', customerEmail: 'ruby@example.com', partySize: 2 };
    await act('/api/door/check-ins', checkInKey, { eventId, recordedBy: one.id, ...guest });
    const undone = { checkInKey, recordedBy: other.id, reason: 'wrong-guest' };
    await act('/api/door/undos', randomUUID(), undone);
    const actionsOf = async ({ id }: TestAccount) =>
      new Set((await find(`?person=${id}`)).map(({ action }) => action));
    expect(await actionsOf(one)).toEqual(new Set(['DoorActs.checkIn']));
    expect(await actionsOf(other)).toEqual(new Set(['DoorActs.undo']));
  });

  it('finds what a person did, of which kind, and on which day of the venue’s clock', async () => {
    const event = await show('Honky Ball', '2099-03-16');
    await patch(event, { time: '21:00' }, pearl);
    const type = { name: 'Polka', color: 'bg-crimson text-light' };
    await venue.http().post('/api/event-types').set(as(pearl)).send(type).expect(201);
    expect((await find(`?person=${pearl.id}`)).map(({ thing }) => thing)).toEqual(['event_types', 'events']);
    expect(await find(`?person=${pearl.id}&thing=event_types`)).toHaveLength(1);
    // Chicago's November 1, the day on which the clocks go back, has 25 hours.
    const insert = (at: string) =>
      venue.sql(
        `INSERT INTO staff_log (at, actor_id, device, request_id, action, operation, thing, thing_id, part)
         VALUES ($1, $2, 'A browser', gen_random_uuid(), 'Venue.update', 'update', 'venue', 1, 'venue')`,
        [at, pearl.id],
      );
    for (const at of [
      '2020-11-01T04:59:59Z',
      '2020-11-01T05:00:00Z',
      '2020-11-02T05:59:59Z',
      '2020-11-02T06:00:00Z',
    ])
      await insert(at);
    const days = await find(`?person=${pearl.id}&day=2020-11-01`);
    expect(days.map(({ at }) => at)).toEqual(['2020-11-02T05:59:59.000Z', '2020-11-01T05:00:00.000Z']);
  });

  it('goes page by page through the rows of one moment, and misses none', async () => {
    const series = {
      name: 'Friday Dance',
      type: 'country',
      date: '2027-02-26',
      time: '20:00',
      repeat: { frequency: 'weekly', count: 7 },
    };
    await venue.http().post('/api/events/series').set(as(ada)).send(series).expect(201);
    const ids: number[] = [];
    let next: string | undefined = '/api/admin/log?limit=3&thing=events';
    for (let page = 0; next !== undefined && page < 3; page++) {
      const answer: { body: StaffLogEntryResponse[]; headers: Record<string, string> } = await venue
        .http()
        .get(next)
        .set(as(ada))
        .expect(200);
      ids.push(...answer.body.map(({ thingId }) => thingId ?? 0));
      next = /<([^>]+)>/.exec(answer.headers['link'] ?? '')?.[1];
    }
    const made = await venue.sql<{ id: number }>(
      `SELECT id FROM events WHERE name = 'Friday Dance' ORDER BY id DESC`,
    );
    expect(ids.slice(0, 7)).toEqual(made.map(({ id }) => id));
    expect(new Set(ids).size).toBe(9);
  });

  it.each(['day=2027-02-30', 'day=9999-12-31', 'thing=passwords', 'person=0', 'person=x', 'cursor=x'])(
    'says what is wrong with ?%s',
    async (query) => {
      const { body } = await venue.http().get(`/api/admin/log?${query}`).set(as(ada)).expect(400);
      expect(Object.keys(body.fields)).toEqual([query.split('=')[0]]);
    },
  );
});
