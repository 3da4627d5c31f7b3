import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { WebhookKind } from '#contract/rules/connections/webhooks.js';
import { MOST_WEBHOOKS, WEBHOOK_KINDS } from '#contract/rules/connections/webhooks.js';
import { startWebhookReceiver, type WebhookReceiver } from '#test/servers/webhook-receiver.js';
import { createKnownArtist, textMessage, WEBHOOK, YEAR } from '#test/sms/text-messages.js';
import { createAccount, createEvent, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { checkInAt } from '#test/venue/check-ins.js';
import { Database } from '#src/database/database.js';
import { WebhookSender } from './webhook-sender.js';

const OUTSIDE = { WEBHOOKS_TO_OWN_NETWORK: 'true' };
const TONIGHT = '2099-01-16';

describe('addresses of other programs', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let receiver: WebhookReceiver;

  beforeAll(async () => {
    receiver = await startWebhookReceiver();
    venue = await createTestApp(OUTSIDE);
    admin = await createAccount(venue, 'admin');
  });
  beforeEach(async () => {
    await venue.sql('DELETE FROM webhooks');
    receiver.calls.splice(0);
    receiver.treatments.splice(0);
  });
  afterAll(async () => {
    await venue.close();
    await receiver.close();
  });

  const asAdmin = () => venue.http().set({ Authorization: `Bearer ${admin.sessionId}` });
  const add = async (kinds: readonly WebhookKind[] = WEBHOOK_KINDS, name = 'Website') => {
    const { body } = await asAdmin()
      .post('/api/connections/webhooks')
      .send({ name, address: receiver.url, kinds })
      .expect(201);
    return { id: body.webhook.id as number, secret: body.secret as string, webhook: body.webhook };
  };
  const list = async () => (await asAdmin().get('/api/connections/webhooks').expect(200)).body;
  const logOf = async (id: number) =>
    (await asAdmin().get(`/api/connections/webhooks/${id}/deliveries`).expect(200)).body;
  /** Sends until nothing is due. */
  const send = async () => {
    const sender = venue.app.get(WebhookSender);
    while ((await sender.sendDue()) > 0) await sender.settled();
  };
  const makeDue = () => venue.sql('UPDATE webhook_deliveries SET next_attempt_at = now()');
  const typesOf = (secret: string) => receiver.calls.map((call) => receiver.open(call, secret).type);

  it('are added with a secret that is told once, and listed without it', async () => {
    const { webhook, secret } = await add(['show.announced']);
    expect(secret).toMatch(/^whsec_/);
    expect(webhook).toMatchObject({
      name: 'Website',
      address: receiver.url,
      kinds: ['show.announced'],
      state: 'works',
      waiting: 0,
    });
    expect(await list()).toEqual([webhook]);
    expect(JSON.stringify(await list())).not.toContain(secret);
  });

  it.each([
    [{ name: '' }, 'name'],
    [{ address: 'not one' }, 'address'],
    [{ address: 'https://ada:pw@example.com/' }, 'address'],
    [{ address: `https://example.com/${'x'.repeat(1000)}` }, 'address'],
    [{ kinds: [] }, 'kinds'],
    [{ kinds: ['show.sung'] }, 'kinds'],
  ])('are not added with %j', async (wrong, field) => {
    const body = { name: 'Website', address: receiver.url, kinds: ['show.announced'], ...wrong };
    const refused = await asAdmin().post('/api/connections/webhooks').send(body).expect(400);
    expect(refused.body.fields).toHaveProperty(field);
    expect(await list()).toEqual([]);
  });

  it('are no more than can be sent to, and do not share a name', async () => {
    const body = { name: 'Website', address: receiver.url, kinds: ['show.announced'] };
    const post = (name: string) =>
      asAdmin()
        .post('/api/connections/webhooks')
        .send({ ...body, name });
    const same = await Promise.all(Array.from({ length: 5 }, () => post('Website')));
    expect(same.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    for (let count = 1; count < MOST_WEBHOOKS; count += 1) await post(`Program ${count}`).expect(201);
    expect((await post('One more').expect(409)).body.code).toBe('connections.too-many-webhooks');
  });

  it('hear of a show from its announcement to its end, in order, signed', async () => {
    const { secret } = await add();
    const id = await createEvent(venue, { name: 'Barn Dance', date: TONIGHT });
    await asAdmin().patch(`/api/events/${id}`).send({ name: 'Barn Dance II' }).expect(200);
    await asAdmin().patch(`/api/events/${id}`).send({ artistNotes: 'Bring the fiddle' }).expect(200);
    await asAdmin().patch(`/api/events/${id}`).send({ status: 'cancelled' }).expect(200);
    await asAdmin().delete(`/api/events/${id}`).expect(200);
    await send();

    expect(typesOf(secret)).toEqual(['show.announced', 'show.changed', 'show.cancelled', 'show.deleted']);
    const opened = receiver.open(receiver.calls[1], secret);
    expect(opened.data).toEqual({
      id,
      name: 'Barn Dance II',
      type: 'country',
      date: TONIGHT,
      time: '20:00',
      doorsTime: null,
      endTime: null,
      status: 'scheduled',
      artistId: null,
      artistIds: [],
      actTimes: {},
    });
    expect(JSON.stringify(receiver.calls)).not.toContain('fiddle');
  });

  it('hear only what they asked for, and nothing of shows that are over or of changes that are taken back', async () => {
    const { secret } = await add(['show.announced', 'show.changed']);
    await createEvent(venue, { date: '2020-01-17' });
    const id = await createEvent(venue, { date: TONIGHT });
    await venue.sql('DELETE FROM events WHERE id = $1', [id]);
    await venue
      .sql(
        `DO $$ BEGIN
      INSERT INTO events (name, type, date, time) VALUES ('Never', 'rock', '${TONIGHT}', '20:00');
      RAISE EXCEPTION 'thought better of it';
    END $$`,
      )
      .catch(() => undefined);
    await send();
    expect(typesOf(secret)).toEqual(['show.announced']);
  });

  it('hear of a show that is moved into the past, and of nothing of it after that', async () => {
    const id = await createEvent(venue, { date: TONIGHT });
    const { secret } = await add(['show.changed']);
    await venue.sql(`UPDATE events SET date = '2020-01-17' WHERE id = $1`, [id]);
    await venue.sql(`UPDATE events SET name = 'Long ago' WHERE id = $1`, [id]);
    await send();
    expect(receiver.calls.map((call) => receiver.open(call, secret).data['date'])).toEqual(['2020-01-17']);
  });

  it('hear of check-ins and what became of them, without names', async () => {
    const { secret } = await add(['check-in.recorded', 'check-in.undone']);
    const eventId = await createEvent(venue);
    await checkInAt(venue, eventId, { email: 'ruby@example.com' });
    await venue.sql('UPDATE event_attendance SET undone_at = now() WHERE event_id = $1', [eventId]);
    await send();
    expect(typesOf(secret)).toEqual(['check-in.recorded', 'check-in.undone']);
    expect(receiver.open(receiver.calls[0], secret).data).toMatchObject({ eventId, isLate: false });
    expect(JSON.stringify(receiver.calls)).not.toMatch(/ruby/i);
  });

  it("hear of a guest's second check-in when it counts", async () => {
    const { secret } = await add(['check-in.recorded', 'check-in.undone']);
    const eventId = await createEvent(venue);
    await checkInAt(venue, eventId, { email: 'ruby@example.com' });
    await checkInAt(venue, eventId, { email: 'ruby@example.com' });
    await venue.sql(
      'UPDATE event_attendance SET undone_at = now() WHERE event_id = $1 AND NOT is_duplicate',
      [eventId],
    );
    await venue.sql(
      'UPDATE event_attendance SET is_duplicate = false WHERE event_id = $1 AND undone_at IS NULL',
      [eventId],
    );
    await send();
    expect(typesOf(secret).sort()).toEqual(['check-in.recorded', 'check-in.recorded', 'check-in.undone']);
  });

  it('hear of answers and of texts that wait', async () => {
    const { secret } = await add(['artist.answered', 'text-request.waiting']);
    const [artist] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email) VALUES ('Patsy', 'country', 'patsy@example.com') RETURNING id`,
    );
    await venue.sql(
      `INSERT INTO artist_invitations (artist_id, event_date, event_time, event_type, event_name)
       VALUES ($1, $2, '20:00', 'rock', 'Barn Dance')`,
      [artist?.id, TONIGHT],
    );
    await venue.sql(`UPDATE artist_invitations SET status = 'accepted'`);
    await venue.sql(`INSERT INTO artist_bookings (artist_id, proposed_date) VALUES ($1, $2)`, [
      artist?.id,
      TONIGHT,
    ]);
    await venue.sql(`UPDATE artist_bookings SET status = 'declined'`);
    await venue.sql(
      `INSERT INTO sms_event_requests (phone_number, message_text, extracted_date) VALUES ('+16155550123', 'Secret', $1)`,
      [TONIGHT],
    );
    await send();
    // What was not understood waits once more is said of it.
    await venue.sql(`UPDATE sms_event_requests SET status = 'failed'`);
    await venue.sql(`UPDATE sms_event_requests SET status = 'pending'`);
    await send();
    const waits = 'text-request.waiting';
    expect(typesOf(secret)).toEqual(['artist.answered', 'artist.answered', waits, waits]);
    expect(receiver.calls.map((call) => receiver.open(call, secret).data)).toMatchObject([
      { about: 'invitation', artistId: artist?.id, answer: 'accepted' },
      { about: 'proposal', artistId: artist?.id, answer: 'declined' },
      { date: TONIGHT },
      { date: TONIGHT },
    ]);
    expect(JSON.stringify(receiver.calls)).not.toMatch(/Secret|6155550123/);
  });

  it('hear that a sender wants a show on the calendar otherwise', async () => {
    const { secret } = await add(['text-request.waiting']);
    const artistId = await createKnownArtist(venue, 'The Rattlers');
    const say = (body: string) => venue.http().post(WEBHOOK).type('form').send(textMessage(body)).expect(200);
    await say(`The Rattlers nov 27 ${YEAR} 8pm`);
    await venue.sql(
      `UPDATE sms_event_requests SET status = 'processed', event_id = $1 WHERE artist_id = $2`,
      [await createEvent(venue, { date: `${YEAR}-11-27` }), artistId],
    );
    await say('make it 9');
    await send();
    expect(typesOf(secret)).toEqual(['text-request.waiting', 'text-request.waiting']);
    const asked = await venue.sql<{ id: number }>(`SELECT id FROM sms_event_requests WHERE kind = 'change'`);
    expect(receiver.open(receiver.calls[1], secret).data).toMatchObject({ id: asked[0]?.id, date: null });
  });

  it('that refuse get it again later with the same id, and what came after it after it', async () => {
    const { id: webhookId, secret } = await add(['show.announced', 'show.changed']);
    const id = await createEvent(venue, { date: TONIGHT });
    const other = await createEvent(venue, { date: '2099-01-17' });
    receiver.treatments.push({ status: 500, words: 'Oh dear' });
    await send();
    await asAdmin().patch(`/api/events/${id}`).send({ name: 'Later' }).expect(200);
    await send();
    // The other show does not wait for it.
    expect(receiver.calls.map((call) => receiver.open(call, secret).data['id'])).toEqual([id, other]);
    expect(await logOf(webhookId)).toMatchObject([
      { kind: 'show.changed', state: 'waiting', attempts: 0 },
      { state: 'delivered', lastStatus: 204 },
      { state: 'waiting', attempts: 1, lastStatus: 500, lastWords: 'Oh dear', thing: `show:${id}` },
    ]);
    expect(await list()).toMatchObject([{ waiting: 2 }]);

    await makeDue();
    await send();
    expect(typesOf(secret)).toEqual(['show.announced', 'show.announced', 'show.announced', 'show.changed']);
    const [first, , again] = receiver.calls;
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(again?.body).toBe(first?.body);
  });

  it('that ask for patience are left alone until then, with everything', async () => {
    const { id } = await add(['show.announced']);
    await createEvent(venue, { date: TONIGHT });
    receiver.treatments.push({ status: 429, headers: { 'retry-after': '600' } });
    await send();
    await createEvent(venue, { date: '2099-01-17' });
    await makeDue();
    await send();
    expect(receiver.calls).toHaveLength(1);
    // Another address has asked for nothing.
    const change = (address: string) =>
      asAdmin()
        .put(`/api/connections/webhooks/${id}`)
        .send({ name: 'Website', address, kinds: ['show.announced'] })
        .expect(200);
    await change(receiver.url);
    await asAdmin().put(`/api/connections/webhooks/${id}`).send({ name: 'Site' }).expect(200);
    await send();
    expect(receiver.calls).toHaveLength(1);
    await change(`${receiver.url}/other`);
    await send();
    expect(receiver.calls).toHaveLength(3);
  });

  it('that are gone are told nothing any more, until staff go on with them', async () => {
    const { id, secret } = await add(['show.announced']);
    await createEvent(venue, { date: TONIGHT });
    receiver.treatments.push({ status: 410 });
    await send();
    await createEvent(venue, { date: '2099-01-17' });
    await makeDue();
    await send();
    expect(receiver.calls).toHaveLength(1);
    expect(await list()).toMatchObject([{ state: 'gone', waiting: 1 }]);
    await asAdmin().put(`/api/connections/webhooks/${id}/resume`).expect(200);
    await send();
    expect(typesOf(secret)).toEqual(['show.announced', 'show.announced']);
  });

  /** Lets all attempts of what waits fail. */
  const failForADay = async (deliveries = 1) => {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      receiver.treatments.push(...Array.from({ length: deliveries }, () => ({ status: 500 })));
      await makeDue();
      await send();
    }
  };

  it('that are deaf for a day are paused, and lose nothing', async () => {
    const { id, secret } = await add(['show.announced', 'show.changed']);
    const show = await createEvent(venue, { date: TONIGHT });
    await createEvent(venue, { date: '2099-01-17' });
    await failForADay(2);
    expect(await list()).toMatchObject([{ state: 'deaf', waiting: 2 }]);
    await asAdmin().patch(`/api/events/${show}`).send({ name: 'Later' }).expect(200);
    await makeDue();
    await send();
    expect(receiver.calls).toHaveLength(16);

    receiver.calls.splice(0);
    await asAdmin().put(`/api/connections/webhooks/${id}/resume`).expect(200);
    await send();
    expect(typesOf(secret)).toEqual(['show.announced', 'show.announced', 'show.changed']);
    expect(await list()).toMatchObject([{ state: 'works', waiting: 0 }]);
  });

  it('that are asked again by hand keep all their attempts of the day', async () => {
    const { id } = await add(['show.announced']);
    await createEvent(venue, { date: TONIGHT });
    receiver.treatments.push(...Array.from({ length: 10 }, () => ({ status: 500 })));
    await send();
    for (let turn = 0; turn < 8; turn += 1) {
      const [delivery] = await logOf(id);
      await asAdmin().post(`/api/connections/deliveries/${delivery.id}/resend`).expect(200);
      await send();
    }
    expect(await logOf(id)).toMatchObject([{ state: 'waiting', attempts: 9 }]);
    expect(await list()).toMatchObject([{ state: 'works', waiting: 1 }]);
  });

  it('that asked for patience are told again by hand when that is over, and staff hear when', async () => {
    const { id } = await add(['show.announced']);
    await createEvent(venue, { date: TONIGHT });
    await venue.sql(
      `UPDATE webhook_deliveries SET state = 'delivered', attempts = 1, last_attempt_at = now();
       UPDATE webhooks SET hold_until = now() + interval '1 hour'`,
    );
    const [delivery] = await logOf(id);
    expect(delivery).toMatchObject({ heldUntil: null, nextAttemptAt: null });
    const { body } = await asAdmin().post(`/api/connections/deliveries/${delivery.id}/resend`).expect(200);
    expect(Date.parse(body.heldUntil)).toBeGreaterThan(Date.now());
    await send();
    expect(receiver.calls).toEqual([]);
    const [copy] = await logOf(id);
    expect(copy).toMatchObject({ attempts: 0, heldUntil: body.heldUntil, nextAttemptAt: body.heldUntil });
  });

  it('that are being told just now are not told beside it by hand', async () => {
    const { id } = await add(['show.announced']);
    await createEvent(venue, { date: TONIGHT });
    await venue.sql(
      `UPDATE webhook_deliveries SET attempts = 1, last_attempt_at = now(), next_attempt_at = now() + interval '60 seconds'`,
    );
    const [delivery] = await logOf(id);
    await asAdmin().post(`/api/connections/deliveries/${delivery.id}/resend`).expect(200);
    await send();
    expect(receiver.calls).toEqual([]);
    expect(await venue.sql('SELECT hurried FROM webhook_deliveries')).toEqual([{ hurried: 0 }]);
  });

  it('that refuse one thing alone are told what comes after it, and that one again when staff say so', async () => {
    const { id, secret } = await add(['show.announced', 'show.changed']);
    const show = await createEvent(venue, { date: TONIGHT });
    await venue.sql('UPDATE webhooks SET last_success_at = now()');
    await failForADay();
    await asAdmin().patch(`/api/events/${show}`).send({ name: 'Later' }).expect(200);
    receiver.calls.splice(0);
    await send();
    expect(typesOf(secret)).toEqual(['show.changed']);
    const log = await logOf(id);
    expect(log).toMatchObject([
      { state: 'delivered' },
      { state: 'failed', attempts: 8, nextAttemptAt: null },
    ]);
    const sendAgain = (delivery: number) => asAdmin().post(`/api/connections/deliveries/${delivery}/resend`);
    await sendAgain(log[1].id).expect(200);
    receiver.treatments.push({ status: 500 });
    await send();
    expect(typesOf(secret)).toEqual(['show.changed', 'show.announced']);
    // Refused again, it holds up no news of its show, and goes at once when staff say so.
    await asAdmin().patch(`/api/events/${show}`).send({ name: 'Later still' }).expect(200);
    await send();
    const [, again] = await logOf(id);
    expect(again).toMatchObject({ thing: `again:show:${show}`, state: 'waiting', attempts: 1 });
    await sendAgain(again.id).expect(200);
    await send();
    expect(typesOf(secret)).toEqual(['show.changed', 'show.announced', 'show.changed', 'show.announced']);
    expect(receiver.calls[3]?.headers['webhook-id']).toBe(receiver.calls[1]?.headers['webhook-id']);
  });

  it('get a test whatever became of the one before, and nothing by hand while they are paused', async () => {
    const { id } = await add();
    const test = () => asAdmin().post(`/api/connections/webhooks/${id}/test`);
    receiver.treatments.push({ status: 500 });
    for (let count = 0; count < 2; count += 1) {
      await test().expect(200);
      await send();
    }
    const [taken, refused] = await logOf(id);
    expect([taken.state, refused.state]).toEqual(['delivered', 'waiting']);
    await asAdmin().put(`/api/connections/webhooks/${id}/pause`).expect(200);
    for (const answer of [
      await test().expect(409),
      await asAdmin().post(`/api/connections/deliveries/${taken.id}/resend`).expect(409),
    ])
      expect(answer.body.code).toBe('connections.webhook-paused');
    expect(await logOf(id)).toHaveLength(2);
  });

  it('keep what happens while they are paused', async () => {
    const { id, secret } = await add(['show.announced']);
    await asAdmin().put(`/api/connections/webhooks/${id}/pause`).expect(200);
    await createEvent(venue, { date: TONIGHT });
    await send();
    expect(receiver.calls).toEqual([]);
    await asAdmin().put(`/api/connections/webhooks/${id}/resume`).expect(200);
    await send();
    expect(typesOf(secret)).toEqual(['show.announced']);
  });

  it('are sent by both secrets for a day after a new one', async () => {
    const { id, secret } = await add();
    const { body } = await asAdmin().post(`/api/connections/webhooks/${id}/secret`).expect(201);
    const test = () => asAdmin().post(`/api/connections/webhooks/${id}/test`).expect(200);
    await test();
    await send();
    for (const each of [secret, body.secret])
      expect(receiver.open(receiver.calls[0], each)).toMatchObject({
        type: 'webhook.test',
        data: { name: 'Website' },
      });
    await venue.sql('UPDATE webhooks SET secret_before_until = now()');
    await test();
    await send();
    expect(receiver.open(receiver.calls[1], body.secret)).toMatchObject({ type: 'webhook.test' });
    expect(() => receiver.open(receiver.calls[1], secret)).toThrow();
  });

  it('keep the secret that the program has when the call for a new one is repeated', async () => {
    const { id, secret } = await add();
    const renew = (key: string) =>
      asAdmin().post(`/api/connections/webhooks/${id}/secret`).set('Idempotency-Key', key);
    const key = randomUUID();
    const answers = await Promise.all([renew(key), renew(key), renew(key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const [renewed, ...others] = new Set(answers.map(({ body }) => String(body.secret)));
    expect(others).toEqual([]);
    await asAdmin().post(`/api/connections/webhooks/${id}/test`).expect(200);
    await send();
    for (const each of [secret, renewed ?? ''])
      expect(receiver.open(receiver.calls[0], each)).toMatchObject({ type: 'webhook.test' });
    expect((await renew(randomUUID()).expect(201)).body.secret).not.toBe(renewed);
  });

  it('are changed and removed, with what waits for them', async () => {
    const { id } = await add();
    const body = { name: 'Sheet', address: receiver.url, kinds: ['show.deleted'] };
    await asAdmin().put(`/api/connections/webhooks/${id}`).send(body).expect(200);
    expect(await list()).toMatchObject([{ name: 'Sheet', kinds: ['show.deleted'] }]);
    for (const part of [{ name: 'Table' }, {}])
      await asAdmin().put(`/api/connections/webhooks/${id}`).send(part).expect(200);
    expect(await list()).toMatchObject([{ ...body, name: 'Table' }]);
    await asAdmin().put(`/api/connections/webhooks/${id}`).send({ kinds: [] }).expect(400);
    await asAdmin().post(`/api/connections/webhooks/${id}/test`).expect(200);
    await asAdmin().delete(`/api/connections/webhooks/${id}`).expect(200);
    await send();
    expect(receiver.calls).toEqual([]);
    const address = `/api/connections/webhooks/${id}`;
    await asAdmin().put(address).send(body).expect(404);
    await asAdmin().delete(address).expect(404);
    await asAdmin().get(`${address}/deliveries`).expect(404);
    for (const path of ['pause', 'resume']) await asAdmin().put(`${address}/${path}`).expect(404);
    for (const path of ['secret', 'test']) await asAdmin().post(`${address}/${path}`).expect(404);
    await asAdmin().post('/api/connections/deliveries/999999/resend').expect(404);
  });

  it('that are removed at this moment hold up who checks in, and fail nobody', async () => {
    const { id } = await add(['check-in.recorded']);
    const eventId = await createEvent(venue);
    let checkIn: Promise<unknown> | undefined;
    await venue.app.get(Database).transaction(async ({ query }) => {
      await query('DELETE FROM webhooks WHERE id = $1', [id]);
      checkIn = checkInAt(venue, eventId, { email: 'ruby@example.com' });
      for (let waiting = 0; waiting === 0; await pause(20))
        waiting = (
          await query(
            `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
          )
        ).length;
    });
    await checkIn;
    expect(await venue.sql('SELECT FROM event_attendance WHERE event_id = $1', [eventId])).toHaveLength(1);
  });

  it('are not sent to in the venue’s own network unless the settings say so', async () => {
    const { id } = await add();
    const strict = await createTestApp();
    const owner = await createAccount(strict, 'admin');
    const refused = await strict
      .http()
      .post('/api/connections/webhooks')
      .set({ Authorization: `Bearer ${owner.sessionId}` })
      .send({ name: 'Inside', address: 'https://127.0.0.1/hook', kinds: ['show.deleted'] })
      .expect(400);
    expect(refused.body).toMatchObject({
      code: 'connections.address-refused',
      fields: { address: expect.stringContaining('own network') },
    });
    await strict.close();
    expect(id).toBeGreaterThan(0);
  });
});
