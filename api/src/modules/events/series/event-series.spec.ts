import { randomUUID } from 'node:crypto';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';

const FIRST = { type: 'country', date: '2027-01-15', time: '20:00', endTime: '23:00', capacity: 80 };
const WEEKLY = { frequency: 'weekly', count: 4, exceptions: ['2027-01-29'] };

interface Night {
  id: number;
  date: string;
  seriesId: number;
}

describe('a series of events', () => {
  let venue: TestApp;
  let session: string;

  beforeAll(async () => {
    venue = await createTestApp();
    session = (await createAccount(venue, 'admin')).sessionId;
  });
  afterAll(() => venue.close());

  const create = (body: object, key?: string) => {
    const call = venue.http().post('/api/events/series').set('Authorization', `Bearer ${session}`);
    if (key) call.set('Idempotency-Key', key);
    return call.send(body);
  };
  const make = async (
    overrides: object = {},
  ): Promise<{ seriesId: number; events: Night[]; name: string }> => {
    const name = `Friday Dance ${randomUUID()}`;
    const { body } = await create({ ...FIRST, name, repeat: WEEKLY, ...overrides });
    return { ...body, name };
  };
  const remove = (path: string) => venue.http().delete(path).set('Authorization', `Bearer ${session}`);
  const datesOf = async (name: string): Promise<string[]> => {
    const rows = await venue.sql<{ date: string }>('SELECT date FROM events WHERE name = $1 ORDER BY date', [
      name,
    ]);
    return rows.map(({ date }) => date);
  };

  it('makes every night an event of its own', async () => {
    const name = `Friday Dance ${randomUUID()}`;
    const { status, body } = await create({ ...FIRST, name, repeat: WEEKLY });
    expect([status, body]).toEqual([
      201,
      {
        seriesId: expect.any(Number),
        events: ['2027-01-15', '2027-01-22', '2027-02-05'].map((date) =>
          expect.objectContaining({ ...FIRST, name, date, version: 1, seriesId: body.seriesId }),
        ),
      },
    ]);
    expect(await datesOf(name)).toEqual(['2027-01-15', '2027-01-22', '2027-02-05']);
    const { body: night } = await venue.http().get(`/api/events/${body.events[1].id}`);
    expect(night.seriesId).toBe(body.seriesId);
  });

  it('makes one series of twenty copies that arrive at once', async () => {
    const key = randomUUID();
    const name = `Twenty Fridays ${key}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => create({ ...FIRST, name, repeat: WEEKLY }, key)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await datesOf(name)).toHaveLength(3);
  });

  it('refuses other nights, or a single event, under the same key', async () => {
    const key = randomUUID();
    const event = { ...FIRST, name: 'Friday Dance' };
    await create({ ...event, repeat: WEEKLY }, key);
    const other = await create({ ...event, repeat: { ...WEEKLY, count: 5 } }, key);
    expect([other.status, other.body.code]).toEqual([409, 'events.key-reused']);
    const single = await venue
      .http()
      .post('/api/events')
      .set('Authorization', `Bearer ${session}`)
      .set('Idempotency-Key', key)
      .send(event);
    expect([single.status, single.body.code]).toEqual([409, 'events.key-reused']);
  });

  it('makes no night at all when one thing is wrong', async () => {
    const name = `Nobody ${randomUUID()}`;
    const before = await venue.sql('SELECT id FROM event_series');
    const answer = await create({ ...FIRST, name, artistId: 999_999, repeat: WEEKLY });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['artistId', 'artistIds']]);
    expect(await datesOf(name)).toEqual([]);
    expect(await venue.sql('SELECT id FROM event_series')).toEqual(before);
  });

  it.each([
    ['repeat', undefined],
    ['repeat', 'weekly'],
    ['repeat', []],
    ['repeat', [WEEKLY]],
    ['repeat', null],
    ['repeat.frequency', { ...WEEKLY, frequency: 'daily' }],
    ['repeat.interval', { ...WEEKLY, interval: 0 }],
    ['repeat.interval', { ...WEEKLY, interval: 13 }],
    ['repeat.by', { ...WEEKLY, by: 'moon' }],
    ['repeat.count', { ...WEEKLY, count: 1 }],
    ['repeat.count', { ...WEEKLY, count: 105 }],
    ['repeat.until', { frequency: 'weekly', until: 'summer' }],
    ['repeat.until', { ...WEEKLY, until: '2027-03-01' }],
    ['repeat.until', { frequency: 'weekly' }],
    ['repeat.until', { frequency: 'weekly', until: '2027-01-16' }],
    ['repeat.until', { frequency: 'weekly', until: '2099-01-16' }],
    ['repeat.exceptions', { ...WEEKLY, exceptions: '2027-01-29' }],
    ['repeat.exceptions', { ...WEEKLY, exceptions: ['2027-02-30'] }],
    ['repeat.exceptions', { ...WEEKLY, exceptions: Array(105).fill('2027-01-29') }],
  ])('names %s when it is wrong', async (field, repeat) => {
    const answer = await create({ ...FIRST, name: 'Friday Dance', repeat });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is gone with its last night, all deleted at once', async () => {
    const { seriesId, events } = await make();
    await Promise.all(events.map(({ id }) => remove(`/api/events/${id}`)));
    expect(await venue.sql('SELECT id FROM event_series WHERE id = $1', [seriesId])).toEqual([]);
  });
});
