import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { MOST_WEBHOOKS } from '#contract/rules/connections/webhooks.js';
import { createAccount, createEvent, createTestApp } from '#test/test-app.js';
import { checkInAt } from '#test/venue/check-ins.js';
import { createToldVenue, type ToldVenue } from '#test/connections/told-venue.js';
import { Database } from '#src/database/database.js';

const TONIGHT = '2099-01-16';

describe('addresses of other programs', () => {
  let venue: ToldVenue;

  beforeAll(async () => {
    venue = await createToldVenue();
  });
  beforeEach(() => venue.clear());
  afterAll(() => venue.close());

  const list = async () => (await venue.asAdmin().get('/api/connections/webhooks').expect(200)).body;
  const logOf = async (id: number) =>
    (await venue.asAdmin().get(`/api/connections/webhooks/${id}/deliveries`).expect(200)).body;
  const makeDue = () => venue.sql('UPDATE webhook_deliveries SET next_attempt_at = now()');

  it('are added with a secret that is told once, and listed without it', async () => {
    const { webhook, secret } = await venue.add(['show.announced']);
    expect(secret).toMatch(/^whsec_/);
    expect(webhook).toMatchObject({
      name: 'Website',
      address: venue.receiver.url,
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
    const body = { name: 'Website', address: venue.receiver.url, kinds: ['show.announced'], ...wrong };
    const refused = await venue.asAdmin().post('/api/connections/webhooks').send(body).expect(400);
    expect(refused.body.fields).toHaveProperty(field);
    expect(await list()).toEqual([]);
  });

  it('are no more than can be sent to, and do not share a name', async () => {
    const body = { name: 'Website', address: venue.receiver.url, kinds: ['show.announced'] };
    const post = (name: string) =>
      venue
        .asAdmin()
        .post('/api/connections/webhooks')
        .send({ ...body, name });
    const same = await Promise.all(Array.from({ length: 5 }, () => post('Website')));
    expect(same.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
    for (let count = 1; count < MOST_WEBHOOKS; count += 1) await post(`Program ${count}`).expect(201);
    expect((await post('One more').expect(409)).body.code).toBe('connections.too-many-webhooks');
  });

  it('that refuse get it again later with the same id, and what came after it after it', async () => {
    const { id: webhookId, secret } = await venue.add(['show.announced', 'show.changed']);
    const id = await createEvent(venue, { date: TONIGHT });
    const other = await createEvent(venue, { date: '2099-01-17' });
    venue.receiver.treatments.push({ status: 500, words: 'Oh dear' });
    await venue.send();
    await venue.asAdmin().patch(`/api/events/${id}`).send({ name: 'Later' }).expect(200);
    await venue.send();
    // The other show does not wait for it.
    expect(venue.receiver.calls.map((call) => venue.receiver.open(call, secret).data['id'])).toEqual([
      id,
      other,
    ]);
    expect(await logOf(webhookId)).toMatchObject([
      { kind: 'show.changed', state: 'waiting', attempts: 0 },
      { state: 'delivered', lastStatus: 204 },
      { state: 'waiting', attempts: 1, lastStatus: 500, lastWords: 'Oh dear', thing: `show:${id}` },
    ]);
    expect(await list()).toMatchObject([{ waiting: 2 }]);

    await makeDue();
    await venue.send();
    expect(venue.typesOf(secret)).toEqual([
      'show.announced',
      'show.announced',
      'show.announced',
      'show.changed',
    ]);
    const [first, , again] = venue.receiver.calls;
    expect(again?.headers['webhook-id']).toBe(first?.headers['webhook-id']);
    expect(again?.body).toBe(first?.body);
  });

  it('that ask for patience are left alone until then, with everything', async () => {
    const { id } = await venue.add(['show.announced']);
    await createEvent(venue, { date: TONIGHT });
    venue.receiver.treatments.push({ status: 429, headers: { 'retry-after': '600' } });
    await venue.send();
    await createEvent(venue, { date: '2099-01-17' });
    await makeDue();
    await venue.send();
    expect(venue.receiver.calls).toHaveLength(1);
    // Another address has asked for nothing.
    const change = (address: string) =>
      venue
        .asAdmin()
        .put(`/api/connections/webhooks/${id}`)
        .send({ name: 'Website', address, kinds: ['show.announced'] })
        .expect(200);
    await change(venue.receiver.url);
    await venue.asAdmin().put(`/api/connections/webhooks/${id}`).send({ name: 'Site' }).expect(200);
    await venue.send();
    expect(venue.receiver.calls).toHaveLength(1);
    await change(`${venue.receiver.url}/other`);
    await venue.send();
    expect(venue.receiver.calls).toHaveLength(3);
  });

  it('that are gone are told nothing any more, until staff go on with them', async () => {
    const { id, secret } = await venue.add(['show.announced']);
    await createEvent(venue, { date: TONIGHT });
    venue.receiver.treatments.push({ status: 410 });
    await venue.send();
    await createEvent(venue, { date: '2099-01-17' });
    await makeDue();
    await venue.send();
    expect(venue.receiver.calls).toHaveLength(1);
    expect(await list()).toMatchObject([{ state: 'gone', waiting: 1 }]);
    await venue.asAdmin().put(`/api/connections/webhooks/${id}/resume`).expect(200);
    await venue.send();
    expect(venue.typesOf(secret)).toEqual(['show.announced', 'show.announced']);
  });

  /** Lets all attempts of what waits fail. */
  const failForADay = async (deliveries = 1) => {
    for (let attempt = 0; attempt < 8; attempt += 1) {
      venue.receiver.treatments.push(...Array.from({ length: deliveries }, () => ({ status: 500 })));
      await makeDue();
      await venue.send();
    }
  };

  it('that are deaf for a day are paused, and lose nothing', async () => {
    const { id, secret } = await venue.add(['show.announced', 'show.changed']);
    const show = await createEvent(venue, { date: TONIGHT });
    await createEvent(venue, { date: '2099-01-17' });
    await failForADay(2);
    expect(await list()).toMatchObject([{ state: 'deaf', waiting: 2 }]);
    await venue.asAdmin().patch(`/api/events/${show}`).send({ name: 'Later' }).expect(200);
    await makeDue();
    await venue.send();
    expect(venue.receiver.calls).toHaveLength(16);

    venue.receiver.calls.splice(0);
    await venue.asAdmin().put(`/api/connections/webhooks/${id}/resume`).expect(200);
    await venue.send();
    expect(venue.typesOf(secret)).toEqual(['show.announced', 'show.announced', 'show.changed']);
    expect(await list()).toMatchObject([{ state: 'works', waiting: 0 }]);
  });

  it('that are asked again by hand keep all their attempts of the day', async () => {
    const { id } = await venue.add(['show.announced']);
    await createEvent(venue, { date: TONIGHT });
    venue.receiver.treatments.push(...Array.from({ length: 10 }, () => ({ status: 500 })));
    await venue.send();
    for (let turn = 0; turn < 8; turn += 1) {
      const [delivery] = await logOf(id);
      await venue.asAdmin().post(`/api/connections/deliveries/${delivery.id}/resend`).expect(200);
      await venue.send();
    }
    expect(await logOf(id)).toMatchObject([{ state: 'waiting', attempts: 9 }]);
    expect(await list()).toMatchObject([{ state: 'works', waiting: 1 }]);
  });

  it('that asked for patience are told again by hand when that is over, and staff hear when', async () => {
    const { id } = await venue.add(['show.announced']);
    await createEvent(venue, { date: TONIGHT });
    await venue.sql(
      `UPDATE webhook_deliveries SET state = 'delivered', attempts = 1, last_attempt_at = now();
       UPDATE webhooks SET hold_until = now() + interval '1 hour'`,
    );
    const [delivery] = await logOf(id);
    expect(delivery).toMatchObject({ heldUntil: null, nextAttemptAt: null });
    const { body } = await venue
      .asAdmin()
      .post(`/api/connections/deliveries/${delivery.id}/resend`)
      .expect(200);
    expect(Date.parse(body.heldUntil)).toBeGreaterThan(Date.now());
    await venue.send();
    expect(venue.receiver.calls).toEqual([]);
    const [copy] = await logOf(id);
    expect(copy).toMatchObject({ attempts: 0, heldUntil: body.heldUntil, nextAttemptAt: body.heldUntil });
  });

  it('that are being told just now are not told beside it by hand', async () => {
    const { id } = await venue.add(['show.announced']);
    await createEvent(venue, { date: TONIGHT });
    await venue.sql(
      `UPDATE webhook_deliveries SET attempts = 1, last_attempt_at = now(), next_attempt_at = now() + interval '60 seconds'`,
    );
    const [delivery] = await logOf(id);
    await venue.asAdmin().post(`/api/connections/deliveries/${delivery.id}/resend`).expect(200);
    await venue.send();
    expect(venue.receiver.calls).toEqual([]);
    expect(await venue.sql('SELECT hurried FROM webhook_deliveries')).toEqual([{ hurried: 0 }]);
  });

  it('that refuse one thing alone are told what comes after it, and that one again when staff say so', async () => {
    const { id, secret } = await venue.add(['show.announced', 'show.changed']);
    const show = await createEvent(venue, { date: TONIGHT });
    await venue.sql('UPDATE webhooks SET last_success_at = now()');
    await failForADay();
    await venue.asAdmin().patch(`/api/events/${show}`).send({ name: 'Later' }).expect(200);
    venue.receiver.calls.splice(0);
    await venue.send();
    expect(venue.typesOf(secret)).toEqual(['show.changed']);
    const log = await logOf(id);
    expect(log).toMatchObject([
      { state: 'delivered' },
      { state: 'failed', attempts: 8, nextAttemptAt: null },
    ]);
    const sendAgain = (delivery: number) =>
      venue.asAdmin().post(`/api/connections/deliveries/${delivery}/resend`);
    await sendAgain(log[1].id).expect(200);
    venue.receiver.treatments.push({ status: 500 });
    await venue.send();
    expect(venue.typesOf(secret)).toEqual(['show.changed', 'show.announced']);
    // Refused again, it holds up no news of its show, and goes at once when staff say so.
    await venue.asAdmin().patch(`/api/events/${show}`).send({ name: 'Later still' }).expect(200);
    await venue.send();
    const [, again] = await logOf(id);
    expect(again).toMatchObject({ thing: `again:show:${show}`, state: 'waiting', attempts: 1 });
    await sendAgain(again.id).expect(200);
    await venue.send();
    expect(venue.typesOf(secret)).toEqual([
      'show.changed',
      'show.announced',
      'show.changed',
      'show.announced',
    ]);
    expect(venue.receiver.calls[3]?.headers['webhook-id']).toBe(
      venue.receiver.calls[1]?.headers['webhook-id'],
    );
  });

  it('get a test whatever became of the one before, and nothing by hand while they are paused', async () => {
    const { id } = await venue.add();
    const test = () => venue.asAdmin().post(`/api/connections/webhooks/${id}/test`);
    venue.receiver.treatments.push({ status: 500 });
    for (let count = 0; count < 2; count += 1) {
      await test().expect(200);
      await venue.send();
    }
    const [taken, refused] = await logOf(id);
    expect([taken.state, refused.state]).toEqual(['delivered', 'waiting']);
    await venue.asAdmin().put(`/api/connections/webhooks/${id}/pause`).expect(200);
    for (const answer of [
      await test().expect(409),
      await venue.asAdmin().post(`/api/connections/deliveries/${taken.id}/resend`).expect(409),
    ])
      expect(answer.body.code).toBe('connections.webhook-paused');
    expect(await logOf(id)).toHaveLength(2);
  });

  it('keep what happens while they are paused', async () => {
    const { id, secret } = await venue.add(['show.announced']);
    await venue.asAdmin().put(`/api/connections/webhooks/${id}/pause`).expect(200);
    await createEvent(venue, { date: TONIGHT });
    await venue.send();
    expect(venue.receiver.calls).toEqual([]);
    await venue.asAdmin().put(`/api/connections/webhooks/${id}/resume`).expect(200);
    await venue.send();
    expect(venue.typesOf(secret)).toEqual(['show.announced']);
  });

  it('are sent by both secrets for a day after a new one', async () => {
    const { id, secret } = await venue.add();
    const { body } = await venue.asAdmin().post(`/api/connections/webhooks/${id}/secret`).expect(201);
    const test = () => venue.asAdmin().post(`/api/connections/webhooks/${id}/test`).expect(200);
    await test();
    await venue.send();
    for (const each of [secret, body.secret])
      expect(venue.receiver.open(venue.receiver.calls[0], each)).toMatchObject({
        type: 'webhook.test',
        data: { name: 'Website' },
      });
    await venue.sql('UPDATE webhooks SET secret_before_until = now()');
    await test();
    await venue.send();
    expect(venue.receiver.open(venue.receiver.calls[1], body.secret)).toMatchObject({ type: 'webhook.test' });
    expect(() => venue.receiver.open(venue.receiver.calls[1], secret)).toThrow();
  });

  it('keep the secret that the program has when the call for a new one is repeated', async () => {
    const { id, secret } = await venue.add();
    const renew = (key: string) =>
      venue.asAdmin().post(`/api/connections/webhooks/${id}/secret`).set('Idempotency-Key', key);
    const key = randomUUID();
    const answers = await Promise.all([renew(key), renew(key), renew(key)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const [renewed, ...others] = new Set(answers.map(({ body }) => String(body.secret)));
    expect(others).toEqual([]);
    await venue.asAdmin().post(`/api/connections/webhooks/${id}/test`).expect(200);
    await venue.send();
    for (const each of [secret, renewed ?? ''])
      expect(venue.receiver.open(venue.receiver.calls[0], each)).toMatchObject({ type: 'webhook.test' });
    expect((await renew(randomUUID()).expect(201)).body.secret).not.toBe(renewed);
  });

  it('that are added again after a lost answer are the same one, with its secret, until it gets a new one', async () => {
    const key = randomUUID();
    const body = { name: 'Website', address: venue.receiver.url, kinds: ['show.announced'] };
    const add = (sent: object = body) =>
      venue.asAdmin().post('/api/connections/webhooks').set('Idempotency-Key', key).send(sent);
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const [unheard, ...others] = new Set(answers.map((answer) => String(answer.body.secret)));
    expect(others).toEqual([]);
    const again = await add({ ...body, name: 'The website', kinds: ['show.changed'] }).expect(200);
    expect(again.body).toMatchObject({ secret: unheard, webhook: { name: 'The website' } });
    expect(await list()).toEqual([again.body.webhook]);

    await venue
      .asAdmin()
      .post(`/api/connections/webhooks/${again.body.webhook.id}/secret`)
      .set('Idempotency-Key', randomUUID())
      .expect(201);
    expect((await add({ ...body, name: 'The website' }).expect(409)).body.code).toBe(
      'connections.webhook-name-taken',
    );
    await add().expect(201);
  });

  it('are changed and removed, with what waits for them', async () => {
    const { id } = await venue.add();
    const body = { name: 'Sheet', address: venue.receiver.url, kinds: ['show.deleted'] };
    await venue.asAdmin().put(`/api/connections/webhooks/${id}`).send(body).expect(200);
    expect(await list()).toMatchObject([{ name: 'Sheet', kinds: ['show.deleted'] }]);
    for (const part of [{ name: 'Table' }, {}])
      await venue.asAdmin().put(`/api/connections/webhooks/${id}`).send(part).expect(200);
    expect(await list()).toMatchObject([{ ...body, name: 'Table' }]);
    await venue.asAdmin().put(`/api/connections/webhooks/${id}`).send({ kinds: [] }).expect(400);
    await venue.asAdmin().post(`/api/connections/webhooks/${id}/test`).expect(200);
    await venue.asAdmin().delete(`/api/connections/webhooks/${id}`).expect(200);
    await venue.send();
    expect(venue.receiver.calls).toEqual([]);
    const address = `/api/connections/webhooks/${id}`;
    await venue.asAdmin().put(address).send(body).expect(404);
    await venue.asAdmin().delete(address).expect(404);
    await venue.asAdmin().get(`${address}/deliveries`).expect(404);
    for (const path of ['pause', 'resume']) await venue.asAdmin().put(`${address}/${path}`).expect(404);
    for (const path of ['secret', 'test']) await venue.asAdmin().post(`${address}/${path}`).expect(404);
    await venue.asAdmin().post('/api/connections/deliveries/999999/resend').expect(404);
  });

  it('that are removed at this moment hold up who checks in, and fail nobody', async () => {
    const { id } = await venue.add(['check-in.recorded']);
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
    const { id } = await venue.add();
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
