import { randomUUID } from 'node:crypto';
import { longDate } from '#contract/rules/texts.js';
import { MessageDelivery } from '#src/modules/notifications/delivery/message-delivery.js';
import { DateReminderJobs } from '#src/modules/reminders/dates/date-reminder-jobs.js';
import { type SmsServer, startSmsServer } from '#test/servers/sms-server.js';
import { textMessage, WEBHOOK, YEAR } from '#test/sms/text-messages.js';
import { createSecondProcess, type TestAccount, type TestApp } from '#test/test-app.js';
import { as, createStaffedVenue, type StaffedVenue } from '#test/venue/staffed-venue.js';
import { SmsUndoService } from './sms-undo.service.js';

const PHONE = '+16155550123';
const WISH = `The Rattlers nov 27 ${YEAR} 8pm`;

describe('undoing that an event was made of a text message', () => {
  let venue: StaffedVenue;
  let second: TestApp;
  let provider: SmsServer;

  beforeAll(async () => {
    provider = await startSmsServer();
    venue = await createStaffedVenue();
    // It alone has a provider: what it takes in would have to be signed.
    second = await createSecondProcess(venue, provider.environment);
  });
  afterEach(async () => {
    await venue.clear();
    for (const table of ['messages', 'sms_receipts', 'sms_opt_outs', 'bookings'])
      await venue.sql(`DELETE FROM ${table}`);
    provider.messages.length = 0;
  });
  afterAll(async () => {
    await second.close();
    await venue.close();
    await provider.close();
  });

  const undo = (id: number, eventId: number, who: TestAccount = venue.admin, from: TestApp = venue) =>
    from.http().post(`/api/admin/sms-requests/${id}/event/undo`).set(as(who)).send({ eventId });
  const made = async (wish = WISH) => {
    const { id } = await venue.receive(wish);
    const { body } = await venue.tap(id).expect(200);
    return { id, eventId: body.eventId as number, body };
  };
  /** The request as the database has it. */
  const stored = (id: number) => venue.sql('SELECT * FROM sms_event_requests WHERE id = $1', [id]);
  const texts = () =>
    venue.sql<{ id: number; text: string }>(
      `SELECT id, text_body AS text FROM messages WHERE kind = 'sms.on-calendar' ORDER BY id`,
    );
  /** All that lies that many seconds back lies so much further back. */
  const wait = async (seconds: number) => {
    await venue.sql(`UPDATE sms_event_undos SET made_at = made_at - make_interval(secs => $1)`, [seconds]);
    await venue.sql(`UPDATE messages SET next_attempt_at = next_attempt_at - make_interval(secs => $1)`, [
      seconds,
    ]);
  };
  const send = () => second.app.get(MessageDelivery).deliverDue();
  const say = (body: string) =>
    venue
      .http()
      .post(WEBHOOK)
      .type('form')
      .send(textMessage(body, { From: PHONE }))
      .expect(200);
  const refusal = async (id: number, eventId: number) => {
    const { body } = await undo(id, eventId).expect(409);
    expect(await venue.events()).toMatchObject([{ id: eventId }]);
    expect(await stored(id)).toMatchObject([{ status: 'processed', event_id: eventId }]);
    return body;
  };

  it('is offered for a minute, in which nobody is told; then the sender is, once', async () => {
    const { body } = await made();
    expect(body.undoSeconds).toBeGreaterThan(50);
    expect(body.undoSeconds).toBeLessThanOrEqual(60);
    const [text] = await texts();
    await second.app.get(MessageDelivery).deliver(text?.id ?? 0);
    await wait(70);
    await send();
    expect(provider.messages).toEqual([]);
    await wait(10);
    await Promise.all([send(), send()]);
    expect(provider.messages.map(({ to, body: words }) => [to, words.slice(0, 24)])).toEqual([
      [PHONE, "You're on: The Rattlers,"],
    ]);
  });

  it('is offered to a repeated tap for what is left of the minute', async () => {
    const { id } = await made();
    const secondsLeft = async () => (await venue.tap(id).expect(200)).body.undoSeconds;
    await wait(40);
    expect(await secondsLeft()).toBeLessThanOrEqual(20);
    await wait(21);
    expect(await secondsLeft()).toBeNull();
  });

  it('leaves the request exactly as it was, and nobody is told', async () => {
    const request = await venue.receive(WISH);
    await venue.list();
    const before = await stored(request.id);
    const [shown] = await venue.list();
    const { body: making } = await venue.tap(request.id).expect(200);
    const { body } = await undo(request.id, making.eventId).expect(200);
    expect(body).toEqual({
      message: 'The text waits again, and nobody was told of the show',
      request: shown,
    });
    expect(await stored(request.id)).toEqual(before);
    expect(await venue.events()).toEqual([]);
    await wait(200);
    await send();
    expect(await venue.sql('SELECT FROM messages')).toEqual([]);
    expect(provider.messages).toEqual([]);
  });

  it('leaves a request with its question, and one that staff had seen', async () => {
    const { id } = await venue.receive(`The Rattlers nov 27 ${YEAR}`);
    await venue
      .http()
      .put('/api/admin/sms-requests/seen')
      .set(as(venue.admin))
      .send({ ids: [id] });
    const before = await stored(id);
    expect(before).toMatchObject([{ status: 'failed', seen_at: expect.any(Date) }]);
    const edits = { artistId: venue.rattlers, date: `${YEAR}-11-28`, time: '21:00' };
    const { body } = await venue.tap(id, edits).expect(200);
    await undo(id, body.eventId).expect(200);
    expect(await stored(id)).toEqual(before);
  });

  it('can be made again after it, in the tap and another form, and not by the form that was undone', async () => {
    const { id } = await venue.receive(WISH);
    const key = { 'Idempotency-Key': randomUUID() };
    const edits = { artistId: venue.rattlers, date: `${YEAR}-11-28`, time: '21:00' };
    const first = await venue.tap(id, edits).set(key).expect(200);
    await undo(id, first.body.eventId).expect(200);
    expect((await venue.tap(id, edits).set(key).expect(409)).body.code).toBe('events.key-reused');
    expect(await venue.events()).toEqual([]);
    const again = await venue.tap(id).expect(200);
    expect(again.body.eventId).not.toBe(first.body.eventId);
    expect(await texts()).toHaveLength(1);
    await undo(id, first.body.eventId).expect(200);
    expect(await venue.events()).toMatchObject([{ id: again.body.eventId }]);
  });

  it('is done once by two admins at two processes, and says so to both', async () => {
    const { id, eventId } = await made();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, turn) =>
        turn % 2 ? undo(id, eventId) : undo(id, eventId, venue.other, second),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const words = answers.map(({ body }) => body.message as string);
    expect(words.filter((message) => message.includes('already'))).toHaveLength(7);
    expect(await venue.events()).toEqual([]);
    expect(await stored(id)).toMatchObject([{ status: 'pending', event_id: null, processed_by: null }]);
  });

  it('frees the night for others, whose request is no conflict any more', async () => {
    const { id, eventId } = await made();
    const other = await venue.receive(`Dixie Dawn nov 27 ${YEAR} 8pm`, '+16155550124');
    expect(other.status).toBe('conflict');
    await undo(id, eventId).expect(200);
    expect((await venue.list()).map(({ status }) => status)).toEqual(['pending', 'pending']);
    await venue.tap(other.id).expect(200);
    expect((await venue.list('?status=conflict')).map((request) => request.id)).toEqual([id]);
  });

  it('is refused when the minute is over, or the text has gone by another clock', async () => {
    const { id, eventId } = await made();
    await wait(71);
    expect((await refusal(id, eventId)).code).toBe('events.undo-over');
    await venue.clear();
    await venue.sql('DELETE FROM messages');
    const late = await made();
    await venue.sql('UPDATE messages SET next_attempt_at = now()');
    await send();
    expect(provider.messages).toHaveLength(1);
    expect((await refusal(late.id, late.eventId)).code).toBe('events.undo-over');
  });

  it('and sending the text at the same moment: one of them is done', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { id, eventId } = await made();
      await venue.sql('UPDATE messages SET next_attempt_at = now()');
      const [{ status }] = await Promise.all([undo(id, eventId), send()]);
      expect([provider.messages.length, (await venue.events()).length]).toEqual(
        status === 200 ? [0, 0] : [1, 1],
      );
      await venue.clear();
      await venue.sql('DELETE FROM messages');
      await venue.sql('DELETE FROM sms_receipts');
      provider.messages.length = 0;
    }
  });

  it('is refused when the event was changed or deleted since, and the text says what it is now', async () => {
    const { id, eventId } = await made();
    await venue
      .http()
      .patch(`/api/events/${eventId}`)
      .set(as(venue.other))
      .send({ time: '21:30' })
      .expect(200);
    expect(await refusal(id, eventId)).toMatchObject({
      code: 'events.changed-since',
      message: expect.stringContaining('“The Rattlers” on'),
    });
    const [day] = longDate(`${YEAR}-11-27`).split(/, \d{4}$/);
    expect((await texts()).map(({ text }) => text)).toEqual([
      expect.stringContaining(`You're on: The Rattlers, ${day} at 9:30 PM.`),
    ]);
    await venue.http().delete(`/api/events/${eventId}`).set(as(venue.other)).expect(200);
    expect((await undo(id, eventId).expect(409)).body.code).toBe('sms.event-deleted');
    expect(await texts()).toEqual([]);
  });

  it('tells nobody of a show that is called off within the minute', async () => {
    const { eventId } = await made();
    const off = { status: 'cancelled' };
    await venue.http().patch(`/api/events/${eventId}`).set(as(venue.admin)).send(off).expect(200);
    expect(await texts()).toEqual([]);
  });

  it.each([
    ['a table', `INSERT INTO bookings (event_id, customer_name, party_size) VALUES ($1, 'Ruby Lee', 2)`],
    [
      'a check-in',
      `INSERT INTO event_attendance (event_id, customer_name, party_size) VALUES ($1, 'Hank', 1)`,
    ],
    [
      'an invited act',
      `INSERT INTO artist_invitations (event_id, artist_id, event_date, event_time, event_type, event_name)
       SELECT $1, id, '2027-11-27', '20:00', 'country', 'Night' FROM artists LIMIT 1`,
    ],
  ])('is refused when there is %s', async (_what, statement) => {
    const { id, eventId } = await made();
    await venue.sql(statement, [eventId]);
    expect(await refusal(id, eventId)).toMatchObject({
      code: 'events.counted-on',
      message: 'Somebody counts on “The Rattlers” already, so it stays on the calendar.',
    });
    expect(await texts()).toHaveLength(1);
    for (const table of ['event_attendance', 'artist_invitations']) await venue.sql(`DELETE FROM ${table}`);
  });

  it('leaves no table without its show when a guest books at that moment', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const { id, eventId } = await made();
      const body = { eventId, customerName: 'Ruby Lee', customerEmail: 'ruby@example.com', partySize: 2 };
      const [undone] = await Promise.all([
        undo(id, eventId),
        venue.http().post('/api/bookings').set(as(venue.admin)).send(body),
      ]);
      const tables = await venue.sql('SELECT event_id FROM bookings');
      expect(tables).toEqual(undone.status === 200 ? [] : [{ event_id: eventId }]);
      await venue.clear();
      for (const table of ['messages', 'sms_receipts', 'bookings']) await venue.sql(`DELETE FROM ${table}`);
    }
  });

  it.each([['sorry, make it 9'], [WISH]])(
    'is refused when the sender has written of it (%s), and staff read that',
    async (words) => {
      const { id, eventId } = await made();
      await say(words);
      expect((await refusal(id, eventId)).code).toBe('sms.sender-wrote');
      expect(await texts()).toHaveLength(1);
    },
  );

  it('keeps asking staff of a correction within the minute', async () => {
    const { id } = await made();
    await say('sorry, make it 9');
    const [change] = await venue.list();
    expect(change).toMatchObject({
      kind: 'change',
      earlierId: id,
      isSeen: false,
      changes: { time: '20:00' },
    });
  });

  it('goes on as before when its sender says STOP meanwhile', async () => {
    const { id, eventId } = await made();
    await say('STOP');
    await undo(id, eventId).expect(200);
    await venue.tap(id).expect(200);
    await wait(80);
    await send();
    expect(provider.messages).toEqual([]);
    expect(await venue.sql('SELECT status FROM messages')).toEqual([{ status: 'not-sent' }]);
  });

  it('reminds no artist of a show that may be undone, and does so five minutes later', async () => {
    const { eventId } = await made();
    const made20SecondsBeforeNoon = `${YEAR}-11-26T17:59:40Z`;
    await venue.sql('UPDATE events SET created_at = $2 WHERE id = $1', [eventId, made20SecondsBeforeNoon]);
    const jobs = venue.app.get(DateReminderJobs);
    const reminded = () => venue.sql('SELECT ahead FROM artist_date_reminders');
    await jobs.remind(new Date(`${YEAR}-11-26T18:00:20Z`));
    expect(await reminded()).toEqual([]);
    await jobs.remind(new Date(`${YEAR}-11-26T18:05:00Z`));
    expect(await reminded()).toEqual([{ ahead: 'day' }]);
  });

  it('knows only events that were made of that request', async () => {
    const { id } = await made();
    expect((await undo(id, 99_999).expect(409)).body.code).toBe('events.undo-over');
    expect((await undo(id + 50, 99_999).expect(404)).body.code).toBe('sms.request-not-found');
    await undo(id, 0).expect(400);
  });

  it('is forgotten after an hour', async () => {
    await made();
    const forget = (now?: Date) => venue.app.get(SmsUndoService).forget(now);
    await forget();
    expect(await venue.sql('SELECT FROM sms_event_undos')).toHaveLength(1);
    await forget(new Date(Date.now() + 61 * 60_000));
    expect(await venue.sql('SELECT FROM sms_event_undos')).toEqual([]);
  });
});
