import { randomUUID } from 'node:crypto';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';

const NIGHT = { type: 'country', date: '2027-01-15', time: '20:00', endTime: '23:00' };

describe('one artist, one stage', () => {
  let venue: TestApp;
  let session: string;
  let artistId: number;

  beforeAll(async () => {
    venue = await createTestApp();
    session = (await createAccount(venue, 'admin')).sessionId;
  });
  beforeEach(async () => {
    const [row] = await venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email) VALUES ('Cody Reed', 'country', 'cody@example.com') RETURNING id`,
    );
    artistId = row?.id ?? 0;
  });
  afterAll(() => venue.close());

  const send = (method: 'post' | 'patch', path: string, body: object) =>
    venue.http()[method](path).set('Authorization', `Bearer ${session}`).send(body);
  const create = (overrides: object = {}) =>
    send('post', '/api/events', { ...NIGHT, name: 'Two-Step Friday', artistId, ...overrides });
  const countEvents = async () => {
    const rows = await venue.sql(`SELECT FROM events WHERE artist_id = $1 AND status = 'scheduled'`, [
      artistId,
    ]);
    return rows.length;
  };

  it('names the event that an artist already plays', async () => {
    await create();
    const { status, body } = await create({ name: 'Another', time: '22:59', endTime: null });
    expect([status, body]).toEqual([
      409,
      {
        statusCode: 409,
        code: 'events.artist-busy',
        message: 'Cody Reed already plays “Two-Step Friday” on Friday, January 15, 2027 at 8:00 PM.',
      },
    ]);
    expect(await countEvents()).toBe(1);
  });

  it.each([
    ['right before', { time: '18:00', endTime: '20:00' }],
    ['right after', { time: '23:00', endTime: '23:30' }],
    ['the next day', { date: '2027-01-16' }],
    ['without the artist', { artistId: null }],
    ['cancelled', { status: 'cancelled' }],
    ['postponed', { status: 'postponed' }],
  ])('lets a show %s be', async (_, overrides) => {
    await create();
    expect((await create(overrides)).status).toBe(201);
  });

  it.each([
    ['past midnight', { time: '22:30', endTime: '01:30' }, { date: '2027-01-16', time: '01:00' }, 409],
    ['until midnight', { endTime: '00:00' }, { date: '2027-01-16', time: '00:00' }, 201],
    [
      'past midnight into a new year',
      { date: '2027-12-31', time: '23:00', endTime: null },
      { date: '2028-01-01', time: '01:59' },
      409,
    ],
    ['three hours when no end is known', { endTime: null }, { time: '22:59', endTime: '23:30' }, 409],
    [
      'no more than three hours when no end is known',
      { endTime: null },
      { time: '23:00', endTime: '23:30' },
      201,
    ],
  ])('counts a show that goes on %s', async (_, first, second, status) => {
    expect((await create(first)).status).toBe(201);
    expect((await create(second)).status).toBe(status);
  });

  it('judges an event that moves, gets an artist or takes place after all', async () => {
    const { body: first } = await create();
    const { body: other } = await create({ date: '2027-01-22' });
    const { body: cancelled } = await create({ status: 'cancelled' });
    const { body: free } = await create({ artistId: null });
    const refused = [
      await send('patch', `/api/events/${other.id}`, { date: NIGHT.date }),
      await send('patch', `/api/events/${cancelled.id}`, { status: 'scheduled' }),
      await send('patch', `/api/events/${free.id}`, { artistId }),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
      Array(3).fill([409, 'events.artist-busy']),
    );
    expect((await send('patch', `/api/events/${first.id}`, { time: '20:30' })).status).toBe(200);
    expect((await send('patch', `/api/events/${first.id}`, { status: 'postponed' })).status).toBe(200);
    expect((await send('patch', `/api/events/${free.id}`, { artistId })).status).toBe(200);
  });

  it('makes no night of a series when one of them is taken', async () => {
    await create({ date: '2027-01-29' });
    const { status, body } = await send('post', '/api/events/series', {
      ...NIGHT,
      name: 'Every Friday',
      artistId,
      repeat: { frequency: 'weekly', count: 4 },
    });
    expect([status, body.message]).toEqual([
      409,
      'Cody Reed already plays “Two-Step Friday” on Friday, January 29, 2027 at 8:00 PM.',
    ]);
    expect(await countEvents()).toBe(1);
  });

  it('lets one of ten win who book the artist at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => create({ name: randomUUID(), time: `20:0${index}` })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
    expect(await countEvents()).toBe(1);
  });

  it('is held by the database, no matter who writes', async () => {
    const insert = (time: string) =>
      venue.sql(
        `INSERT INTO events (name, type, date, time, artist_id) VALUES ('Jam', 'rock', '2027-01-15', $1, $2)`,
        [time, artistId],
      );
    await insert('20:00');
    await expect(insert('22:00')).rejects.toThrow('ex_event_acts_slot');
    await insert('late');
    await insert('late');
    await expect(insert('23:00')).resolves.toEqual([]);
  });

  it.each(['2027-02-30', '2027-13-01', '0000-01-01', 'some day', ''])(
    'takes no time for the unreadable date %j',
    async (date) => {
      const [row] = await venue.sql(`SELECT isempty(show_slot($1, '20:00', '23:00')) AS empty`, [date]);
      expect(row).toEqual({ empty: true });
    },
  );
});
