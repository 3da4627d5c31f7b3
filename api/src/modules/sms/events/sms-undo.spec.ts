import { randomUUID } from 'node:crypto';
import { longDate } from '#contract/rules/texts.js';
import { DateReminderJobs } from '#src/modules/reminders/dates/date-reminder-jobs.js';
import { createKnownArtist, textMessage, WEBHOOK, YEAR } from '#test/sms/text-messages.js';
import { as } from '#test/venue/staffed-venue.js';
import { createUndoVenue, type UndoVenue, WISH } from '#test/venue/undo-venue.js';
import { SmsUndoService } from './sms-undo.service.js';

const PHONE = '+16155550123';

describe('undoing that an event was made of a text message', () => {
  let venue: UndoVenue;

  beforeAll(async () => {
    venue = await createUndoVenue();
  });
  afterEach(() => venue.empty());
  afterAll(() => venue.close());

  const texts = () =>
    venue.sql<{ id: number; text: string; status: string }>(
      `SELECT id, text_body AS text, status FROM messages WHERE kind = 'sms.on-calendar' ORDER BY id`,
    );
  const tellingJobs = (eventId: number) =>
    venue.sql(
      `SELECT round(extract(epoch FROM run_at - created_at)) AS delay
         FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
        WHERE identifier = 'sms.tell-sender' AND payload ->> 'eventId' = $1`,
      [String(eventId)],
    );
  const forgetJobs = () => venue.sql('DELETE FROM graphile_worker._private_jobs');
  /** All that was made lies that many seconds further back. */
  const wait = (seconds: number) =>
    venue.sql(`UPDATE sms_event_undos SET made_at = made_at - make_interval(secs => $1)`, [seconds]);
  const change = (eventId: number, changes: object) =>
    venue.http().patch(`/api/events/${eventId}`).set(as(venue.other)).send(changes).expect(200);
  const say = (body: string) =>
    venue
      .http()
      .post(WEBHOOK)
      .type('form')
      .send(textMessage(body, { From: PHONE }))
      .expect(200);
  const refusal = async (id: number, eventId: number) => {
    const { body } = await venue.undo(id, eventId).expect(409);
    expect(await venue.events()).toMatchObject([{ id: eventId }]);
    expect(await venue.stored(id)).toMatchObject([{ status: 'processed', event_id: eventId }]);
    return body;
  };

  it('is offered for a minute, in which nobody is told; then the sender is, once', async () => {
    const { eventId, body } = await venue.made();
    expect(body.undoSeconds).toBeGreaterThan(50);
    expect(body.undoSeconds).toBeLessThanOrEqual(60);
    expect(await texts()).toEqual([]);
    expect(await tellingJobs(eventId)).toEqual([{ delay: '75' }]);
    await Promise.all([venue.tell(eventId), venue.tell(eventId)]);
    await venue.tell(eventId);
    await Promise.all([venue.send(), venue.send()]);
    expect(venue.provider.messages.map(({ to, body: words }) => [to, words.slice(0, 24)])).toEqual([
      [PHONE, "You're on: The Rattlers,"],
    ]);
  });

  it('is offered to a repeated tap for what is left of the minute', async () => {
    const { id } = await venue.made();
    const secondsLeft = async () => (await venue.tap(id).expect(200)).body.undoSeconds;
    await wait(40);
    expect(await secondsLeft()).toBeLessThanOrEqual(20);
    await wait(21);
    expect(await secondsLeft()).toBeNull();
  });

  it('leaves the request exactly as it was, and nobody is told', async () => {
    const request = await venue.receive(WISH);
    await venue.list();
    const before = await venue.stored(request.id);
    const [shown] = await venue.list();
    const { body: making } = await venue.tap(request.id).expect(200);
    const { body } = await venue.undo(request.id, making.eventId).expect(200);
    expect(body).toEqual({
      message: 'The text waits again, and nobody was told of the show',
      request: shown,
    });
    expect(await venue.stored(request.id)).toEqual(before);
    expect(await venue.events()).toEqual([]);
    expect(await venue.sql('SELECT FROM deleted_events')).toEqual([]);
    await venue.http().get(`/feeds/events/${making.eventId}.ics`).expect(404);
    await venue.tell(making.eventId);
    expect(await venue.sql('SELECT FROM messages')).toEqual([]);
  });

  it('leaves a request with its question, and one that staff had seen', async () => {
    const { id } = await venue.receive(`The Rattlers nov 27 ${YEAR}`);
    await venue
      .http()
      .put('/api/admin/sms-requests/seen')
      .set(as(venue.admin))
      .send({ ids: [id] });
    const before = await venue.stored(id);
    expect(before).toMatchObject([{ status: 'failed', seen_at: expect.any(Date) }]);
    const edits = { artistId: venue.rattlers, date: `${YEAR}-11-28`, time: '21:00' };
    const { body } = await venue.tap(id, edits).expect(200);
    await venue.undo(id, body.eventId).expect(200);
    expect(await venue.stored(id)).toEqual(before);
  });

  it('can be made again after it, in the tap and another form, and not by the form that was undone', async () => {
    const { id } = await venue.receive(WISH);
    const key = { 'Idempotency-Key': randomUUID() };
    const edits = { artistId: venue.rattlers, date: `${YEAR}-11-28`, time: '21:00' };
    const first = await venue.tap(id, edits).set(key).expect(200);
    await venue.undo(id, first.body.eventId).expect(200);
    expect((await venue.tap(id, edits).set(key).expect(409)).body.code).toBe('events.key-reused');
    expect(await venue.events()).toEqual([]);
    const again = await venue.tap(id).expect(200);
    expect(again.body.eventId).not.toBe(first.body.eventId);
    await venue.undo(id, first.body.eventId).expect(200);
    expect(await venue.events()).toMatchObject([{ id: again.body.eventId }]);
    for (const { eventId } of [first.body, again.body]) await venue.tell(eventId);
    expect(await texts()).toHaveLength(1);
  });

  it('frees the night for others, whose request is no conflict any more', async () => {
    const { id, eventId } = await venue.made();
    const other = await venue.receive(`Dixie Dawn nov 27 ${YEAR} 8pm`, '+16155550124');
    expect(other.status).toBe('conflict');
    await venue.undo(id, eventId).expect(200);
    expect((await venue.list()).map(({ status }) => status)).toEqual(['pending', 'pending']);
    await venue.tap(other.id).expect(200);
    expect((await venue.list('?status=conflict')).map((request) => request.id)).toEqual([id]);
  });

  it('is refused when the minute is over, or the text has gone by another clock', async () => {
    const { id, eventId } = await venue.made();
    await wait(71);
    expect((await refusal(id, eventId)).code).toBe('events.undo-over');
    await venue.empty();
    const late = await venue.made();
    await venue.tell(late.eventId);
    expect(await texts()).toHaveLength(1);
    expect((await refusal(late.id, late.eventId)).code).toBe('events.undo-over');
  });

  it('is refused when the event was changed or deleted since, and the text says what it is now', async () => {
    const { id, eventId } = await venue.made();
    await change(eventId, { time: '21:30' });
    expect(await refusal(id, eventId)).toMatchObject({
      code: 'events.changed-since',
      message: expect.stringContaining('“The Rattlers” on'),
    });
    const [day] = longDate(`${YEAR}-11-27`).split(/, \d{4}$/);
    await venue.tell(eventId);
    expect((await texts()).map(({ text }) => text)).toEqual([
      expect.stringContaining(`You're on: The Rattlers, ${day} at 9:30 PM.`),
    ]);
    await venue.http().delete(`/api/events/${eventId}`).set(as(venue.other)).expect(200);
    expect((await venue.undo(id, eventId).expect(409)).body.code).toBe('sms.event-deleted');
  });

  it('tells an act when its own set begins', async () => {
    const { eventId } = await venue.made();
    const [request] = await venue.list();
    await change(eventId, { actTimes: { [request?.artistId ?? 0]: '21:30' } });
    await venue.tell(eventId);
    expect((await texts()).map(({ text }) => text)).toEqual([
      expect.stringContaining(' at 8:00 PM, your set at 9:30 PM. - '),
    ]);
  });

  it('tells nobody of a show that is called off or deleted within the minute', async () => {
    const [off, gone] = [await venue.made(), await venue.made(`Dixie Dawn dec 4 ${YEAR} 8pm`)];
    await change(off.eventId, { status: 'cancelled' });
    await venue.http().delete(`/api/events/${gone.eventId}`).set(as(venue.other)).expect(200);
    for (const { eventId } of [off, gone]) await venue.tell(eventId);
    expect(await texts()).toEqual([]);
  });

  describe('while the provider is away', () => {
    const [day] = longDate(`${YEAR}-11-27`).split(/, \d{4}$/);
    const at = (time: string) => `You're on: The Rattlers, ${day} at ${time}. - Honky-Tonk Hall`;
    const sent = () => venue.provider.messages.map(({ body }) => body);
    const remove = (eventId: number) =>
      venue.http().delete(`/api/events/${eventId}`).set(as(venue.other)).expect(200);
    /** A text that waits, and was tried in vain if that is said. */
    const waiting = async (isTried: boolean) => {
      const { eventId } = await venue.made();
      await venue.tell(eventId);
      if (!isTried) return eventId;
      venue.provider.treatments.push({ status: 503, words: 'Service Unavailable' });
      await venue.send();
      await venue.sql('UPDATE messages SET next_attempt_at = now()');
      return eventId;
    };

    it.each([
      ['called off', false, 'not-sent', (id: number) => change(id, { status: 'cancelled' })],
      ['deleted', false, 'not-sent', remove],
      ['moved', false, 'not-sent', (id: number) => change(id, { time: '21:30' })],
      ['called off', true, 'failed', (id: number) => change(id, { status: 'cancelled' })],
      ['deleted', true, 'failed', remove],
      ['moved', true, 'failed', (id: number) => change(id, { time: '21:30' })],
    ] as const)(
      'sends no text of a show that is %s (tried before: %s)',
      async (_how, isTried, status, act) => {
        const eventId = await waiting(isTried);
        await act(eventId);
        await venue.send();
        expect(sent()).toEqual([]);
        expect(await texts()).toMatchObject([{ status }]);
      },
    );

    it.each([false, true])('tells again of a show that was moved (tried before: %s)', async (isTried) => {
      const eventId = await waiting(isTried);
      await forgetJobs();
      for (const time of ['21:00', '21:30']) await change(eventId, { time });
      // Once, after the last change.
      expect(await tellingJobs(eventId)).toHaveLength(1);
      await venue.tell(eventId);
      await venue.tell(eventId);
      await venue.send();
      expect(sent()).toEqual([at('9:30 PM')]);
    });

    it('tells again of an act that begins at another time', async () => {
      const eventId = await waiting(false);
      await forgetJobs();
      await change(eventId, { actTimes: { [venue.rattlers]: '21:30' } });
      await venue.tell(eventId);
      await venue.send();
      expect(sent()).toEqual([at('8:00 PM, your set at 9:30 PM')]);
    });

    it('tells nothing of a show on which others play by now, until its act is back', async () => {
      const eventId = await waiting(false);
      const other = await createKnownArtist(venue, 'Tammy Gray');
      await change(eventId, { artistIds: [other] });
      await venue.tell(eventId);
      await change(eventId, { time: '21:00' });
      await venue.tell(eventId);
      await venue.send();
      expect(sent()).toEqual([]);
      await change(eventId, { artistIds: [venue.rattlers, other] });
      await venue.tell(eventId);
      await venue.send();
      expect(sent()).toEqual([at('9:00 PM').replace('Rattlers', 'Rattlers and Tammy Gray')]);
    });

    it('tells again of a show that was called off and takes place after all', async () => {
      const eventId = await waiting(false);
      await forgetJobs();
      await change(eventId, { status: 'cancelled' });
      await venue.tell(eventId);
      expect(await tellingJobs(eventId)).toEqual([]);
      await change(eventId, { status: 'scheduled' });
      expect(await tellingJobs(eventId)).toHaveLength(1);
      await venue.tell(eventId);
      await venue.send();
      expect(sent()).toEqual([at('8:00 PM')]);
    });
  });

  it('tells nothing of a show that was given to others within the minute', async () => {
    const { eventId } = await venue.made();
    await change(eventId, { artistIds: [await createKnownArtist(venue, 'Tammy Gray')] });
    await venue.tell(eventId);
    expect(await texts()).toEqual([]);
  });

  it('is too late for a text once the show has begun', async () => {
    const { eventId } = await venue.made();
    await venue.tell(eventId);
    const [message] = await venue.sql<{ useless_after: Date }>('SELECT useless_after FROM messages');
    expect(message?.useless_after.toISOString()).toBe(`${YEAR}-11-28T02:00:00.000Z`);
  });

  it('tells of a show that is put off within the minute, and takes place after all', async () => {
    const { eventId } = await venue.made();
    for (const status of ['postponed', 'scheduled']) await change(eventId, { status });
    await venue.tell(eventId);
    expect(await texts()).toHaveLength(1);
  });

  it('fails once to tell a phone that is none, whatever becomes of the show', async () => {
    const { eventId } = await venue.made();
    await venue.sql(`UPDATE sms_event_requests SET phone_number = '123 4567'`);
    await venue.tell(eventId);
    const before = await texts();
    expect(before).toMatchObject([{ status: 'failed' }]);
    await change(eventId, { time: '21:00' });
    await venue.tell(eventId);
    expect(await texts()).toEqual(before);
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
    const { id, eventId } = await venue.made();
    await venue.sql(statement, [eventId]);
    expect(await refusal(id, eventId)).toMatchObject({
      code: 'events.counted-on',
      message: 'Somebody counts on “The Rattlers” already, so it stays on the calendar.',
    });
  });

  it.each([['sorry, make it 9'], [WISH]])(
    'is refused when the sender has written of it (%s), and staff read that',
    async (words) => {
      const { id, eventId } = await venue.made();
      await say(words);
      expect((await refusal(id, eventId)).code).toBe('sms.sender-wrote');
    },
  );

  it('keeps asking staff of a correction within the minute', async () => {
    const { id } = await venue.made();
    await say('sorry, make it 9');
    const [change] = await venue.list();
    expect(change).toMatchObject({
      kind: 'change',
      earlierId: id,
      isSeen: false,
      changes: { time: '20:00', endTime: null },
    });
  });

  it('goes on as before when its sender says STOP meanwhile', async () => {
    const { id, eventId } = await venue.made();
    await say('STOP');
    await venue.undo(id, eventId).expect(200);
    const { body } = await venue.tap(id).expect(200);
    await venue.tell(body.eventId);
    await venue.send();
    expect(venue.provider.messages).toEqual([]);
    expect(await venue.sql('SELECT status FROM messages')).toEqual([{ status: 'not-sent' }]);
  });

  it('reminds no artist of a show that may be undone, and does so five minutes later', async () => {
    const { eventId } = await venue.made();
    const made20SecondsBeforeNoon = `${YEAR}-11-26T17:59:40Z`;
    await venue.sql('UPDATE events SET created_at = $2, updated_at = $2 WHERE id = $1', [
      eventId,
      made20SecondsBeforeNoon,
    ]);
    const jobs = venue.app.get(DateReminderJobs);
    const reminded = () => venue.sql('SELECT ahead FROM artist_date_reminders');
    await jobs.remind(new Date(`${YEAR}-11-26T18:00:20Z`));
    expect(await reminded()).toEqual([]);
    await jobs.remind(new Date(`${YEAR}-11-26T18:05:00Z`));
    expect(await reminded()).toEqual([{ ahead: 'day' }]);
  });

  it('knows only events that were made of that request', async () => {
    const { id } = await venue.made();
    expect((await venue.undo(id, 99_999).expect(409)).body.code).toBe('events.undo-over');
    expect((await venue.undo(id + 50, 99_999).expect(404)).body.code).toBe('sms.request-not-found');
    await venue.undo(id, 0).expect(400);
  });

  it('is forgotten after an hour', async () => {
    await venue.made();
    const forget = (now?: Date) => venue.app.get(SmsUndoService).forget(now);
    await forget();
    expect(await venue.sql('SELECT FROM sms_event_undos')).toHaveLength(1);
    await forget(new Date(Date.now() + 61 * 60_000));
    expect(await venue.sql('SELECT FROM sms_event_undos')).toEqual([]);
  });
});
