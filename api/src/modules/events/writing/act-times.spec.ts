import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';
import { createSignedInArtist, empty } from '#test/venue/bookings.js';

const FRIDAY = { name: 'Opry Night', type: 'Country', date: '2038-01-15', time: '20:00', endTime: '23:00' };

type Artist = TestAccount & { artistId: number };

/** Decision 62. */
describe('set times of the acts on a bill', () => {
  let venue: TestApp;
  let admin: TestAccount;
  let june: Artist;
  let hank: Artist;

  beforeAll(async () => {
    venue = await createTestApp();
    admin = await createAccount(venue, 'admin');
    june = await createSignedInArtist(venue, { name: 'June Harlan' });
    hank = await createSignedInArtist(venue, { name: 'Hank Snow' });
  });
  beforeEach(() => empty(venue, 'events', 'deleted_events'));
  afterAll(() => venue.close());

  const send = (method: 'post' | 'patch', path: string, body: object = {}) =>
    venue.http()[method](path).set('Authorization', `Bearer ${admin.sessionId}`).send(body);
  const both = () => [june.artistId, hank.artistId];
  const times = (ofJune: string, ofHank?: string) => ({
    [june.artistId]: ofJune,
    ...(ofHank !== undefined && { [hank.artistId]: ofHank }),
  });
  const create = (body: object) => send('post', '/api/events', { ...FRIDAY, artistIds: both(), ...body });
  const made = async (body: object = { actTimes: times('21:30', '20:00') }): Promise<number> =>
    Number((await create(body).expect(201)).body.id);
  const get = async (path: string) => venue.http().get(path).set('Cache-Control', 'no-cache').expect(200);
  /** Set times in the order of the bill. */
  const read = async (id: number): Promise<(string | undefined)[]> => {
    const { body } = await get(`/api/events/${id}`);
    return body.acts.map(({ setTime }: { setTime?: string }) => setTime);
  };
  const change = (id: number, body: object) => send('patch', `/api/events/${id}`, body);

  it('are optional for each act, and cleared by null', async () => {
    expect(await read(await made({}))).toEqual([undefined, undefined]);
    await venue.sql('DELETE FROM events');
    const id = await made({ actTimes: times('21:30') });
    expect(await read(id)).toEqual(['21:30', undefined]);
    await change(id, { actTimes: times('21:30', '20:00') }).expect(200);
    expect(await read(id)).toEqual(['21:30', '20:00']);
    await change(id, { actTimes: null }).expect(200);
    expect(await read(id)).toEqual([undefined, undefined]);
  });

  it('are times of the show, by ids of artists', async () => {
    const outside = await create({ actTimes: times('19:00') }).expect(400);
    expect(outside.body.fields).toEqual({ actTimes: 'Each act must begin during the show' });
    await create({ actTimes: times('23:00') }).expect(400);
    for (const actTimes of [[], 'soon', { june: '20:00' }, { [june.artistId]: 2000 }, times('25:00')])
      await create({ actTimes }).expect(400);
    expect(await read(await made({ endTime: '01:00', actTimes: times('00:30') }))).toEqual([
      '00:30',
      undefined,
    ]);
  });

  it('move with the start, unless they are changed too; who would begin too late has none', async () => {
    const id = await made();
    await change(id, { time: '19:30' }).expect(200);
    expect(await read(id)).toEqual(['21:00', '19:30']);
    await change(id, { time: '20:00', actTimes: times('21:15', '20:15') }).expect(200);
    expect(await read(id)).toEqual(['21:15', '20:15']);
    await change(id, { endTime: '21:00' }).expect(200);
    expect(await read(id)).toEqual([undefined, '20:15']);
  });

  it('stay with their acts when the bill is put in order, and go with them', async () => {
    const id = await made();
    await change(id, { artistIds: both().reverse() }).expect(200);
    expect(await read(id)).toEqual(['20:00', '21:30']);
    await change(id, { artistIds: [june.artistId] }).expect(200);
    await change(id, { artistIds: both() }).expect(200);
    expect(await read(id)).toEqual(['21:30', undefined]);
    await venue.sql('UPDATE events SET artist_ids = NULL, artist_id = NULL');
    expect(await venue.sql('SELECT act_times FROM events')).toEqual([{ act_times: null }]);
  });

  it('let an act play elsewhere before and after its set', async () => {
    await made();
    const elsewhere = (time: string, endTime: string, more: object = {}) =>
      create({ name: 'Late Jam', artistIds: [hank.artistId], time, endTime, ...more });
    await elsewhere('21:00', '23:30').expect(409);
    await elsewhere('19:00', '23:30').expect(409);
    await elsewhere('19:00', '23:30', { actTimes: { [hank.artistId]: '21:00' } }).expect(409);
    await elsewhere('19:00', '23:30', { actTimes: { [hank.artistId]: '21:30' } }).expect(201);
    await elsewhere('21:45', '22:00').expect(409);
  });

  it('are held to by the database, no matter who writes', async () => {
    await made();
    const insert = (actTimes: object | null) =>
      venue.sql(
        `INSERT INTO events (name, type, date, time, artist_ids, act_times) VALUES ('Jam', 'rock', '2038-01-15', '20:30', $1, $2)`,
        [JSON.stringify([hank.artistId]), actTimes && JSON.stringify(actTimes)],
      );
    await expect(insert(null)).rejects.toThrow('ex_event_acts_slot');
    await expect(insert({ [hank.artistId]: '21:29' })).rejects.toThrow('ex_event_acts_slot');
    await insert({ [hank.artistId]: '21:30' });
    await expect(venue.sql('UPDATE events SET act_times = NULL')).rejects.toThrow('ex_event_acts_slot');
  });

  it('still end the set before when their artist is deleted, so that nobody is on two stages', async () => {
    const guest = await createSignedInArtist(venue, { name: 'Ray Price' });
    const id = await made({
      artistIds: [june.artistId, guest.artistId],
      actTimes: { [june.artistId]: '20:00', [guest.artistId]: '21:00' },
    });
    const elsewhere = { name: 'Late Jam', artistIds: [june.artistId], time: '21:30', endTime: '22:30' };
    await create(elsewhere).expect(201);
    await venue
      .http()
      .delete(`/api/artists/${guest.artistId}`)
      .set('Authorization', `Bearer ${admin.sessionId}`)
      .expect(200);
    expect(await read(id)).toEqual(['20:00']);
    // As the form sends it: all of the show, and of the set times those that it knows.
    await change(id, { description: 'Come late', actTimes: times('20:00') }).expect(200);
    await change(id, { description: 'Come early', time: '20:15', actTimes: times('20:00') }).expect(200);
    const feed = await get(`/feeds/artists/${june.artistId}.ics`);
    expect(feed.text).toContain('With June Harlan (8:15 PM)');
    const slots = `SELECT upper(slot)::text AS ends FROM event_acts WHERE event_id = $1`;
    expect(await venue.sql(slots, [id])).toEqual([{ ends: '2038-01-15 21:15:00' }]);
    await venue.sql('UPDATE events SET artist_ids = NULL WHERE id = $1', [id]);
    expect(await venue.sql('SELECT act_times FROM events WHERE id = $1', [id])).toEqual([
      { act_times: null },
    ]);
  });

  it('move with each show of a series, and back again when that is undone', async () => {
    const { body } = await send('post', '/api/events/series', {
      ...FRIDAY,
      artistIds: both(),
      actTimes: times('21:30', '20:00'),
      repeat: { frequency: 'weekly', count: 3 },
    }).expect(201);
    const ids: number[] = body.events.map(({ id }: { id: number }) => id);
    expect(ids).toHaveLength(3);
    const changed = await send('post', `/api/events/${ids[0]}/series-changes`, {
      scope: 'all',
      time: '19:00',
    });
    for (const id of ids) expect(await read(id)).toEqual(['20:30', '19:00']);
    await send('post', `/api/series-changes/${changed.body.key}/undo`).expect(200);
    for (const id of ids) expect(await read(id)).toEqual(['21:30', '20:00']);
    const deleted = await send('post', `/api/events/${ids[0]}/series-deletions`, { scope: 'all' });
    await send('post', `/api/series-changes/${deleted.body.key}/undo`).expect(200);
    for (const id of ids) expect(await read(id)).toEqual(['21:30', '20:00']);
  });

  it('are saved for all shows of a series, and leave a night alone on which others play later', async () => {
    const guest = await createSignedInArtist(venue, { name: 'Dolly Ray' });
    const { body } = await send('post', '/api/events/series', {
      ...FRIDAY,
      artistIds: both(),
      repeat: { frequency: 'weekly', count: 3 },
    }).expect(201);
    const ids: number[] = body.events.map(({ id }: { id: number }) => id);
    await change(ids[1] ?? 0, { artistIds: [guest.artistId], time: '22:00' }).expect(200);
    const version = () => venue.sql('SELECT version FROM events WHERE id = $1', [ids[1]]);
    const before = await version();
    await send('post', `/api/events/${ids[0]}/series-changes`, {
      scope: 'all',
      actTimes: times('21:30', '20:00'),
    }).expect(201);
    expect(await Promise.all(ids.map(read))).toEqual([['21:30', '20:00'], [undefined], ['21:30', '20:00']]);
    expect(await version()).toEqual(before);
  });

  it('are named in calendars, and to the artist whose own it is', async () => {
    await made();
    const calendar = async (path: string) => (await get(path)).text.replaceAll('\r\n ', '');
    expect(await calendar(`/feeds/artists/${june.artistId}.ics`)).toContain(
      'With June Harlan (9:30 PM) and Hank Snow (8:00 PM)',
    );
    const { body } = await venue
      .http()
      .post('/api/artist-calendar-feed')
      .set('Authorization', `Bearer ${hank.sessionId}`);
    const own = await calendar(new URL(String(body.url)).pathname);
    expect(own).toContain('Your set: 8:00 PM to 9:30 PM');
    expect(own).toContain('With June Harlan (9:30 PM)');
  });
});
