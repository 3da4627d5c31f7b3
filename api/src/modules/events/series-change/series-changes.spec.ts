import { randomUUID } from 'node:crypto';
import { createSignedInArtist } from '#test/venue/bookings.js';
import { createArtist } from '#test/venue/bookings.js';
import { SeriesVenue } from '#test/venue/series-venue.js';

describe('changing the shows of a series', () => {
  let series: SeriesVenue;

  beforeAll(async () => void (series = await SeriesVenue.open()));
  afterAll(() => series.close());

  const timesOf = (name: string) => series.valuesOf(name, 'time');

  it('changes this show alone, and remembers that it is its own', async () => {
    const { ids, name } = await series.make();
    const { status, body } = await series.change(ids[1], { scope: 'this', time: '21:00' });
    expect([status, body]).toEqual([
      201,
      { key: expect.any(String), shows: 1, undoSeconds: expect.any(Number) },
    ]);
    expect(await timesOf(name)).toEqual(['20:00', '21:00', '20:00', '20:00']);
    expect(await series.valuesOf(name, 'own_fields')).toEqual([[], ['time'], [], []]);
  });

  it('changes this and all after it, each to its next version', async () => {
    const { ids, name } = await series.make();
    const before = await series.valuesOf<number>(name, 'calendar_sequence');
    const { body } = await series.change(ids[2], { scope: 'following', time: '21:00', capacity: 90 });
    expect(body.shows).toBe(2);
    expect(await timesOf(name)).toEqual(['20:00', '20:00', '21:00', '21:00']);
    expect(await series.valuesOf(name, 'version')).toEqual([1, 1, 2, 2]);
    const after = await series.valuesOf<number>(name, 'calendar_sequence');
    expect(after.map((sequence, place) => sequence > (before[place] ?? 0))).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });

  it('changes all to come, but a show that was changed alone keeps its own', async () => {
    const { ids, name } = await series.make();
    await series.patch(ids[3], { time: '22:00' });
    const asked = { scope: 'all', time: '21:00', description: 'New band' };
    const preview = await series.previewChange(ids[1], asked);
    expect([preview.status, preview.body]).toEqual([
      200,
      {
        shows: 4,
        first: '2038-02-26',
        last: '2038-03-19',
        fields: [
          { field: 'description', shows: 4, first: '2038-02-26', last: '2038-03-19', kept: 0 },
          { field: 'time', shows: 3, first: '2038-02-26', last: '2038-03-12', kept: 1 },
        ],
        played: 0,
        tables: 0,
        reminders: 0,
        checkIns: 0,
        canUndo: true,
      },
    ]);
    expect(await timesOf(name)).toEqual(['20:00', '20:00', '20:00', '22:00']);
    expect((await series.change(ids[1], asked)).body.shows).toBe(4);
    expect(await timesOf(name)).toEqual(['21:00', '21:00', '21:00', '22:00']);
    expect(await series.valuesOf(name, 'description')).toEqual(Array(4).fill('New band'));
  });

  it('leaves the notes that an artist wrote for one night', async () => {
    const artist = await createSignedInArtist(series.venue);
    const { ids, name } = await series.make({ artistId: artist.artistId });
    await series.venue
      .http()
      .patch(`/api/events/${ids[1]}`)
      .set('Authorization', `Bearer ${artist.sessionId}`)
      .send({ artistNotes: 'three mics' })
      .expect(200);
    await series.change(ids[0], { scope: 'all', artistNotes: 'two mics' });
    expect(await series.valuesOf(name, 'artist_notes')).toEqual([
      'two mics',
      'three mics',
      'two mics',
      'two mics',
    ]);
  });

  it('never changes a show that was played, nor starts from one', async () => {
    const { ids, name } = await series.make();
    await series.venue.sql(`UPDATE events SET date = '2020-01-03' WHERE id = $1`, [ids[0]]);
    expect((await series.previewChange(ids[2], { scope: 'all', time: '21:00' })).body).toMatchObject({
      shows: 3,
      played: 1,
    });
    await series.change(ids[2], { scope: 'all', time: '21:00' });
    expect(await timesOf(name)).toEqual(['20:00', '21:00', '21:00', '21:00']);
    const refused = await series.change(ids[0], { scope: 'following', time: '22:00' });
    expect([refused.status, refused.body.code]).toEqual([409, 'events.series-played']);
    expect((await series.change(ids[0], { scope: 'this', time: '22:00' })).status).toBe(201);
  });

  it('moves each by as many days, onto each other’s nights and over the change of the clocks', async () => {
    const artistId = await createArtist(series.venue);
    const { ids, name } = await series.make({ artistId });
    expect((await series.change(ids[0], { scope: 'all', date: '2038-03-05' })).status).toBe(201);
    const later = ['2038-03-05', '2038-03-12', '2038-03-19', '2038-03-26'];
    expect(await series.valuesOf(name, 'date')).toEqual(later);
    expect((await series.change(ids[1], { scope: 'following', date: '2038-03-11' })).status).toBe(201);
    expect(await series.valuesOf(name, 'date')).toEqual([
      '2038-03-05',
      '2038-03-11',
      '2038-03-18',
      '2038-03-25',
    ]);
    expect(await series.valuesOf(name, 'time')).toEqual(Array(4).fill('20:00'));
  });

  it('changes none when the artist plays elsewhere at one of them, and names it', async () => {
    const artistId = await createArtist(series.venue);
    const { ids, name } = await series.make();
    await series.add({ name: 'Elsewhere', date: '2038-03-12', time: '21:00', artistId });
    const message = /already plays “Elsewhere” on Friday, March 12, 2038 at 9:00 PM\.$/;
    for (const answer of [
      await series.previewChange(ids[0], { scope: 'all', artistId }),
      await series.change(ids[0], { scope: 'all', artistId }),
    ])
      expect([answer.status, answer.body.code, answer.body.message]).toEqual([
        409,
        'events.artist-busy',
        expect.stringMatching(message),
      ]);
    expect(await series.valuesOf(name, 'artist_id')).toEqual(Array(4).fill(null));
    expect((await series.change(ids[3], { scope: 'following', artistId })).status).toBe(201);
  });

  it('names the show whose own times do not go with the change', async () => {
    const alone = await series.make({ doorsTime: '19:00' });
    await series.patch(alone.ids[2], { time: '19:30' });
    const refused = await series.change(alone.ids[0], { scope: 'all', doorsTime: '19:45' });
    expect([refused.status, refused.body.code]).toEqual([400, 'events.invalid-times']);
    expect(refused.body.message).toContain(`“${alone.name}” on Friday, March 12, 2038: `);
    expect(await series.valuesOf(alone.name, 'doors_time')).toEqual(Array(4).fill('19:00'));
  });

  it('tells the guests of each show that is called off', async () => {
    const { ids } = await series.make();
    for (const id of ids) await series.book(id);
    await series.venue.sql('DELETE FROM messages');
    const preview = await series.previewChange(ids[2], { scope: 'following', status: 'cancelled' });
    expect(preview.body.tables).toBe(2);
    await series.change(ids[2], { scope: 'following', status: 'cancelled' });
    expect(await series.venue.sql('SELECT id FROM messages')).toHaveLength(2);
  });

  it('is refused when the show was changed meanwhile', async () => {
    const { ids, name } = await series.make();
    await series.patch(ids[1], { capacity: 20 });
    const refused = await series.change(ids[1], { scope: 'all', time: '21:00' }, { version: 1 });
    expect([refused.status, refused.body.code]).toEqual([412, 'events.changed-meanwhile']);
    expect((await series.previewChange(ids[1], { scope: 'all', time: '21:00' }, 1)).status).toBe(412);
    expect(await timesOf(name)).toEqual(Array(4).fill('20:00'));
  });

  it('takes effect once of twenty copies, and refuses the key for another change', async () => {
    const { ids, name } = await series.make();
    const key = randomUUID();
    const copies = await Promise.all(
      Array.from({ length: 20 }, () => series.change(ids[0], { scope: 'all', time: '21:00' }, { key })),
    );
    expect(copies.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    // What is left of the minute grows shorter meanwhile.
    const answers = copies.map(({ body }) => JSON.stringify({ ...body, undoSeconds: null }));
    expect(new Set(answers).size).toBe(1);
    expect(await series.valuesOf(name, 'version')).toEqual(Array(4).fill(2));
    const other = await series.change(ids[0], { scope: 'this', time: '21:00' }, { key });
    expect([other.status, other.body.code]).toEqual([409, 'events.key-reused']);
  });

  it('leaves none half done when two change it at once', async () => {
    const { ids, name } = await series.make();
    const times = ['21:00', '21:15', '21:30', '21:45', '22:00'];
    const answers = await Promise.all(
      times.map((time, place) => series.change(ids[place % 4], { scope: 'all', time })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(await timesOf(name)).size).toBe(1);
  });

  it('knows single events, and those that are gone', async () => {
    const { body: single } = await series.add({ name: 'Once', date: '2038-05-01' });
    const refused = await series.change(single.id, { scope: 'all', time: '21:00' });
    expect([refused.status, refused.body.code]).toEqual([409, 'events.not-in-series']);
    expect((await series.change(single.id, { scope: 'this', time: '21:00' })).status).toBe(201);
    for (const scope of ['this', 'all'])
      expect((await series.change(999_999, { scope, time: '21:00' })).body.code).toBe('events.not-found');
    const wrong = await series.change(single.id, { scope: 'some' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['scope']]);
  });
});
