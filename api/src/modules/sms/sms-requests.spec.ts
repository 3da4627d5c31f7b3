import { longDate } from '#contract/wall-clock-words.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { createKnownArtist, textMessage, WEBHOOK } from '#test/text-messages.js';
import type { SmsRequestResponse } from './sms-requests.dto.js';

/** A year that the parser takes for one to come. */
const YEAR = new Date().getFullYear() + 1;

const as = ({ sessionId }: TestAccount) => ({ Authorization: `Bearer ${sessionId}` });

describe('SMS requests', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let other: TestAccount;
  let rattlers: number;

  beforeAll(async () => {
    venue = await createTestApp();
    [admin, other] = [await createAccount(venue, 'admin'), await createAccount(venue, 'admin')];
    rattlers = await createKnownArtist(venue, 'The Rattlers', 'Bluegrass');
    await createKnownArtist(venue, 'Dixie Dawn');
  });
  afterEach(async () => {
    await venue.sql('DELETE FROM sms_event_requests');
    await venue.sql('DELETE FROM events');
  });
  afterAll(() => venue.close());

  const list = async (query = ''): Promise<SmsRequestResponse[]> => {
    const answer = await venue.http().get(`/api/admin/sms-requests${query}`).set(as(admin)).expect(200);
    return answer.body;
  };
  const receive = async (body: string, from = '+16155550123'): Promise<SmsRequestResponse> => {
    await venue
      .http()
      .post(WEBHOOK)
      .type('form')
      .send(textMessage(body, { From: from }))
      .expect(200);
    const [newest] = await list('?limit=1');
    if (!newest) throw new Error('nothing was received');
    return newest;
  };
  const tap = (id: number, edits: object = {}, who = admin) =>
    venue.http().post(`/api/admin/sms-requests/${id}/event`).set(as(who)).send(edits);
  const process = (messageText: unknown, headers: Record<string, string> = {}) =>
    venue
      .http()
      .post('/api/admin/sms/process')
      .set({ ...as(admin), ...headers })
      .send({ phoneNumber: '+1 615 555 0199', messageText });
  const events = () => venue.sql('SELECT * FROM events ORDER BY id');

  describe('the tap', () => {
    it('makes the event, and who taps second gets the one that is there', async () => {
      const { id } = await receive(`The Rattlers nov 27 ${YEAR} 8-10pm`);
      const { body } = await tap(id).expect(200);
      expect(body).toMatchObject({
        message: `“The Rattlers” is on the calendar: ${longDate(`${YEAR}-11-27`)} at 8:00 PM.`,
        madeEarlierBy: null,
        request: {
          status: 'processed',
          eventId: body.eventId,
          event: { name: 'The Rattlers', date: `${YEAR}-11-27`, time: '20:00', artistName: 'The Rattlers' },
          processedBy: { id: admin.id, name: 'Loretta Hayes' },
          processedAt: expect.any(String),
          isSeen: true,
        },
      });
      expect(await events()).toEqual([
        expect.objectContaining({
          id: body.eventId,
          name: 'The Rattlers',
          type: 'bluegrass',
          date: `${YEAR}-11-27`,
          time: '20:00',
          end_time: '22:00',
          artist_id: rattlers,
          status: 'scheduled',
        }),
      ]);
      const again = await tap(id, {}, other).expect(200);
      expect(again.body).toMatchObject({
        eventId: body.eventId,
        madeEarlierBy: 'somebody',
        message: `Loretta Hayes has made “The Rattlers” of it already: ${longDate(`${YEAR}-11-27`)} at 8:00 PM.`,
      });
      expect((await tap(id).expect(200)).body).toMatchObject({ madeEarlierBy: 'you' });
      expect(again.body.request.processedBy.id).toBe(admin.id);
      expect(await events()).toHaveLength(1);
    });

    it('of two admins ten times at once makes one event, and says to one alone that it was made now', async () => {
      const { id } = await receive(`The Rattlers nov 27 ${YEAR} 8pm`);
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => tap(id, {}, index % 2 ? admin : other)),
      );
      expect(new Set(answers.map(({ status, body }) => `${status} ${body.eventId}`)).size).toBe(1);
      const makers = answers.map(({ body }) => body.madeEarlierBy as string | null);
      expect(makers.sort()).toEqual([null, ...Array(5).fill('somebody'), ...Array(4).fill('you')].sort());
      expect(await events()).toHaveLength(1);
    });

    it('takes what the message says of name and type', async () => {
      const { id } = await receive(`“Harvest Ball” with The Rattlers, country, nov 27 ${YEAR} 8pm`);
      await tap(id).expect(200);
      expect(await events()).toMatchObject([{ name: 'Harvest Ball', artist_id: rattlers }]);
    });

    it('on what is not clear makes nothing, and says what to do', async () => {
      const { id } = await receive(`The Rattlers nov 27 ${YEAR}`);
      const { body } = await tap(id).expect(409);
      expect(body).toMatchObject({
        code: 'sms.undecided',
        message: 'Please edit it before you make an event of it. What time should The Rattlers start?',
      });
      await tap(id, { time: '20:00' }).expect(409);
      expect(await events()).toEqual([]);
    });

    it('after the edit form makes what staff say, an event without artist too', async () => {
      const { id, artistId } = await receive(`The Rattlers nov 27 ${YEAR}`);
      const edits = {
        name: 'Rattlers’ Night',
        type: 'Folk',
        date: `${YEAR}-11-28`,
        time: '21:00',
        artistId,
        doorsTime: '19:00',
        endTime: '23:00',
        capacity: 80,
        description: 'Bring boots.',
        artistNotes: 'Two amps.',
      };
      await tap(id, edits).expect(200);
      const second = await receive('yall still got that fish special');
      await tap(second.id, { artistId: null, name: 'Fish Fry', date: `${YEAR}-11-28`, time: '12:00' }).expect(
        200,
      );
      expect(await events()).toMatchObject([
        { ...snake(edits), type: 'folk' },
        { name: 'Fish Fry', type: 'live music', artist_id: null, time: '12:00' },
      ]);
    });

    it('after the edit form of a second admin says whose event is there, and changes nothing', async () => {
      const { id, artistId } = await receive(`The Rattlers nov 27 ${YEAR} 8pm`);
      await tap(id).expect(200);
      const edits = { artistId, name: 'Another Night', date: `${YEAR}-11-28`, time: '21:00' };
      const { body } = await tap(id, edits, other).expect(409);
      expect(body).toMatchObject({
        code: 'sms.already-made',
        message: expect.stringMatching(/^Loretta Hayes has made “The Rattlers” of it already: /),
      });
      expect(await events()).toMatchObject([{ name: 'The Rattlers', time: '20:00' }]);
    });

    it.each([
      [{ date: '2027-02-30' }, 400, 'date'],
      [{ date: '1999-01-01' }, 400, 'date'],
      [{ time: '25:00' }, 400, 'time'],
      [{ artistId: 2147483647 }, 400, 'artistId'],
      [{ name: 'x'.repeat(256) }, 400, 'name'],
      [{ doorsTime: '22:00' }, 400, 'doorsTime'],
    ])('refuses %j in words and changes nothing', async (edits, status, field) => {
      const { id } = await receive(`The Rattlers nov 27 ${YEAR} 8pm`);
      const { body } = await tap(id, edits).expect(status);
      expect(body.fields[field]).toEqual(expect.any(String));
      expect(await events()).toEqual([]);
      expect(await list()).toMatchObject([{ status: 'pending' }]);
    });

    it('on a request that has come into another’s way meanwhile names it, in the row too', async () => {
      const { id } = await receive(`The Rattlers nov 27 ${YEAR} 8pm`);
      const eventId = await createEvent(venue, { date: `${YEAR}-11-27`, time: '19:00', artistId: rattlers });
      const words = `The Rattlers already plays “Open Mic Night” on ${longDate(`${YEAR}-11-27`)} at 7:00 PM.`;
      const { body } = await tap(id).expect(409);
      expect(body).toMatchObject({ code: 'events.artist-busy', message: words });
      expect(await list()).toMatchObject([
        { status: 'conflict', errorMessage: words, conflict: { id: eventId, isArtistBusy: true } },
      ]);
      await venue.sql(`UPDATE events SET status = 'cancelled'`);
      await tap(id).expect(200);
      expect(await list()).toMatchObject([{ status: 'processed', conflict: null, errorMessage: null }]);
    });

    it('on two texts about one show makes one event, and the other text is in its way', async () => {
      const first = await receive(`The Rattlers nov 27 ${YEAR} 8pm`);
      const second = await receive(`The Rattlers nov 27 ${YEAR} 8pm, budget is $500`);
      expect([first.earlierId, second.earlierId]).toEqual([null, first.id]);
      const { body } = await tap(second.id).expect(200);
      expect((await tap(first.id).expect(409)).body.code).toBe('events.artist-busy');
      expect(await events()).toHaveLength(1);
      expect(await list()).toMatchObject([
        { status: 'processed' },
        { status: 'conflict', conflict: { id: body.eventId, isArtistBusy: true } },
      ]);
    });

    it('on another artist’s time may make the event all the same', async () => {
      await createEvent(venue, { date: `${YEAR}-11-27`, time: '20:00' });
      const { id, status, conflict } = await receive(`Dixie Dawn nov 27 ${YEAR} 8pm`);
      expect({ status, conflict }).toMatchObject({ status: 'conflict', conflict: { isArtistBusy: false } });
      await tap(id, { despiteEventId: conflict?.id }).expect(200);
      expect(await events()).toHaveLength(2);
    });

    it('says so when the event it made is deleted, and when the artist is', async () => {
      const { id } = await receive(`The Rattlers nov 27 ${YEAR} 8pm`);
      await tap(id).expect(200);
      await venue.sql('DELETE FROM events');
      expect((await tap(id).expect(409)).body.code).toBe('sms.event-deleted');
      const passing = await createKnownArtist(venue, 'Passing Zebras');
      const request = await receive(`Passing Zebras nov 28 ${YEAR} 8pm`);
      await venue.sql('DELETE FROM artists WHERE id = $1', [passing]);
      expect((await tap(request.id).expect(409)).body.code).toBe('sms.artist-gone');
      await tap(999_999).expect(404);
    });
  });

  describe('the test form', () => {
    it('makes the event of a message that is complete and free', async () => {
      const { body } = await process(`The Rattlers nov 27 ${YEAR} 8pm`).expect(200);
      expect(body).toMatchObject({
        success: true,
        message: `“The Rattlers” is on the calendar: ${longDate(`${YEAR}-11-27`)} at 8:00 PM.`,
        request: { status: 'processed', fromForm: true, phoneNumber: '+1 615 555 0199' },
      });
      expect(await events()).toHaveLength(1);
    });

    it('says what is in the way, or what is missing', async () => {
      await createEvent(venue, { date: `${YEAR}-11-27`, time: '20:00' });
      const clash = await process(`The Rattlers nov 27 ${YEAR} 8pm`).expect(200);
      expect(clash.body).toMatchObject({
        success: false,
        message: `“Open Mic Night” is already on the calendar on ${longDate(`${YEAR}-11-27`)} at 8:00 PM.`,
      });
      const asking = await process('rattlers on saturday').expect(200);
      expect(asking.body).toMatchObject({ success: false, message: expect.stringContaining('What time') });
      expect((await list()).map(({ status }) => status)).toEqual(['failed', 'conflict']);
      expect(await events()).toHaveLength(1);
    });

    it('makes one event of a form that is sent twice', async () => {
      const key = { 'Idempotency-Key': '0b9c8e7a-4c1d-4c1e-9b1a-2f3d4e5f6a7b' };
      const [first, second] = await Promise.all([
        process(`The Rattlers nov 27 ${YEAR} 8pm`, key),
        process(`The Rattlers nov 27 ${YEAR} 8pm`, key),
      ]);
      expect(first.body.request.eventId).toBe(second.body.request.eventId);
      expect([first.body.success, second.body.success]).toEqual([true, true]);
      expect(await list()).toHaveLength(1);
      expect((await process(`Dixie Dawn nov 27 ${YEAR} 8pm`, key).expect(409)).body.code).toBe(
        'sms.key-reused',
      );
      const otherPhone = await venue
        .http()
        .post('/api/admin/sms/process')
        .set({ ...as(admin), ...key })
        .send({ phoneNumber: '+1 615 555 0177', messageText: `The Rattlers nov 27 ${YEAR} 8pm` });
      expect(otherPhone.body.code).toBe('sms.key-reused');
    });

    it.each(['', '   ', '\u0000', undefined, null])('asks for a message where there is %j', async (text) => {
      const { body } = await process(text).expect(400);
      expect(body.fields.messageText).toBe('Please enter a message to process');
    });

    it.each(['🤠🎸', '\u202E\u200F', 'x'.repeat(10_000)])('has words for %#', async (text) => {
      const { body } = await process(text).expect(200);
      expect(body).toMatchObject({
        success: false,
        message: expect.stringMatching(/Which artist should play/),
      });
    });

    it('does without a phone number, and refuses one that is none', async () => {
      const send = (body: object) => venue.http().post('/api/admin/sms/process').set(as(admin)).send(body);
      const { body } = await send({ messageText: 'hello' }).expect(200);
      expect(body.request.phoneNumber).toBe('Test form');
      await send({ messageText: 'hello', phoneNumber: 'call me' }).expect(400);
    });
  });

  describe('the history', () => {
    it('shows the newest first, page by page, by status', async () => {
      for (const day of [1, 2, 3]) await receive(`The Rattlers dec ${day} ${YEAR} 8pm`, `+1615555020${day}`);
      await receive('what is on tonight?');
      const first = await venue.http().get('/api/admin/sms-requests?limit=2&status=pending').set(as(admin));
      expect(first.body).toMatchObject([
        { extractedDate: `${YEAR}-12-03` },
        { extractedDate: `${YEAR}-12-02` },
      ]);
      const next = /<(.*)>/.exec(first.get('Link') ?? '')?.[1] ?? '';
      const second = await venue.http().get(next).set(as(admin)).expect(200);
      expect(second.body).toMatchObject([{ extractedDate: `${YEAR}-12-01` }]);
      expect(second.get('Link')).toBeUndefined();
      await venue.http().get('/api/admin/sms-requests?status=lost').set(as(admin)).expect(400);
    });

    it('shows what is doubtful, what was asked and what else is on that night', async () => {
      await createEvent(venue, { name: 'Late Set', date: `${YEAR}-11-27`, time: '23:30' });
      const request = await receive(`The Ratlers nov 27 ${YEAR} 8`);
      expect(request).toMatchObject({
        sameNight: [{ name: 'Late Set', date: `${YEAR}-11-27`, time: '23:30', artistName: null }],
        conflict: null,
        fromForm: false,
        isSeen: false,
      });
      const asking = await receive(`The Rattlers or Dixie Dawn nov 28 ${YEAR} 8pm`);
      expect(asking.status).toBe('failed');
      expect(asking.candidates.map(({ name }) => name).sort()).toEqual(['Dixie Dawn', 'The Rattlers']);
      expect(asking.questions).toEqual([expect.stringContaining('Dixie Dawn')]);
    });

    it('counts what staff have not seen', async () => {
      const first = await receive(`The Rattlers nov 27 ${YEAR} 8pm`);
      await receive('hello');
      await process(`Dixie Dawn nov 29 ${YEAR} 8pm`);
      await process('hello');
      const count = () => venue.http().get('/api/admin/sms-requests/count').set(as(admin)).expect(200);
      expect((await count()).body).toEqual({ unread: 2 });
      const see = (ids: unknown) =>
        venue.http().put('/api/admin/sms-requests/seen').set(as(admin)).send({ ids });
      expect((await see([first.id, 999_999]).expect(200)).body).toEqual({ unread: 1 });
      for (const ids of ['all', [0], ['one'], Array.from({ length: 1001 }, (_, index) => index + 1)])
        await see(ids).expect(400);
      expect((await list()).map(({ isSeen }) => isSeen)).toEqual([true, true, false, true]);
    });

    it('forgets a request, and keeps its event', async () => {
      const { id } = await receive(`The Rattlers nov 27 ${YEAR} 8pm`);
      await tap(id).expect(200);
      const remove = () => venue.http().delete(`/api/admin/sms-requests/${id}`).set(as(admin));
      expect((await remove().expect(200)).body).toEqual({ message: 'SMS request deleted successfully' });
      await remove().expect(404);
      expect(await events()).toHaveLength(1);
    });
  });

  it('tells staff how to set the provider up, and no secret', async () => {
    const { body } = await venue.http().get('/api/admin/sms/setup').set(as(admin)).expect(200);
    expect(body).toEqual({
      webhookUrl: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/api\/sms\/webhook#rc=3&rp=all$/),
      fallbackUrl: body.webhookUrl,
      method: 'POST',
      hasPublicAddress: false,
      hasToken: false,
      checksSignatures: false,
      number: null,
    });
  });
});

const snake = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );
