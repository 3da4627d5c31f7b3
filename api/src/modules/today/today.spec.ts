import { randomUUID } from 'node:crypto';
import { addDays } from '#contract/calendar-date.js';
import { DEFAULT_TIME_ZONE, showNightAt } from '#contract/rules/clock.js';
import { NIGHTS_AHEAD } from '#contract/today.js';
import { createArtist, empty } from '#test/venue/bookings.js';
import {
  createAccount,
  createDevice,
  createEvent,
  createTwoProcesses,
  type TestAccount,
  type TestApp,
} from '#test/test-app.js';
import { TodayService } from './today.service.js';

const TONIGHT = showNightAt(new Date(), DEFAULT_TIME_ZONE);

describe('Today', () => {
  let venue: TestApp;
  let other: TestApp;
  let close: () => Promise<void>;
  let admin: TestAccount;

  beforeAll(async () => {
    ({ venue, other, close } = await createTwoProcesses());
    admin = await createAccount(venue, 'admin');
  });
  beforeEach(() =>
    empty(venue, 'event_attendance', 'door_exits', 'bookings', 'events', 'artists', 'sms_event_requests'),
  );
  afterAll(() => close());

  const as = () => ({ Authorization: `Bearer ${admin.sessionId}` });
  const today = async () => (await venue.http().get('/api/today').set(as()).expect(200)).body;
  const news = async (query = '', from = venue) =>
    (await from.http().get(`/api/today/news${query}`).set(as()).expect(200)).body;
  /** Asks for news again and again, as staff's devices do, until so much waits. An answer may come for what was before. */
  const newsOf = async (waiting: number, tag: string, from = venue) => {
    let heard = await news(`?tag=${tag}&wait=20`, from);
    while (heard.waiting !== waiting) heard = await news(`?tag=${heard.tag}&wait=20`, from);
    return heard;
  };
  const text = () =>
    venue.sql(
      `INSERT INTO sms_event_requests (phone_number, message_text) VALUES ('+16155550123', 'Can I play?')`,
    );
  const checkIn = async (device: string, eventId: number, partySize: number) => {
    const staff = await createAccount(venue, 'staff');
    await venue
      .http()
      .post('/api/door/check-ins')
      .set('Authorization', `Bearer ${device}`)
      .set('Idempotency-Key', randomUUID())
      .send({ recordedBy: staff.id, eventId, customerName: 'Hank', partySize })
      .expect(201);
  };

  it('tells tonight’s show with its tally and its tables', async () => {
    const eventId = await createEvent(venue, { date: TONIGHT });
    const device = await createDevice(venue);
    await checkIn(device, eventId, 3);
    await checkIn(device, eventId, 2);
    await venue.sql(
      `INSERT INTO bookings (event_id, customer_name, party_size, status)
       VALUES ($1, 'Ruby', 4, 'confirmed'), ($1, 'Lee', 2, 'pending'), ($1, 'Gone', 9, 'cancelled')`,
      [eventId],
    );
    const { night, tonight } = await today();
    expect(night).toBe(TONIGHT);
    expect(tonight).toMatchObject([
      {
        show: { id: eventId, name: 'Open Mic Night' },
        inside: 5,
        people: 5,
        checkIns: 2,
        tablesConfirmed: 1,
        tablesPending: 1,
        seatsBooked: 6,
      },
    ]);
  });

  it('names the next show where none is tonight', async () => {
    const eventId = await createEvent(venue, { date: addDays(TONIGHT, 3), name: 'Barn Dance' });
    expect(await today()).toMatchObject({ tonight: [], next: { id: eventId, name: 'Barn Dance' } });
  });

  it('lists the open nights of two weeks, with approved artists who are free', async () => {
    const open = addDays(TONIGHT, 2);
    await createEvent(venue, { date: addDays(TONIGHT, 1) });
    const off = await createEvent(venue, { date: addDays(TONIGHT, 3) });
    await venue.sql(`UPDATE events SET status = 'cancelled' WHERE id = $1`, [off]);
    for (const [name, isApproved] of [
      ['Ada', true],
      ['Ben', true],
      ['Cleo', false],
    ] as const) {
      const artistId = await createArtist(venue, { name, isApproved });
      await venue.sql('INSERT INTO artist_availability (artist_id, date, is_available) VALUES ($1, $2, $3)', [
        artistId,
        open,
        name !== 'Ben',
      ]);
    }
    const { openNights } = await today();
    const dates = openNights.map(({ date }: { date: string }) => date);
    expect(dates).toHaveLength(NIGHTS_AHEAD - 1);
    expect(dates).toContain(addDays(TONIGHT, 3));
    expect(dates).not.toContain(addDays(TONIGHT, 1));
    expect(openNights.find(({ date }: { date: string }) => date === open)).toMatchObject({
      freeCount: 1,
      free: [{ name: 'Ada', genre: 'rock' }],
    });
  });

  it('takes a show after midnight for one of the night before', async () => {
    await createEvent(venue, { date: addDays(TONIGHT, 3), time: '00:30' });
    const dates = (await today()).openNights.map(({ date }: { date: string }) => date);
    expect(dates).not.toContain(addDays(TONIGHT, 2));
    expect(dates).toContain(addDays(TONIGHT, 3));
  });

  it('lists no open night that is almost over', async () => {
    const { body } = await venue.http().get('/api/auth/me').set(as()).expect(200);
    const halfPastMidnight = new Date('2026-11-21T06:30:00Z');
    const { night, openNights } = await venue.app.get(TodayService).findAt(halfPastMidnight, body);
    expect([night, openNights[0]?.date]).toEqual(['2026-11-20', '2026-11-21']);
  });

  it('leads a new venue through its first evening until the first guest has come', async () => {
    const steps = async () => (await today()).firstSteps.map(({ step }: { step: string }) => step);
    await venue.sql('DELETE FROM door_devices');
    expect(await steps()).toEqual(['logo', 'time-zone', 'event-types', 'first-show', 'door']);
    await checkIn(await createDevice(venue), await createEvent(venue, { date: TONIGHT }), 1);
    expect(await steps()).toEqual([]);
  });

  describe('the first evening', () => {
    const undone = async () =>
      (await today()).firstSteps
        .filter(({ isDone }: { isDone: boolean }) => !isDone)
        .map(({ step }: { step: string }) => step);
    const tick = (ticked: unknown, { sessionId }: TestAccount = admin) =>
      venue.http().put('/api/today/first-steps').set('Authorization', `Bearer ${sessionId}`).send({ ticked });

    beforeEach(async () => {
      await empty(venue, 'door_devices');
      await venue.sql(
        `UPDATE venue SET first_steps_ticked = '{}', logo_url = NULL, version = 1, name = 'Honky-Tonk Hall', address = NULL`,
      );
    });

    it('ticks what is seen to be done', async () => {
      await createDevice(venue);
      await createEvent(venue, { date: TONIGHT });
      const { version } = (await venue.http().get('/api/admin/venue').set(as())).body;
      await venue
        .http()
        .put('/api/venue')
        .set(as())
        .send({ name: 'Hall', timeZone: 'America/Chicago' })
        .expect(200);
      expect([version, await undone()]).toEqual([1, ['logo', 'event-types']]);
    });

    it('ticks name, address and time zone by a change of one of them, and not by a saved logo', async () => {
      await venue.sql(`UPDATE venue SET logo_url = '/uploads/logo.png', version = 2`);
      expect(await undone()).toEqual(expect.not.arrayContaining(['logo']));
      expect(await undone()).toContain('time-zone');
      await tick(['time-zone']).expect(200);
      expect(await undone()).not.toContain('time-zone');
    });

    it.each(["address = '1 Main Street'", "time_zone = 'America/Denver'", "name = 'Hall'"])(
      'ticks the settings by %s',
      async (said) => {
        await venue.sql(`UPDATE venue SET ${said}`);
        expect(await undone()).not.toContain('time-zone');
        await venue.sql('UPDATE venue SET time_zone = DEFAULT');
      },
    );

    it.each([
      ['a new one', `INSERT INTO event_types (name, color) VALUES ('Clogging', 'bg-red text-light')`],
      ['another color', `UPDATE event_types SET color = 'bg-blue text-light' WHERE name = 'Rock'`],
      ['one less', `DELETE FROM event_types WHERE name = 'Clogging'`],
    ])('ticks the event types by a change of them: %s', async (_, change) => {
      expect(await undone()).toContain('event-types');
      await venue.sql(change);
      expect(await undone()).not.toContain('event-types');
    });

    it('ticks the event types that fit as they are, however often it is said', async () => {
      await tick(['event-types']).expect(200);
      const { body } = await tick(['event-types']).expect(200);
      expect(body).toContainEqual({ step: 'event-types', isDone: true });
      const [row] = await venue.sql('SELECT first_steps_ticked AS ticked, version FROM venue');
      expect(row).toEqual({ ticked: ['event-types'], version: 1 });
    });

    it('is hidden for every admin, and stays so', async () => {
      await tick(['logo', 'time-zone', 'event-types', 'first-show', 'door']).expect(200, []);
      expect((await today()).firstSteps).toEqual([]);
      const [row] = await venue.sql<{ ticked: string[] }>('SELECT first_steps_ticked AS ticked FROM venue');
      expect(row?.ticked).toHaveLength(5);
    });

    it.each([
      ['no list', 'logo', 'ticked must be a list'],
      ['a step that is none', ['roof'], 'ticked must be of logo, time-zone, event-types, first-show, door'],
      ['too many', Array(6).fill('logo'), 'ticked must name at most 5 steps'],
    ])('refuses %s', async (_, ticked, words) => {
      const { body } = await tick(ticked).expect(400);
      expect(body.message).toBe(words);
    });
  });

  describe('its news', () => {
    it('counts what waits, and has another tag with each change', async () => {
      const before = await news();
      expect(before.waiting).toBe(0);
      await text();
      const after = await newsOf(1, before.tag);
      expect(after.tag).not.toBe(before.tag);
    });

    it.each(['the same', 'another'])('comes by itself, heard by %s process', async (which) => {
      const { tag } = await news();
      const waiting = newsOf(1, tag, which === 'another' ? other : venue);
      await new Promise((resolve) => setTimeout(resolve, 300));
      const happened = performance.now();
      await text();
      await waiting;
      // Who heard nothing would be answered after twenty.
      expect(performance.now() - happened).toBeLessThan(10_000);
    });

    it('comes when a program is paused that hears nothing, and when staff go on with it', async () => {
      const [hook] = await venue.sql<{ id: number }>(
        `INSERT INTO webhooks (name, address, kinds, secret)
         VALUES ('Website', 'https://website.example/hooks', '{show.changed}', 'whsec_') RETURNING id`,
      );
      const { tag } = await news();
      const paused = newsOf(1, tag);
      await venue.sql(`UPDATE webhooks SET paused_as = 'deaf', paused_at = now()`);
      const mended = newsOf(0, (await paused).tag);
      await venue.http().put(`/api/connections/webhooks/${hook?.id}/resume`).set(as()).expect(200);
      await mended;
      await venue.http().delete(`/api/connections/webhooks/${hook?.id}`).set(as()).expect(200);
    });

    it('ends without news after the time that was asked for', async () => {
      const { tag } = await news();
      expect(await news(`?tag=${tag}&wait=1`)).toEqual({ tag, waiting: 0 });
    });
  });
});
