import { createSignedInArtist, empty } from '#test/venue/bookings.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

const FRIDAY = '2099-01-16';
const SHOW = { name: 'Opry Night', type: 'country', date: FRIDAY, time: '20:00', endTime: '23:00' };
/** Whatever else the request says, the show it names counts. */
const ASKED = {
  eventDate: '2099-01-17',
  eventTime: '12:00',
  eventType: 'Rock',
  eventName: 'Something else',
  duration: '40 minutes',
};

type Artist = TestAccount & { artistId: number };

/** Design §9 "More than one act": each act is invited on its own (decision 50). */
describe('inviting acts to a bill', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let june: Artist;
  let hank: Artist;
  let patsy: Artist;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    [june, hank, patsy] = [
      await artist('June Harlan'),
      await artist('Hank Snow'),
      await artist('Patsy Vale'),
    ];
  });
  beforeEach(() => empty(venue, 'artist_invitations', 'events', 'messages'));
  afterAll(() => venue.close());

  const artist = async (name: string): Promise<Artist> => {
    const made = await createSignedInArtist(venue, { name });
    await venue.sql('INSERT INTO artist_availability (artist_id, date) VALUES ($1, $2)', [
      made.artistId,
      FRIDAY,
    ]);
    return made;
  };
  const send = (
    method: 'post' | 'put' | 'patch' | 'delete',
    path: string,
    body: object,
    by: TestAccount = admin,
  ) => venue.http()[method](path).set('Authorization', `Bearer ${by.sessionId}`).send(body);
  const show = async (body: object = {}): Promise<number> =>
    Number((await send('post', '/api/events', { ...SHOW, ...body }).expect(201)).body.id);
  const invite = ({ artistId }: Artist, body: object) =>
    send('post', '/api/artist-invitations', { ...ASKED, artistId, ...body });
  const invited = async (act: Artist, eventId: number): Promise<number> =>
    Number((await invite(act, { eventId }).expect(201)).body.id);
  const answer = (act: Artist, id: number, accept = true) =>
    send('put', `/api/artist-invitations/${id}/respond`, { accept }, act);
  const bill = async (id: number): Promise<number[]> =>
    (await venue.http().get(`/api/events/${id}`).set('Cache-Control', 'no-cache').expect(200)).body.artistIds;
  const statuses = async (): Promise<string[]> => {
    const rows = await venue.sql<{ status: string }>('SELECT status FROM artist_invitations ORDER BY id');
    return rows.map(({ status }) => status);
  };

  it('invites an act again once the show has another time, which the first invitation cannot be accepted for', async () => {
    const eventId = await show();
    const first = await invited(june, eventId);
    await send('patch', `/api/events/${eventId}`, { time: '20:30' }).expect(200);
    expect((await answer(june, first).expect(409)).body.code).toBe('invitations.show-changed');
    const second = await invited(june, eventId);
    await answer(june, second).expect(200);
    expect(await bill(eventId)).toEqual([june.artistId]);
  });

  it('asks for the show as it stands on the calendar', async () => {
    const eventId = await show();
    const { body } = await invite(june, { eventId }).expect(201);
    expect(body).toMatchObject({
      eventId,
      status: 'pending',
      eventName: 'Opry Night',
      eventType: 'country',
      eventDate: FRIDAY,
      eventTime: '20:00',
      duration: '40 minutes',
    });
    expect(await bill(eventId)).toEqual([]);
  });

  it('puts each act that accepts in the place in which they were invited, no matter who answers first', async () => {
    const eventId = await show();
    const [first, second, third] = [
      await invited(june, eventId),
      await invited(hank, eventId),
      await invited(patsy, eventId),
    ];
    await answer(patsy, third).expect(200);
    expect(await bill(eventId)).toEqual([patsy.artistId]);
    await answer(june, first).expect(200);
    expect(await bill(eventId)).toEqual([june.artistId, patsy.artistId]);
    const { body } = await answer(hank, second).expect(200);
    expect(body).toMatchObject({ status: 'accepted', eventId });
    expect(await bill(eventId)).toEqual([june.artistId, hank.artistId, patsy.artistId]);
    expect(await venue.sql('SELECT id FROM events')).toHaveLength(1);
  });

  it('leaves acts whom staff have put on the bill before those who join', async () => {
    const eventId = await show({ artistIds: [patsy.artistId] });
    await answer(june, await invited(june, eventId)).expect(200);
    expect(await bill(eventId)).toEqual([patsy.artistId, june.artistId]);
  });

  it('drops nobody when an act declines, or is asked no more', async () => {
    const eventId = await show();
    const [first, second, third] = [
      await invited(june, eventId),
      await invited(hank, eventId),
      await invited(patsy, eventId),
    ];
    await answer(june, first).expect(200);
    const declined = await answer(hank, second, false).expect(200);
    expect(declined.body).toMatchObject({ status: 'declined', eventId });
    await send('put', `/api/artist-invitations/${third}/cancel`, {}).expect(200);
    expect(await bill(eventId)).toEqual([june.artistId]);
    expect(await statuses()).toEqual(['accepted', 'declined', 'cancelled']);
  });

  it('ends no invitation of another act to the same show, nor is it ended by a show of its own', async () => {
    const eventId = await show();
    const joining = await invited(june, eventId);
    const other = await invited(hank, eventId);
    const own = await invite(patsy, { eventDate: FRIDAY, eventTime: '21:00' }).expect(201);
    await answer(june, joining).expect(200);
    expect(await statuses()).toEqual(['accepted', 'pending', 'pending']);
    await answer(patsy, Number(own.body.id)).expect(200);
    expect(await statuses()).toEqual(['accepted', 'pending', 'accepted']);
    await answer(hank, other).expect(200);
  });

  it('adds nobody twice: an act whom staff have added meanwhile stays where they are', async () => {
    const eventId = await show();
    const id = await invited(june, eventId);
    await send('patch', `/api/events/${eventId}`, { artistIds: [june.artistId, hank.artistId] }).expect(200);
    await answer(june, id).expect(200);
    expect(await bill(eventId)).toEqual([june.artistId, hank.artistId]);
  });

  it('lets an act accept whom staff have made the last of a full bill', async () => {
    const eventId = await show();
    const id = await invited(june, eventId);
    const others = await Promise.all(Array.from({ length: 7 }, (_, place) => artist(`Act ${place}`)));
    const artistIds = [...others, june].map(({ artistId }) => artistId);
    await send('patch', `/api/events/${eventId}`, { artistIds }).expect(200);
    await answer(june, id).expect(200);
    expect(await bill(eventId)).toEqual(artistIds);
  });

  it('lets acts who answer at the same moment all join', async () => {
    const eventId = await show();
    const acts = [june, hank, patsy];
    const ids: number[] = [];
    for (const act of acts) ids.push(await invited(act, eventId));
    const answers = await Promise.all(acts.map((act, place) => answer(act, ids[place] ?? 0)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await bill(eventId)).toEqual(acts.map(({ artistId }) => artistId));
  });

  it('has the name and the end of the show as they are by then, and ends what waits for those hours', async () => {
    const eventId = await show();
    const id = await invited(june, eventId);
    const late = Number((await invite(june, { eventDate: FRIDAY, eventTime: '23:30' }).expect(201)).body.id);
    await send('patch', `/api/events/${eventId}`, { name: 'Opry Special', endTime: '01:00' }).expect(200);

    await answer(june, id).expect(200);

    expect(await venue.sql('SELECT id, status FROM artist_invitations ORDER BY id')).toEqual([
      { id, status: 'accepted' },
      { id: late, status: 'cancelled' },
    ]);
    const [mail] = await venue.sql<{ text_body: string }>(
      `SELECT text_body FROM messages WHERE kind = 'invitations.agreed' AND recipient = $1`,
      [june.email],
    );
    expect(mail?.text_body).toContain('Opry Special');
  });

  it.each([
    ['moved', { time: '21:00' }],
    ['put off', { status: 'postponed' }],
  ])('binds nobody to a show that was %s since', async (_what, change) => {
    const eventId = await show();
    const id = await invited(june, eventId);
    await send('patch', `/api/events/${eventId}`, change).expect(200);
    const { status, body } = await answer(june, id);
    expect([status, body.code]).toEqual([409, 'invitations.show-changed']);
    expect(await bill(eventId)).toEqual([]);
    await answer(june, id, false).expect(200);
  });

  it.each([
    ['called off', (id: number) => send('patch', `/api/events/${id}`, { status: 'cancelled' })],
    ['deleted', (id: number) => send('delete', `/api/events/${id}`, {})],
  ])('takes back what waits when the show is %s, and tells the act', async (_what, end) => {
    const eventId = await show();
    await answer(hank, await invited(hank, eventId)).expect(200);
    const id = await invited(june, eventId);
    expect((await end(eventId)).status).toBeLessThan(300);
    expect(await statuses()).toEqual(['accepted', 'cancelled']);
    const told = await venue.sql<{ recipient: string }>(
      `SELECT recipient FROM messages WHERE kind = 'invitations.cancelled'`,
    );
    expect(told).toEqual([{ recipient: june.email }]);
    const { body } = await answer(june, id);
    expect(body.code).toBe('invitations.cancelled');
  });

  it('refuses a show that is gone or full, and an act who plays it already', async () => {
    const gone = await invite(june, { eventId: 999_999 });
    expect([gone.status, gone.body.code]).toEqual([409, 'invitations.show-changed']);
    const eventId = await show({ artistIds: [june.artistId] });
    const twice = await invite(june, { eventId });
    expect([twice.status, twice.body.code]).toEqual([409, 'events.artist-busy']);
    const others = await Promise.all(
      Array.from({ length: 7 }, (_, act) => createSignedInArtist(venue, { name: `${act}` })),
    );
    await send('patch', `/api/events/${eventId}`, {
      artistIds: [june, ...others].map(({ artistId }) => artistId),
    }).expect(200);
    const full = await invite(hank, { eventId });
    expect([full.status, full.body.code]).toEqual([409, 'events.bill-full']);
  });
});
