import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { createSignedInArtist, empty } from '#test/venue/bookings.js';

const FRIDAY = { name: 'Opry Night', type: 'Country', date: '2038-01-15', time: '20:00' };

type Artist = TestAccount & { artistId: number };

/** Design §9 "More than one act", decision 50. */
describe('a bill of several acts', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let june: Artist;
  let hank: Artist;
  let patsy: Artist;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    june = await createSignedInArtist(venue, { name: 'June Harlan' });
    hank = await createSignedInArtist(venue, { name: 'Hank Snow' });
    patsy = await createSignedInArtist(venue, { name: 'Patsy Vale' });
  });
  beforeEach(() => empty(venue, 'events', 'deleted_events'));
  afterAll(() => venue.close());

  const send = (method: 'post' | 'patch' | 'put', path: string, body: object, by: TestAccount = admin) =>
    venue.http()[method](path).set('Authorization', `Bearer ${by.sessionId}`).send(body);
  const create = (body: object) => send('post', '/api/events', { ...FRIDAY, ...body });
  const all = () => [june.artistId, hank.artistId, patsy.artistId];
  const made = async (body: object = { artistIds: all() }): Promise<number> =>
    Number((await create(body).expect(201)).body.id);
  /** Past the ready answers, which follow a change in a moment. */
  const get = (path: string) => venue.http().get(path).set('Cache-Control', 'no-cache').expect(200);
  const read = async (id: number) => (await get(`/api/events/${id}`)).body;
  const named = async (query: string): Promise<string[]> => {
    const { body } = await get(`/api/events?${query}`);
    return body.map(({ name }: { name: string }) => name);
  };
  /** Rows as the constraint has them. */
  const acts = (id: number) =>
    venue.sql('SELECT artist_id AS id, place FROM event_acts WHERE event_id = $1 ORDER BY place', [id]);

  it('is kept in its order, the first act featured', async () => {
    const order = [hank.artistId, patsy.artistId, june.artistId];
    expect(await read(await made({ artistIds: order }))).toMatchObject({
      artistId: hank.artistId,
      artist: { name: 'Hank Snow' },
      artistIds: order,
      acts: [
        { name: 'Hank Snow', hasPage: true },
        { name: 'Patsy Vale', hasPage: true },
        { name: 'June Harlan', hasPage: true },
      ],
    });
  });

  it('is changed as a whole, and cleared by null or an empty list', async () => {
    const id = await made();
    await send('patch', `/api/events/${id}`, { artistIds: [patsy.artistId, june.artistId] }).expect(200);
    expect(await read(id)).toMatchObject({
      artistId: patsy.artistId,
      artistIds: [patsy.artistId, june.artistId],
    });
    await send('patch', `/api/events/${id}`, { artistIds: [] }).expect(200);
    expect(await read(id)).toMatchObject({ artistId: null, artist: null, artistIds: [], acts: [] });
    await send('put', `/api/events/${id}`, { ...FRIDAY, artistIds: all() }).expect(200);
    await send('patch', `/api/events/${id}`, { artistIds: null }).expect(200);
    expect(await acts(id)).toEqual([]);
  });

  it('is left as it is by a client that knows only the first act', async () => {
    const id = await made();
    await send('put', `/api/events/${id}`, { ...FRIDAY, artistId: june.artistId }).expect(200);
    expect(await read(id)).toMatchObject({ artistIds: all() });
    await send('patch', `/api/events/${id}`, { name: 'Opry' }).expect(200);
    expect(await read(id)).toMatchObject({ name: 'Opry', artistIds: all() });
  });

  it('becomes the one act that such a client names, or none', async () => {
    const id = await made();
    await send('put', `/api/events/${id}`, { ...FRIDAY, artistId: patsy.artistId }).expect(200);
    expect(await read(id)).toMatchObject({ artistId: patsy.artistId, artistIds: [patsy.artistId] });
    await send('put', `/api/events/${id}`, { ...FRIDAY, artistId: null }).expect(200);
    expect(await read(id)).toMatchObject({ artistId: null, artistIds: [] });
  });

  it('counts where both are sent', async () => {
    const id = await made({ artistId: june.artistId, artistIds: [hank.artistId, june.artistId] });
    expect(await read(id)).toMatchObject({ artistId: hank.artistId });
  });

  it('lets each act change the notes and nothing else, and nobody who is not on it', async () => {
    const id = await made({ artistIds: [june.artistId, hank.artistId] });
    const notes = (by: Artist, body: object = { artistNotes: `from ${by.email}` }) =>
      send('patch', `/api/events/${id}`, body, by);
    for (const act of [june, hank]) {
      const { body } = await notes(act).expect(200);
      expect(body).toMatchObject({ artistNotes: `from ${act.email}`, mayEditNotes: true });
    }
    await notes(patsy).expect(403);
    await notes(hank, { artistIds: [hank.artistId] }).expect(403);
    await notes(hank, { artistNotes: '', artistId: june.artistId }).expect(403);
    expect(await read(id)).not.toHaveProperty('artistNotes');
  });

  it('is found by each act’s page, and by each act’s name', async () => {
    await made({ name: 'Two', artistIds: [june.artistId, hank.artistId] });
    await made({ name: 'One', date: '2038-01-16', artistIds: [june.artistId] });
    expect(await named(`artistId=${june.artistId}`)).toEqual(['Two', 'One']);
    expect(await named(`artistId=${hank.artistId}`)).toEqual(['Two']);
    expect(await named('q=snow')).toEqual(['Two']);
    expect(await named('q=harlan')).toEqual(['Two', 'One']);
  });

  it('keeps every act from two stages at one time, and says who plays what', async () => {
    await made({ artistIds: [june.artistId, hank.artistId] });
    const { status, body } = await create({ name: 'Jam', artistIds: [patsy.artistId, hank.artistId] });
    expect([status, body.message]).toEqual([
      409,
      'Hank Snow already plays “Opry Night” on Friday, January 15, 2038 at 8:00 PM.',
    ]);
    const other = await made({ name: 'Jam', artistIds: [patsy.artistId] });
    await send('patch', `/api/events/${other}`, { artistIds: [patsy.artistId, june.artistId] }).expect(409);
    await send('patch', `/api/events/${other}`, {
      artistIds: [patsy.artistId, june.artistId],
      time: '23:00',
    }).expect(200);
    await send('patch', `/api/events/${other}`, { time: '21:00' }).expect(409);
  });

  it('is held to that by the database, no matter who writes', async () => {
    await made({ artistIds: [june.artistId, hank.artistId] });
    const insert = (ids: number[]) =>
      venue.sql(
        `INSERT INTO events (name, type, date, time, artist_ids) VALUES ('Jam', 'rock', '2038-01-15', '21:00', $1)`,
        [JSON.stringify(ids)],
      );
    await expect(insert([patsy.artistId, hank.artistId])).rejects.toThrow('ex_event_acts_slot');
    await expect(insert(Array.from({ length: 9 }, (_, id) => id + 1))).rejects.toThrow(/event_acts/);
    await venue.sql(`UPDATE events SET status = 'cancelled'`);
    await insert([patsy.artistId, hank.artistId]);
    await expect(venue.sql(`UPDATE events SET status = 'scheduled'`)).rejects.toThrow('ex_event_acts_slot');
  });

  it('lets one of ten win who book its acts at once, in any order', async () => {
    const orders = Array.from({ length: 10 }, (_, turn) => (turn % 2 ? all() : all().toReversed()));
    const answers = await Promise.all(
      orders.map((artistIds, turn) => create({ name: `${turn}`, artistIds })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  it('keeps the first act and the list in step when somebody writes one of them by hand', async () => {
    const id = await made();
    await venue.sql('UPDATE events SET artist_id = $1', [hank.artistId]);
    expect(await read(id)).toMatchObject({ artistIds: [hank.artistId] });
    await venue.sql('UPDATE events SET artist_ids = $1', [JSON.stringify([patsy.artistId, hank.artistId])]);
    expect(await read(id)).toMatchObject({ artistId: patsy.artistId });
    expect(await acts(id)).toEqual([
      { id: patsy.artistId, place: 1 },
      { id: hank.artistId, place: 2 },
    ]);
  });

  it('goes on without an act who is deleted; the next one is featured', async () => {
    const gone = await createSignedInArtist(venue, { name: 'Gone Soon' });
    const id = await made({ artistIds: [gone.artistId, june.artistId, hank.artistId] });
    const { body } = await venue
      .http()
      .delete(`/api/artists/${gone.artistId}`)
      .set('Authorization', `Bearer ${admin.sessionId}`);
    expect(body).toHaveProperty('message');
    expect(await read(id)).toMatchObject({
      artistId: june.artistId,
      artistIds: [june.artistId, hank.artistId],
      version: 2,
    });
    const alone = await createSignedInArtist(venue);
    const solo = await made({ date: '2038-01-16', artistIds: [alone.artistId] });
    await venue.sql('DELETE FROM artists WHERE id = $1', [alone.artistId]);
    expect(await read(solo)).toMatchObject({ artistId: null, artistIds: [] });
  });

  it('is named in the calendar, which tells each act’s listeners when the show is deleted', async () => {
    const id = await made({ artistIds: [june.artistId, hank.artistId] });
    const calendar = async ({ artistId }: Artist): Promise<string> => {
      const { text } = await get(`/feeds/artists/${artistId}.ics`);
      return text.replaceAll('\r\n ', '');
    };
    for (const act of [june, hank]) expect(await calendar(act)).toContain('With June Harlan and Hank Snow');
    await venue.http().delete(`/api/events/${id}`).set('Authorization', `Bearer ${admin.sessionId}`);
    for (const act of [june, hank]) expect(await calendar(act)).toContain('Cancelled: Opry Night');
    expect(await calendar(patsy)).not.toContain('Opry Night');
  });
});
