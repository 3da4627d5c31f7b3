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
  const remove = (path: string, version?: number) => {
    const call = venue.http().delete(path).set('Authorization', `Bearer ${session}`);
    return version === undefined ? call : call.set('If-Match', `"${version}"`);
  };
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

  it('deletes the nights from a date on and keeps the earlier ones', async () => {
    const { seriesId, name } = await make();
    const answer = await remove(`/api/event-series/${seriesId}?from=2027-01-22`);
    expect([answer.status, answer.body]).toEqual([200, { message: '2 events deleted successfully' }]);
    expect(await datesOf(name)).toEqual(['2027-01-15']);
    expect((await remove(`/api/event-series/${seriesId}?from=2027-01-15`)).body.message).toBe(
      '1 event deleted successfully',
    );
  });

  it('is gone with its last night, however that is deleted', async () => {
    const [first, second] = [await make(), await make()];
    const path = `/api/event-series/${first.seriesId}?from=2027-01-15`;
    const both = await Promise.all([remove(path), remove(path)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    await Promise.all(second.events.map(({ id }) => remove(`/api/events/${id}`)));
    const left = await venue.sql('SELECT id FROM event_series WHERE id = ANY($1)', [
      [first.seriesId, second.seriesId],
    ]);
    expect(left).toEqual([]);
  });

  it('keeps its nights when the first of them was changed meanwhile', async () => {
    const { seriesId, events, name } = await make();
    await venue
      .http()
      .patch(`/api/events/${events[1]?.id}`)
      .set('Authorization', `Bearer ${session}`)
      .send({ capacity: 10 });
    const path = `/api/event-series/${seriesId}?from=2027-01-22`;
    const refused = await remove(path, 1);
    expect([refused.status, refused.body.code]).toEqual([412, 'events.changed-meanwhile']);
    expect(await datesOf(name)).toHaveLength(3);
    expect((await remove(path, 2)).body.message).toBe('2 events deleted successfully');
  });

  it('deletes from tonight on when no date is given', async () => {
    const { seriesId, name } = await make({
      date: '2020-01-03',
      repeat: { frequency: 'monthly', interval: 12, count: 80 },
    });
    const { status } = await remove(`/api/event-series/${seriesId}`);
    const years = (await datesOf(name)).map((date) => date.slice(0, 4));
    expect([status, years[0], (years.at(-1) ?? '9999') <= String(new Date().getFullYear())]).toEqual([
      200,
      '2020',
      true,
    ]);
  });

  it('says when there is no such series, and names a wrong date', async () => {
    expect((await remove('/api/event-series/999999')).body.code).toBe('events.series-not-found');
    const wrong = await remove('/api/event-series/999999?from=tomorrow');
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['from']]);
  });
});
