import { createAccount, createEvent, createTestApp, type TestApp } from '#test/test-app.js';

const GOLDEN = 'bg-golden text-dark';
const CRIMSON = 'bg-crimson text-light';

describe('event types', () => {
  let venue: TestApp;
  let admin: string;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = (await createAccount(venue, 'admin')).sessionId;
  });
  afterAll(() => venue.close());

  const call = (method: 'get' | 'post' | 'put' | 'delete', path = '') =>
    venue.http()[method](`/api/event-types${path}`).auth(admin, { type: 'bearer' });

  const add = async (name: string): Promise<number> => {
    const { body } = await call('post').send({ name, color: GOLDEN });
    return Number(body.id);
  };

  const listed = async (): Promise<{ name: string; color: string }[]> =>
    (await venue.http().get('/api/event-types')).body;

  it('are added by an admin and seen by everybody', async () => {
    const { status, body } = await call('post').send({
      name: '  Western Swing ',
      color: CRIMSON,
      description: 'Fiddles and steel',
    });

    expect([status, body]).toEqual([
      201,
      { id: expect.any(Number), name: 'Western Swing', color: CRIMSON, description: 'Fiddles and steel' },
    ]);
    expect(await listed()).toContainEqual(body);
  });

  it.each([
    [{ color: GOLDEN }, 'name', 'Event type name is required'],
    [{ name: '   ', color: GOLDEN }, 'name', 'Event type name is required'],
    [{ name: 'x'.repeat(101), color: GOLDEN }, 'name', 'Event type name must be at most 100 characters'],
    [{ name: 'İ'.repeat(100), color: GOLDEN }, 'name', 'Event type name must be at most 100 characters'],
    [{ name: 'All', color: GOLDEN }, 'name', expect.stringContaining('every event type')],
    [{ name: 'Zydeco', color: 'x'.repeat(101) }, 'color', 'Color must be at most 100 characters'],
    [{ name: 'Zydeco' }, 'color', 'Color is required'],
  ])('are refused when they are %j', async (type, field, message) => {
    const { status, body } = await call('post').send(type);

    expect([status, body.fields]).toEqual([400, { [field]: message }]);
  });

  it('keep a color that our own app does not offer', async () => {
    const color = 'bg-yellow-500 text-white';
    expect((await call('post').send({ name: 'Klezmer', color })).body).toMatchObject({ color });
  });

  it('may have a name of a hundred characters', async () => {
    expect((await call('post').send({ name: 'y'.repeat(100), color: GOLDEN })).status).toBe(201);
  });

  it.each(['Cajun', 'cAJUN', ' cajun '])('have names of their own in any case: %j', async (name) => {
    if (!(await listed()).some((type) => type.name === 'Cajun')) await add('Cajun');

    const { status, body } = await call('post').send({ name, color: GOLDEN });

    expect([status, body.fields]).toEqual([409, { name: 'There is already an event type with this name' }]);
  });

  it('are added once when two admins add the same at once', async () => {
    const answers = await Promise.all(
      ['Électro', 'ÉLECTRO', 'électro'].map((name) => call('post').send({ name, color: GOLDEN })),
    );

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
  });

  it('keep a description that is missing, and lose one that is sent empty', async () => {
    const { body: made } = await call('post').send({
      name: 'Zydeco',
      color: CRIMSON,
      description: 'Washboards',
    });
    const kept = await call('put', `/${made.id}`).send({ name: 'Zydeco', color: CRIMSON });
    const cleared = await call('put', `/${made.id}`).send({
      name: 'Zydeco',
      color: CRIMSON,
      description: '',
    });
    expect([kept.body.description, cleared.body.description]).toEqual(['Washboards', null]);
  });

  it('keep what a change leaves out, and a name that a colleague gave meanwhile', async () => {
    const { body: made } = await call('post').send({
      name: 'Nugrass',
      color: GOLDEN,
      description: 'Banjos',
    });
    const eventId = await createEvent(venue, { type: 'nugrass' });
    const change = (part: object) => call('put', `/${made.id}`).send(part).expect(200);
    await change({ name: 'Newgrass' });
    expect((await change({ color: CRIMSON })).body).toMatchObject({ name: 'Newgrass', color: CRIMSON });
    expect((await change({})).body).toEqual({ ...made, name: 'Newgrass', color: CRIMSON });
    expect(await venue.sql('SELECT type FROM events WHERE id = $1', [eventId])).toEqual([
      { type: 'newgrass' },
    ]);
    for (const part of [{ name: '' }, { name: null }, { color: '' }])
      expect((await call('put', `/${made.id}`).send(part)).status).toBe(400);
  });

  it('take their events along when they are renamed', async () => {
    const id = await add('Rokabilly');
    const eventId = await createEvent(venue, { type: 'rokabilly' });
    const other = await createEvent(venue, { type: 'country' });
    await venue.http().get(`/api/events/${eventId}`);

    const { status, body } = await call('put', `/${id}`).send({ name: 'Rockabilly', color: CRIMSON });

    expect([status, body]).toEqual([200, { id, name: 'Rockabilly', color: CRIMSON, description: null }]);
    expect(
      await venue.sql('SELECT id, type, version FROM events WHERE id = ANY($1) ORDER BY id', [
        [eventId, other],
      ]),
    ).toEqual([
      { id: eventId, type: 'rockabilly', version: 2 },
      { id: other, type: 'country', version: 1 },
    ]);
  });

  it('take the artists of that genre along when they are renamed', async () => {
    const id = await add('Honkey-Tonk');
    await venue.sql(
      `INSERT INTO artists (name, genre, email) VALUES ('Rosa', 'honkey-tonk', 'rosa@example.com')`,
    );

    await call('put', `/${id}`).send({ name: 'Honky-Tonk', color: GOLDEN });

    expect(await venue.sql('SELECT genre FROM artists')).toEqual([{ genre: 'honky-tonk' }]);
  });

  it('take the invitations that wait, and the booking requests, along when they are renamed', async () => {
    const id = await add('Swamppop');
    const [artist] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email) VALUES ('Elsie', 'folk', 'elsie@example.com') RETURNING id`,
    );
    await venue.sql(
      `INSERT INTO artist_invitations (artist_id, event_date, event_time, event_type, event_name, status, response_token)
       SELECT $1, '2099-01-16', time, 'swamppop', 'Fiddle Night', status, md5(time)
         FROM (VALUES ('18:00', 'pending'), ('22:00', 'declined')) AS sent (time, status)`,
      [artist?.id],
    );
    await venue.sql(
      `INSERT INTO booking_requests (artist_id, event_name, event_date, event_time, event_type, contact_email)
       VALUES ($1, 'A wedding', '2099-05-01', '18:00', 'swamppop', 'ruby@example.com')`,
      [artist?.id],
    );

    await call('put', `/${id}`).send({ name: 'Swamp Pop', color: GOLDEN });

    expect(await venue.sql('SELECT event_type FROM artist_invitations ORDER BY event_time')).toEqual([
      { event_type: 'swamp pop' },
      { event_type: 'swamppop' },
    ]);
    expect(await venue.sql('SELECT event_type FROM booking_requests')).toEqual([{ event_type: 'swamp pop' }]);
  });

  it('leave their events alone when only the color changes', async () => {
    const id = await add('Americana');
    const eventId = await createEvent(venue, { type: 'americana' });

    await call('put', `/${id}`).send({ name: 'AMERICANA', color: CRIMSON });

    expect(await venue.sql('SELECT type, version FROM events WHERE id = $1', [eventId])).toEqual([
      { type: 'americana', version: 1 },
    ]);
  });

  it('stay as they were when the new name is taken', async () => {
    const id = await add('Gospel');
    await add('Soul');
    const eventId = await createEvent(venue, { type: 'gospel' });

    expect((await call('put', `/${id}`).send({ name: 'soul', color: GOLDEN })).status).toBe(409);
    expect(await venue.sql('SELECT type FROM events WHERE id = $1', [eventId])).toEqual([{ type: 'gospel' }]);
  });

  it('tell how many events would be left without a type', async () => {
    const id = await add('Tejano');
    expect((await call('get', `/${id}/usage`)).body).toEqual({ eventCount: 0 });
    await createEvent(venue, { type: 'tejano', date: '2020-01-01' });
    await createEvent(venue, { type: 'tejano' });

    expect((await call('get', `/${id}/usage`)).body).toEqual({ eventCount: 2 });
  });

  it('leave their events on the calendar when they are deleted', async () => {
    const id = await add('Skiffle');
    const eventId = await createEvent(venue, { type: 'skiffle' });

    const { status, body } = await call('delete', `/${id}`);

    expect([status, body]).toEqual([200, { message: 'Event type deleted successfully' }]);
    expect((await listed()).map(({ name }) => name)).not.toContain('Skiffle');
    expect((await venue.http().get(`/api/events/${eventId}`)).body).toMatchObject({ type: 'skiffle' });
  });

  it.each([
    ['put', '/999999'],
    ['delete', '/999999'],
    ['get', '/999999/usage'],
  ] as const)('that are gone answer %s %s with 404', async (method, path) => {
    const { status, body } = await call(method, path).send({ name: 'Ghost', color: GOLDEN });

    expect([status, body.code]).toEqual([404, 'event-types.not-found']);
  });
});
