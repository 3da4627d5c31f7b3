import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { longDate } from '#contract/rules/texts.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { createKnownArtist, tellSenders, YEAR } from '#test/sms/text-messages.js';
import type { SmsRequestResponse } from '#src/modules/sms/sms-requests.dto.js';

const NIGHT = `${YEAR}-11-27`;

const as = ({ sessionId }: TestAccount) => ({ Authorization: `Bearer ${sessionId}` });

describe('the event of a text message', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let rattlers: number;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    rattlers = await createKnownArtist(venue, 'The Rattlers', 'Bluegrass');
  });
  afterEach(async () => {
    await venue.sql('DELETE FROM sms_event_requests');
    await venue.sql('DELETE FROM events');
    await venue.sql('DELETE FROM messages');
  });
  afterAll(() => venue.close());

  const list = async (query = ''): Promise<SmsRequestResponse[]> => {
    const { body } = await venue.http().get(`/api/admin/sms-requests${query}`).set(as(admin)).expect(200);
    return body;
  };
  /** A text that asks for a show of The Rattlers at eight on November 27; its id. */
  const receive = async (overrides: Record<string, unknown> = {}): Promise<number> => {
    const row = {
      phone_number: '+16155550123',
      message_text: 'The Rattlers, nov 27, 8pm',
      status: 'pending',
      artist_id: rattlers,
      extracted_artist: 'The Rattlers',
      extracted_date: NIGHT,
      extracted_time: '20:00',
      ...overrides,
    };
    const [inserted] = await venue.sql<{ id: number }>(
      `INSERT INTO sms_event_requests (${Object.keys(row).join(', ')})
       VALUES (${Object.keys(row)
         .map((_, index) => `$${index + 1}`)
         .join(', ')}) RETURNING id`,
      Object.values(row),
    );
    return inserted?.id ?? 0;
  };
  const make = (id: number, edits: object = {}, headers: Record<string, string> = {}) =>
    venue
      .http()
      .post(`/api/admin/sms-requests/${id}/event`)
      .set({ ...as(admin), ...headers })
      .send(edits);
  const events = () => venue.sql('SELECT * FROM events ORDER BY id');

  describe('made in the form', () => {
    const newKey = () => ({ 'Idempotency-Key': randomUUID() });
    const form = () => ({
      artistId: rattlers,
      name: 'Another Night',
      date: `${YEAR}-11-28`,
      time: '21:00',
      status: 'cancelled',
    });

    it('leaves an event alone that the same admin has made elsewhere, and says so', async () => {
      const id = await receive();
      await make(id).expect(200);
      const { body } = await make(id, form(), newKey()).expect(409);
      expect(body).toMatchObject({
        code: 'sms.already-made',
        message: `You have made “The Rattlers” of it already: ${longDate(`${YEAR}-11-27`)} at 8:00 PM.`,
      });
      await make(id, form()).expect(409);
      expect(await events()).toMatchObject([{ name: 'The Rattlers', time: '20:00', status: 'scheduled' }]);
    });

    it('is one event however often that form sends it, with its status and its picture from the start', async () => {
      const id = await receive();
      const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#d94f14' } })
        .png()
        .toBuffer();
      const upload = await venue
        .http()
        .post('/api/events/image')
        .set(as(admin))
        .attach('image', picture, 'poster.png')
        .expect(201);
      const { imageUrl } = upload.body;
      const key = newKey();
      const first = await make(id, { ...form(), imageUrl }, key).expect(200);
      const again = await make(id, { ...form(), imageUrl }, key).expect(200);
      expect([first.body.madeEarlierBy, again.body.madeEarlierBy]).toEqual([null, 'you']);
      await make(id, { ...form(), imageUrl, name: 'Renamed' }, key).expect(409);
      expect(await events()).toMatchObject([
        { name: 'Another Night', status: 'cancelled', image_url: imageUrl },
      ]);
      await tellSenders(venue);
      expect(await venue.sql(`SELECT FROM messages WHERE kind = 'sms.on-calendar'`)).toEqual([]);
    });

    it.each([
      [{ status: 'maybe' }, 'status'],
      [{ imageUrl: '/uploads/logo-0123.webp' }, 'imageUrl'],
      [{ imageUrl: `/uploads/event-${'0'.repeat(32)}.webp` }, 'imageUrl'],
    ])('refuses %j in words', async (edits, field) => {
      const id = await receive();
      const { body } = await make(id, edits).expect(400);
      expect(body.fields[field]).toEqual(expect.any(String));
      expect(await events()).toEqual([]);
    });
  });

  describe('that clashes', () => {
    const standing = async (query = '') =>
      (await list(query)).map(({ id, status, conflict, errorMessage }) => [
        id,
        status,
        conflict?.id,
        errorMessage,
      ]);

    it('is judged at the moment of looking: blockers come, move and go', async () => {
      const id = await receive();
      expect(await standing()).toEqual([[id, 'pending', undefined, null]]);
      const blocker = await createEvent(venue, { date: NIGHT, time: '19:00' });
      const words = `“Open Mic Night” is already on the calendar on ${longDate(NIGHT)} at 7:00 PM.`;
      const inTheWay = [[id, 'conflict', blocker, words]];
      expect(await standing()).toEqual(inTheWay);
      expect([await standing('?status=conflict'), await standing('?status=pending')]).toEqual([inTheWay, []]);
      for (const change of [`time = '12:00'`, `time = '19:00', status = 'cancelled'`]) {
        await venue.sql(`UPDATE events SET ${change}`);
        expect(await standing('?status=pending')).toEqual([[id, 'pending', undefined, null]]);
        expect(await standing('?status=conflict')).toEqual([]);
      }
      await venue.sql(`UPDATE events SET status = 'scheduled'`);
      expect(await standing()).toEqual(inTheWay);
      await venue.sql('DELETE FROM events');
      expect(await standing()).toEqual([[id, 'pending', undefined, null]]);
    });

    it('with an event that came since staff looked is not made by their tap, and is once they have seen it', async () => {
      const id = await receive();
      const blocker = await createEvent(venue, { date: NIGHT, time: '21:00' });
      const { body } = await make(id).expect(409);
      expect(body).toMatchObject({
        code: 'sms.event-in-the-way',
        message: `“Open Mic Night” is already on the calendar on ${longDate(NIGHT)} at 9:00 PM.`,
      });
      await make(id, { despiteEventId: blocker + 1 }).expect(409);
      await make(id, { despiteEventId: blocker }).expect(200);
      expect(await events()).toHaveLength(2);
    });

    it('says nothing of a message whose artist is gone, or that names no moment', async () => {
      await createEvent(venue, { date: NIGHT, time: '20:00' });
      await receive({ artist_id: null });
      await receive({ extracted_date: 'some day', extracted_time: null });
      expect((await list()).map(({ conflict }) => conflict?.isArtistBusy)).toEqual([undefined, false]);
    });
  });

  describe('whose day is over', () => {
    const passed = { extracted_date: `${YEAR - 2}-11-27` };

    it('is made by no tap, and by the form alone', async () => {
      const id = await receive(passed);
      expect(await list()).toMatchObject([{ hasPassed: true, status: 'pending' }]);
      expect((await make(id).expect(409)).body).toMatchObject({
        code: 'sms.date-passed',
        message: 'The date has passed. Please use “Edit first” if you want it all the same.',
      });
      const edits = { artistId: rattlers, date: passed.extracted_date, time: '20:00' };
      await make(id, edits).expect(200);
      expect(await list()).toMatchObject([{ hasPassed: false, status: 'processed' }]);
    });

    it('counts the minute by the venue’s clock', async () => {
      const soon = async (minutes: number) => {
        const [moment] = await venue.sql<{ date: string; time: string }>(
          `SELECT to_char(m, 'YYYY-MM-DD') AS date, to_char(m, 'HH24:MI') AS time
             FROM venue, LATERAL (SELECT now() AT TIME ZONE time_zone + make_interval(mins => $1) AS m) AS clock`,
          [minutes],
        );
        return receive({ extracted_date: moment?.date, extracted_time: moment?.time });
      };
      await soon(-1);
      await soon(2);
      await receive({ extracted_date: `${YEAR - 2}-01-01`, extracted_time: null, status: 'failed' });
      await receive({ extracted_date: null });
      expect((await list()).map(({ hasPassed }) => hasPassed)).toEqual([false, true, false, true]);
    });
  });

  it('that was deleted can be made again by the form, not by an old tap', async () => {
    const id = await receive();
    await make(id).expect(200);
    await venue.sql('DELETE FROM events');
    expect(await list()).toMatchObject([{ status: 'processed', eventId: null, event: null }]);
    expect((await make(id).expect(409)).body.code).toBe('sms.event-deleted');
    await make(id, { artistId: rattlers, date: NIGHT, time: '21:00' }).expect(200);
    expect(await events()).toMatchObject([{ date: NIGHT, time: '21:00' }]);
    expect(await list()).toMatchObject([{ status: 'processed', event: { time: '21:00' } }]);
  });

  describe('and its artist', () => {
    afterEach(() => venue.sql('UPDATE artists SET user_id = NULL'));

    it('who is blocked, is not made, by the form neither', async () => {
      const { id: userId } = await createAccount(venue, 'artist');
      await venue.sql('UPDATE artists SET user_id = $1 WHERE id = $2', [userId, rattlers]);
      await venue.sql('UPDATE users SET is_active = false WHERE id = $1', [userId]);
      const id = await receive();
      expect(await list()).toMatchObject([
        { isArtistBlocked: true, hints: ['The account of The Rattlers is blocked.'] },
      ]);
      for (const edits of [{}, { artistId: rattlers, date: NIGHT, time: '21:00' }])
        expect((await make(id, edits).expect(409)).body.code).toBe('sms.artist-blocked');
      await make(id, { artistId: null, name: 'Open Mic', date: NIGHT, time: '21:00' }).expect(200);
    });

    it('who is not free that day, or agreed to play, is told of to staff', async () => {
      await venue.sql(
        'INSERT INTO artist_availability (artist_id, date, is_available) VALUES ($1, $2, false)',
        [rattlers, NIGHT],
      );
      const book = (time: string | null, status: string) =>
        venue.sql(
          `INSERT INTO artist_bookings (artist_id, proposed_date, proposed_time, status) VALUES ($1, $2, $3, $4)`,
          [rattlers, NIGHT, time, status],
        );
      await book('20:00', 'pending');
      await book('12:00', 'accepted');
      await receive();
      const away = `The Rattlers is marked as not available on ${longDate(NIGHT)}.`;
      expect(await list()).toMatchObject([{ status: 'pending', hints: [away], isArtistBlocked: false }]);
      await book('21:00', 'accepted');
      const booked = `The Rattlers has accepted your booking for ${longDate(NIGHT)} at 9:00 PM, which is not confirmed yet.`;
      expect((await list()).map(({ hints }) => hints)).toEqual([[away, booked]]);
      await receive({ extracted_date: `${YEAR}-11-28` });
      expect((await list()).at(0)?.hints).toEqual([]);
    });
  });

  it('follows an event type that is renamed', async () => {
    await receive({ extracted_event_type: 'bluegrass' });
    const [type] = await venue.sql<{ id: number }>(
      `SELECT id FROM event_types WHERE lower(name) = 'bluegrass'`,
    );
    await venue
      .http()
      .put(`/api/event-types/${type?.id}`)
      .set(as(admin))
      .send({ name: 'Newgrass', color: 'bg-golden text-dark' })
      .expect(200);
    expect(await list()).toMatchObject([{ extractedEventType: 'newgrass' }]);
  });
});
