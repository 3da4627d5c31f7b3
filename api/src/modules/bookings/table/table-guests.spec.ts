import { randomUUID } from 'node:crypto';
import { UNDO_OVER_SECONDS } from '#contract/rules/undo.js';
import { MessageDelivery } from '#src/modules/notifications/delivery/message-delivery.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { dayAhead, empty, messagesTo, waitingTo } from '#test/venue/bookings.js';

describe('guests with a table', () => {
  let venue: TestApp;
  let admin: TestAccount;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
  });
  afterEach(() => empty(venue, 'bookings', 'events', 'messages', 'rate_limits'));
  afterAll(() => venue.close());

  const createShow = (date = dayAhead(10)) => createEvent(venue, { name: 'Barn Dance', date });
  const book = (eventId: number, body: object = {}, key: string = randomUUID()) =>
    venue
      .http()
      .post('/api/bookings')
      .set('Idempotency-Key', key)
      .send({ eventId, customerName: 'Ruby Lee', partySize: 2, ...body });
  const asAdmin = (method: 'get' | 'post' | 'put' | 'patch' | 'delete', path: string) =>
    venue.http()[method](path).set('Authorization', `Bearer ${admin.sessionId}`);
  const decide = (id: number, status: string) => asAdmin('put', `/api/bookings/${id}`).send({ status });
  const setShow = (eventId: number, body: object) => asAdmin('patch', `/api/events/${eventId}`).send(body);
  const list = async () => (await asAdmin('get', '/api/bookings').expect(200)).body;
  const sendMails = async (): Promise<void> => {
    await venue.sql(
      `UPDATE messages SET status = 'sent', sent_at = now(), attempts = 1 WHERE status = 'queued'`,
    );
  };
  const ruby = { customerEmail: 'ruby@example.com' };

  it.each([
    ['cancelled', { status: 'cancelled' }],
    ['postponed', { status: 'postponed' }],
    ['over', { date: dayAhead(-2) }],
  ])('are not confirmed at a show that is %s, but may be cancelled', async (_, change) => {
    const eventId = await createShow();
    const { id } = (await book(eventId, ruby)).body;
    await setShow(eventId, change).expect(200);
    const { body } = await decide(id, 'confirmed').expect(409);
    expect(body).toMatchObject({
      code: 'bookings.no-show',
      message: 'Tables can be confirmed only for shows that are still to come.',
    });
    expect(await list()).toEqual([expect.objectContaining({ status: 'pending' })]);
    await decide(id, 'cancelled').expect(200);
  });

  it.each(['declined', 'cancelled'])('hear no more of a cancelled show whose table is %s', async (status) => {
    const eventId = await createShow();
    const { id } = (await book(eventId, ruby)).body;
    await setShow(eventId, { status: 'cancelled' }).expect(200);
    await sendMails();
    const { body } = await decide(id, status).expect(200);
    expect(body).toMatchObject({ status, event: { status: 'cancelled' } });
    expect(await waitingTo(venue, 'ruby@example.com')).toEqual([]);
  });

  it('hear of their table where the word that the show is cancelled still waits', async () => {
    const eventId = await createShow();
    const { id } = (await book(eventId, ruby)).body;
    await sendMails();
    await setShow(eventId, { status: 'cancelled' }).expect(200);
    await decide(id, 'declined').expect(200);
    await setShow(eventId, { status: 'scheduled' }).expect(200);
    expect(await waitingTo(venue, 'ruby@example.com')).toEqual(['bookings.table-declined']);
  });

  it.each([
    ['takes place', {}, true],
    ['is postponed', { status: 'postponed' }, false],
    ['has begun', { date: dayAhead(-2) }, false],
  ])('without a table are asked to come by where the show %s: %j, %s', async (_, change, comesBy) => {
    const eventId = await createShow();
    const { id } = (await book(eventId, ruby)).body;
    if (Object.keys(change).length > 0) await setShow(eventId, change).expect(200);
    await decide(id, 'declined').expect(200);
    const mail = (await messagesTo(venue, 'ruby@example.com')).at(-1);
    expect(mail?.kind).toBe('bookings.table-declined');
    expect(mail?.text.includes('room at the bar')).toBe(comesBy);
  });

  it('are not confirmed at a show that was deleted', async () => {
    const eventId = await createShow();
    const { id } = (await book(eventId, ruby)).body;
    await venue.sql('DELETE FROM events WHERE id = $1', [eventId]);
    await decide(id, 'confirmed').expect(409);
  });

  it.each([
    ['cancelled', 'Your show is cancelled'],
    ['postponed', 'Your show is postponed'],
  ])('are told once that their show is %s, and that it takes place after all', async (status, heading) => {
    const eventId = await createShow();
    const june = (await book(eventId, { customerEmail: 'june@example.com' })).body;
    await decide(june.id, 'declined').expect(200);
    await book(eventId, ruby).expect(201);
    await book(eventId).expect(201);
    await empty(venue, 'messages');

    await setShow(eventId, { status }).expect(200);
    await setShow(eventId, { description: 'Sorry, folks' }).expect(200);
    await sendMails();
    await setShow(eventId, { status: 'scheduled' }).expect(200);

    const mails = await messagesTo(venue, 'ruby@example.com');
    expect(mails.map(({ subject }) => subject)).toEqual([
      `${heading}: Barn Dance`,
      'Your show takes place after all: Barn Dance',
    ]);
    expect(mails[0]?.text).toContain('2 people');
    expect(await venue.sql('SELECT id FROM messages')).toHaveLength(2);
  });

  it('hear of a show whose name is as long as a name may be', async () => {
    const name = `${'🎸'.repeat(200)}${'x'.repeat(55)}`;
    const eventId = await createEvent(venue, { name, date: dayAhead(10) });
    const { id } = (await book(eventId, ruby).expect(201)).body;
    await decide(id, 'confirmed').expect(200);
    await setShow(eventId, { status: 'cancelled' }).expect(200);
    const subjects = (await messagesTo(venue, 'ruby@example.com')).map(({ subject }) => [...subject]);
    expect(subjects.map((letters) => [letters.length, letters.at(-1)])).toEqual(Array(3).fill([255, '…']));
    expect(subjects[2]?.join('')).toMatch(/^Your show is cancelled: 🎸/u);
  });

  it('hear nothing where staff take it back before the mail goes out', async () => {
    const eventId = await createShow();
    await book(eventId, ruby).expect(201);
    await empty(venue, 'messages');

    await setShow(eventId, { status: 'cancelled' }).expect(200);
    const [held] = await venue.sql<{ seconds: number }>(
      'SELECT round(extract(epoch FROM next_attempt_at - created_at))::int AS seconds FROM messages',
    );
    expect(held?.seconds).toBe(UNDO_OVER_SECONDS);
    await setShow(eventId, { status: 'scheduled' }).expect(200);

    expect(await messagesTo(venue, 'ruby@example.com')).toHaveLength(1);
    expect(await venue.sql('SELECT id FROM messages WHERE useless_after <= now()')).toHaveLength(1);
  });

  it.each([
    ['cancelled', { status: 'cancelled' }],
    ['postponed', { status: 'postponed' }],
  ])(
    'hear nothing of their table while its show is %s, and hear it where that is undone',
    async (status, off) => {
      const eventId = await createShow();
      const { id } = (await book(eventId, ruby)).body;
      await decide(id, 'confirmed').expect(200);
      await venue.sql('UPDATE messages SET attempts = 1');
      await setShow(eventId, off).expect(200);
      expect(await waitingTo(venue, 'ruby@example.com')).toEqual([`bookings.show-${status}`]);
      await setShow(eventId, { status: 'scheduled' }).expect(200);
      expect(await waitingTo(venue, 'ruby@example.com')).toEqual(['bookings.table-confirmed']);
    },
  );

  it('hear nothing of their table where its show is deleted, and hear it where it is back', async () => {
    const eventId = await createShow();
    await book(eventId, ruby).expect(201);
    const deletion = asAdmin('post', `/api/events/${eventId}/series-deletions`).send({ scope: 'this' });
    const { body } = await deletion.expect(201);
    expect(await waitingTo(venue, 'ruby@example.com')).toEqual(['bookings.show-cancelled']);
    await asAdmin('post', `/api/series-changes/${body.key}/undo`).expect(200);
    expect(await waitingTo(venue, 'ruby@example.com')).toEqual(['bookings.table-pending']);
  });

  it('hear of their table with the new date where its show moves before the mail went out', async () => {
    const eventId = await createShow();
    const { id } = (await book(eventId, ruby)).body;
    await sendMails();
    await setShow(eventId, { date: dayAhead(11) }).expect(200);
    expect(await waitingTo(venue, 'ruby@example.com')).toEqual([]);
    await decide(id, 'confirmed').expect(200);
    await setShow(eventId, { date: dayAhead(12) }).expect(200);
    expect(await waitingTo(venue, 'ruby@example.com')).toEqual(['bookings.table-confirmed']);
    const [mail] = await venue.sql<{ text: string; held: boolean }>(
      `SELECT text_body AS text, next_attempt_at > now() AS held FROM messages WHERE status = 'queued'`,
    );
    const day = new Date(dayAhead(12)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect([mail?.text, mail?.held]).toEqual([expect.stringContaining(day), true]);
  });

  it('hear that it takes place after all once staff can take that back no more', async () => {
    const eventId = await createShow();
    await book(eventId, ruby).expect(201);
    await sendMails();
    await setShow(eventId, { status: 'cancelled' }).expect(200);
    await sendMails();
    await setShow(eventId, { status: 'scheduled' }).expect(200);
    const [held] = await venue.sql<{ seconds: number }>(
      `SELECT round(extract(epoch FROM next_attempt_at - created_at))::int AS seconds
         FROM messages WHERE kind = 'bookings.show-scheduled'`,
    );
    expect(held?.seconds).toBe(UNDO_OVER_SECONDS);
    await setShow(eventId, { status: 'cancelled' }).expect(200);
    await sendMails();
    expect(await venue.sql(`SELECT kind FROM messages WHERE status = 'sent' ORDER BY id`)).toEqual([
      { kind: 'bookings.table-pending' },
      { kind: 'bookings.show-cancelled' },
    ]);
  });

  it('hear of the last date where it moves before they hear that it takes place after all', async () => {
    const eventId = await createShow();
    await book(eventId, ruby).expect(201);
    await sendMails();
    await setShow(eventId, { status: 'postponed' }).expect(200);
    await sendMails();
    await setShow(eventId, { status: 'scheduled', date: dayAhead(40) }).expect(200);
    await setShow(eventId, { date: dayAhead(41) }).expect(200);
    await sendMails();
    const sent = await venue.sql<{ subject: string; text: string }>(
      `SELECT subject, text_body AS text FROM messages WHERE status = 'sent' ORDER BY id DESC LIMIT 2`,
    );
    expect(sent).toMatchObject([
      { subject: 'Your show takes place after all: Barn Dance' },
      { subject: 'Your show is postponed: Barn Dance' },
    ]);
    const day = new Date(dayAhead(41)).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(sent[0]?.text).toContain(day);
  });

  it('are told what differs from the last word that reached them', async () => {
    const eventId = await createShow();
    await book(eventId, ruby).expect(201);
    await empty(venue, 'messages');
    const heard = async () =>
      (
        await venue.sql<{ subject: string }>(`SELECT subject FROM messages WHERE status = 'sent' ORDER BY id`)
      ).map(({ subject }) => subject);

    await setShow(eventId, { status: 'postponed' }).expect(200);
    await sendMails();
    for (const status of ['cancelled', 'postponed']) await setShow(eventId, { status }).expect(200);
    await sendMails();
    const postponed = 'Your show is postponed: Barn Dance';
    expect(await heard()).toEqual([postponed]);

    for (const status of ['cancelled', 'scheduled']) await setShow(eventId, { status }).expect(200);
    await sendMails();
    const said = [postponed, 'Your show takes place after all: Barn Dance'];
    expect(await heard()).toEqual(said);

    for (const status of ['cancelled', 'scheduled', 'cancelled'])
      await setShow(eventId, { status }).expect(200);
    await sendMails();
    expect(await heard()).toEqual([...said, 'Your show is cancelled: Barn Dance']);
  });

  it('are told again that it is off when they have booked again since', async () => {
    const eventId = await createShow();
    const { id } = (await book(eventId, ruby)).body;
    await setShow(eventId, { status: 'cancelled' }).expect(200);
    await sendMails();
    await decide(id, 'cancelled').expect(200);
    await setShow(eventId, { status: 'scheduled' }).expect(200);
    await book(eventId, ruby).expect(201);
    await empty(venue, 'rate_limits');
    await setShow(eventId, { status: 'cancelled' }).expect(200);
    expect((await messagesTo(venue, 'ruby@example.com')).at(-1)?.subject).toBe(
      'Your show is cancelled: Barn Dance',
    );
  });

  it('are told again where nobody knows whether the last word reached them', async () => {
    const eventId = await createShow();
    await book(eventId, ruby).expect(201);
    await empty(venue, 'messages');
    await setShow(eventId, { status: 'postponed' }).expect(200);
    await venue.sql('UPDATE messages SET attempts = 1');
    for (const status of ['cancelled', 'postponed']) await setShow(eventId, { status }).expect(200);
    await sendMails();
    expect((await messagesTo(venue, 'ruby@example.com')).at(-1)?.subject).toBe(
      'Your show is postponed: Barn Dance',
    );
  });

  it('are told that their show is cancelled when it is deleted, unless they know already', async () => {
    const eventId = await createShow();
    await book(eventId, ruby).expect(201);
    const known = await createShow(dayAhead(11));
    await book(known, { customerEmail: 'june@example.com' }).expect(201);
    await setShow(known, { status: 'cancelled' }).expect(200);
    await empty(venue, 'messages');

    for (const id of [eventId, known]) await asAdmin('delete', `/api/events/${id}`).expect(200);

    const [mail] = await messagesTo(venue, 'ruby@example.com');
    expect(mail?.subject).toBe('Your show is cancelled: Barn Dance');
    expect(mail?.text).not.toContain(`/events/${eventId}`);
    expect(await venue.sql('SELECT id FROM messages')).toHaveLength(1);
    expect(await list()).toHaveLength(2);
  });

  it('are told of each night when the rest of a series is deleted', async () => {
    const { body: series } = await asAdmin('post', '/api/events/series')
      .send({
        name: 'Barn Dance',
        type: 'country',
        date: dayAhead(10),
        time: '20:00',
        repeat: { frequency: 'weekly', until: dayAhead(17) },
      })
      .expect(201);
    for (const { id } of series.events) await book(id, ruby).expect(201);
    await empty(venue, 'messages');
    const [first] = series.events;
    await asAdmin('post', `/api/events/${first.id}/series-deletions`).send({ scope: 'all' }).expect(201);
    expect(await messagesTo(venue, 'ruby@example.com')).toHaveLength(2);
  });

  it('are not told of a show that is over', async () => {
    const eventId = await createShow();
    await book(eventId, ruby).expect(201);
    await venue.sql('UPDATE events SET date = $2 WHERE id = $1', [eventId, dayAhead(-2)]);
    await setShow(eventId, { status: 'cancelled' }).expect(200);
    expect(await messagesTo(venue, 'ruby@example.com')).toHaveLength(1);
  });

  it.each([
    ['cancelled', (id: number) => setShow(id, { status: 'cancelled' })],
    ['deleted', (id: number) => asAdmin('delete', `/api/events/${id}`)],
  ])('who wait for a new date are told that it is %s, also after the old date', async (_, end) => {
    const eventId = await createShow();
    await book(eventId, ruby).expect(201);
    await setShow(eventId, { status: 'postponed' }).expect(200);
    await sendMails();
    await book(await createShow(dayAhead(11)), { customerEmail: 'june@example.com' }).expect(201);
    await venue.sql('UPDATE events SET date = $1', [dayAhead(-2)]);
    await empty(venue, 'rate_limits');
    for (const { id } of await venue.sql<{ id: number }>('SELECT id FROM events')) await end(id).expect(200);
    expect((await messagesTo(venue, 'ruby@example.com')).map(({ subject }) => subject)).toEqual([
      expect.stringContaining('We have your table request'),
      'Your show is postponed: Barn Dance',
      'Your show is cancelled: Barn Dance',
    ]);
    expect(await messagesTo(venue, 'june@example.com')).toHaveLength(1);
  });

  it.each([
    ['cancelled', (id: number) => setShow(id, { status: 'cancelled' })],
    ['deleted', (id: number) => asAdmin('delete', `/api/events/${id}`)],
  ])('who have waited for a new date for months are told that it is %s', async (_, end) => {
    const eventId = await createShow();
    await book(eventId, ruby).expect(201);
    await setShow(eventId, { status: 'postponed' }).expect(200);
    await sendMails();
    await venue.sql(`UPDATE messages SET created_at = created_at - interval '91 days'`);
    await venue.app.get(MessageDelivery).tidy();
    await venue.sql('UPDATE events SET date = $1', [dayAhead(-2)]);
    await end(eventId).expect(200);
    expect((await messagesTo(venue, 'ruby@example.com')).map(({ subject }) => subject)).toEqual([
      'Your show is cancelled: Barn Dance',
    ]);
  });

  it.each([
    ['e-mail', { customerEmail: 'Ruby@Example.com' }, { customerEmail: 'ruby@example.com' }],
    ['phone number', { customerPhone: '(615) 555-0102' }, { customerPhone: '615.555.0102' }],
  ])('have at most three tables at a show by one %s', async (_, first, again) => {
    const eventId = await createShow();
    const { id } = (await book(eventId, first).expect(201)).body;
    for (let turn = 0; turn < 2; turn += 1) await book(eventId, again).expect(201);
    const { body } = await book(eventId, again).expect(409);
    expect(body).toMatchObject({
      code: 'bookings.too-many-tables',
      message: 'You already have 3 tables at this show. Please call us if you need more.',
    });
    await book(await createShow(dayAhead(11)), again).expect(201);
    await decide(id, 'cancelled').expect(200);
    await book(eventId, again).expect(201);
  });

  it('leave an e-mail or a phone number when several tables came from there without', async () => {
    const eventId = await createShow();
    for (let turn = 0; turn < 3; turn += 1) await book(eventId).expect(201);
    const { body } = await book(eventId).expect(409);
    expect([body.code, Object.keys(body.fields)]).toEqual(['bookings.contact-needed', ['customerEmail']]);
    await book(eventId, ruby).expect(201);
  });

  it.each([{ customerEmail: null }, { customerPhone: null }])('leave neither by a null: %j', async (body) => {
    const eventId = await createShow();
    for (let turn = 0; turn < 3; turn += 1) await book(eventId, body).expect(201);
    const answer = await book(eventId, body).expect(409);
    expect(answer.body.code).toBe('bookings.contact-needed');
  });

  it('keep their table without a mail when an address was typed too often today', async () => {
    for (let show = 0; show < 4; show += 1) {
      const eventId = await createShow(dayAhead(10 + show));
      for (let turn = 0; turn < 3; turn += 1) await book(eventId, ruby).expect(201);
    }
    expect(await list()).toHaveLength(12);
    expect(await messagesTo(venue, 'ruby@example.com')).toHaveLength(10);
  });

  it('are answered when their phone repeats itself, however many booked since', async () => {
    const [eventId, key] = [await createShow(), randomUUID()];
    await book(eventId, ruby, key).expect(201);
    for (let turn = 0; turn < 6; turn += 1)
      await Promise.all(
        Array.from({ length: 10 }, (_, guest) =>
          book(eventId, { customerEmail: `guest-${turn}-${guest}@example.com` }),
        ),
      );
    await book(eventId, { customerEmail: 'late@example.com' }).expect(429);
    await book(eventId, ruby, key).expect(200);
  });

  it('get a calendar file that ends when the show does', async () => {
    const eventId = await createShow();
    await venue.sql(`UPDATE events SET end_time = '21:30' WHERE id = $1`, [eventId]);
    await decide((await book(eventId, ruby)).body.id, 'confirmed').expect(200);
    const [file] = await venue.sql<{ calendar: string }>(
      `SELECT attachments->0->>'content' AS calendar FROM messages WHERE kind = 'bookings.table-confirmed'`,
    );
    expect(file?.calendar).toMatch(new RegExp(`UID:event-${eventId}@`));
    expect(/DTEND\S*:(\S+)/.exec(file?.calendar ?? '')?.[1]).toMatch(/3000Z?$/);
  });

  it('keep their place in the list while shows around them change', async () => {
    const [first, second] = [await createShow(dayAhead(3)), await createShow(dayAhead(4))];
    for (const eventId of [first, second, first]) await book(eventId, ruby).expect(201);
    const page = await asAdmin('get', '/api/bookings?limit=1').expect(200);
    const next = /<(.+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
    await venue.sql('DELETE FROM bookings WHERE id = $1', [page.body[0].id]);
    const rest = (await asAdmin('get', next.replace('limit=1', 'limit=5')).expect(200)).body;
    expect(rest.map(({ event }: { event: { id: number } }) => event.id)).toEqual([first, second]);
    expect(rest.map(({ event }: { event: { seatsTaken: number } }) => event.seatsTaken)).toEqual([2, 2]);
    await asAdmin('get', '/api/bookings?cursor=WzEsMl0').expect(400);
  });
});
