import { randomUUID } from 'node:crypto';
import { JudgingService } from '#src/modules/loyalty/judging/judging.service.js';
import { createEvent } from '#test/test-app.js';
import { checkInAt, whileOpen } from '#test/venue/check-ins.js';
import { createArtist } from '#test/venue/bookings.js';
import { SeriesVenue } from '#test/venue/series-venue.js';
import { SeriesUndoService } from './series-undo.service.js';

let series: SeriesVenue;

beforeAll(async () => void (series = await SeriesVenue.open()));
afterAll(() => series.close());

/** As if the change was made so long ago. */
const age = (key: string, seconds: number) =>
  series.venue.sql(
    `UPDATE series_changes SET created_at = now() - make_interval(secs => $2) WHERE client_key = $1`,
    [key, seconds],
  );

describe('deleting shows of a series', () => {
  it('takes this one, this and all after it, or all to come', async () => {
    const { ids, name } = await series.make();
    expect((await series.previewDeletion(ids[1], 'following')).body).toMatchObject({
      shows: 3,
      first: '2038-03-05',
      last: '2038-03-19',
      canUndo: true,
    });
    expect((await series.delete(ids[1], 'this')).body.shows).toBe(1);
    expect(await series.valuesOf(name, 'id')).toEqual([ids[0], ids[2], ids[3]]);
    expect((await series.delete(ids[2], 'following')).body.shows).toBe(2);
    expect(await series.valuesOf(name, 'id')).toEqual([ids[0]]);
    const all = await series.make();
    expect((await series.delete(all.ids[2], 'all')).body.shows).toBe(4);
    const left = await series.venue.sql('SELECT id FROM event_series WHERE id = $1', [all.seriesId]);
    expect(left).toEqual([]);
  });

  it('is one deletion of twenty copies', async () => {
    const { ids, name } = await series.make();
    const key = randomUUID();
    const copies = await Promise.all(
      Array.from({ length: 20 }, () => series.delete(ids[1], 'following', { key })),
    );
    expect(copies.map(({ status }) => status).sort()).toEqual([...Array<number>(19).fill(200), 201]);
    expect(await series.valuesOf(name, 'id')).toEqual([ids[0]]);
  });

  it('leaves all where guests have checked in at one, and names it', async () => {
    const { ids, name } = await series.make();
    await whileOpen(series.venue, ids[1] ?? 0, () => checkInAt(series.venue, ids[1] ?? 0));
    for (const { status, body } of [
      await series.previewDeletion(ids[0], 'all'),
      await series.delete(ids[0], 'all'),
    ])
      expect([status, body.code, body.message]).toEqual([
        409,
        'events.has-check-ins',
        `Guests have checked in to “${name}” on Friday, March 5, 2038. Delete it by itself, or leave it on the calendar.`,
      ]);
    expect(await series.valuesOf(name, 'id')).toHaveLength(4);
    expect((await series.previewDeletion(ids[1], 'this')).body).toMatchObject({
      checkIns: 1,
      canUndo: false,
    });
    const { body } = await series.delete(ids[1], 'this');
    expect(body.undoSeconds).toBeNull();
    expect((await series.undo(body.key)).body.code).toBe('events.undo-over');
  });

  it('is refused when the show was changed meanwhile', async () => {
    const { ids } = await series.make();
    await series.patch(ids[0], { capacity: 20 });
    expect((await series.delete(ids[0], 'all', { version: 1 })).status).toBe(412);
  });
});

describe('undoing a change', () => {
  it('puts all back in one call, and says so again when asked again', async () => {
    const { ids, name } = await series.make();
    await series.patch(ids[2], { time: '22:00' });
    const { body } = await series.change(ids[0], { scope: 'all', time: '21:00', date: '2038-03-05' });
    const both = await Promise.all([series.undo(body.key), series.undo(body.key)]);
    expect(both.map(({ status, body }) => [status, body])).toEqual(
      Array(2).fill([200, { message: '4 shows are as they were' }]),
    );
    expect(await series.valuesOf(name, 'time')).toEqual(['20:00', '20:00', '22:00', '20:00']);
    expect(await series.valuesOf(name, 'date')).toEqual([
      '2038-02-26',
      '2038-03-05',
      '2038-03-12',
      '2038-03-19',
    ]);
    expect(await series.valuesOf(name, 'own_fields')).toEqual([[], [], ['time'], []]);
    expect(await series.valuesOf(name, 'version')).toEqual([3, 3, 4, 3]);
  });

  it('is refused, whole, when a show has been changed or deleted since', async () => {
    const { ids, name } = await series.make();
    const { body } = await series.change(ids[0], { scope: 'all', time: '21:00' });
    await series.patch(ids[2], { capacity: 10 });
    const refused = await series.undo(body.key);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'events.changed-since',
      `“${name}” on Friday, March 12, 2038 has been changed since, so nothing was undone.`,
    ]);
    expect(await series.valuesOf(name, 'time')).toEqual(Array(4).fill('21:00'));
    await series.delete(ids[2], 'this');
    expect((await series.undo(body.key)).body.code).toBe('events.changed-since');
  });

  it('is refused when an act of one was deleted since', async () => {
    const artistId = await createArtist(series.venue);
    const { ids } = await series.make();
    await series.patch(ids[1], { artistId });
    const { body } = await series.change(ids[0], { scope: 'all', time: '21:00' });
    await series.venue.sql('DELETE FROM artists WHERE id = $1', [artistId]);
    const refused = await series.undo(body.key);
    expect([refused.status, refused.body.code]).toEqual([409, 'events.changed-since']);
  });

  it('is over after a minute, and what it needs is forgotten', async () => {
    const { ids, name } = await series.make();
    const { body } = await series.change(ids[0], { scope: 'all', time: '21:00' });
    await age(body.key, 75);
    expect((await series.undo(body.key)).body.code).toBe('events.undo-over');
    await series.venue.app.get(SeriesUndoService).forget();
    const [row] = await series.venue.sql('SELECT undo FROM series_changes WHERE client_key = $1', [body.key]);
    expect(row).toEqual({ undo: null });
    expect(await series.valuesOf(name, 'time')).toEqual(Array(4).fill('21:00'));
    expect((await series.undo(randomUUID())).body.code).toBe('events.series-change-not-found');
  });

  it('is offered to a repeat for what is left of the minute', async () => {
    const { ids } = await series.make();
    const key = randomUUID();
    const secondsLeft = async () => (await series.delete(ids[1], 'following', { key })).body.undoSeconds;
    expect(await secondsLeft()).toBeGreaterThan(50);
    await age(key, 40);
    expect(await secondsLeft()).toBeLessThanOrEqual(20);
    await age(key, 61);
    expect(await secondsLeft()).toBeNull();
  });

  it('tells guests that a show takes place after all', async () => {
    const { ids } = await series.make();
    await series.book(ids[0]);
    const { body } = await series.change(ids[0], { scope: 'all', status: 'cancelled' });
    await series.venue.sql('DELETE FROM messages');
    await series.undo(body.key);
    const [mail, ...others] = await series.venue.sql<{ subject: string }>('SELECT subject FROM messages');
    expect([mail?.subject, others]).toEqual([expect.stringContaining('takes place'), []]);
  });
});

describe('undoing a deletion', () => {
  /** All that stands for a show but its own columns. */
  const rowsOf = async (id: number | undefined) => {
    const [row] = await series.venue.sql(
      `SELECT (SELECT jsonb_agg(to_jsonb(b) ORDER BY id) FROM bookings b WHERE event_id = $1) AS bookings,
              (SELECT jsonb_agg(to_jsonb(r) - 'told_for' ORDER BY id) FROM show_reminders r WHERE event_id = $1) AS reminders,
              (SELECT jsonb_agg(to_jsonb(s) ORDER BY id) FROM past_event_schedules s WHERE event_id = $1) AS schedules,
              (SELECT jsonb_agg(to_jsonb(i) ORDER BY id) FROM artist_invitations i WHERE event_id = $1) AS invitations,
              (SELECT jsonb_agg(to_jsonb(a)) FROM announced_shows a WHERE event_id = $1) AS announced`,
      [id],
    );
    return row;
  };
  const eventOf = async (id: number | undefined) => {
    const [row] = await series.venue.sql<{ event: Record<string, unknown> }>(
      'SELECT to_jsonb(event) AS event FROM events event WHERE id = $1',
      [id],
    );
    return row?.event;
  };

  it('brings back each show with all that stood for it', async () => {
    const artistId = await createArtist(series.venue);
    const { ids } = await series.make({ artistId });
    await series.patch(ids[1], { time: '21:00' });
    await series.book(ids[1]);
    await series.venue.sql(
      `INSERT INTO show_reminders (key, event_id, email) VALUES ($1, $2, 'june@example.com')`,
      [randomUUID(), ids[1]],
    );
    await series.venue.sql('INSERT INTO announced_shows (event_id, artist_id) VALUES ($1, $2)', [
      ids[1],
      artistId,
    ]);
    await series.venue.sql(
      `INSERT INTO artist_invitations (artist_id, event_date, event_time, event_type, event_name, duration, status, event_id)
       VALUES ($1, '2038-03-05', '21:00', 'rock', 'Barn Dance', '3 hours', 'accepted', $2)`,
      [artistId, ids[1]],
    );
    const [event, rows] = [await eventOf(ids[1]), await rowsOf(ids[1])];

    const { body } = await series.delete(ids[0], 'all');
    expect(await eventOf(ids[1])).toBeUndefined();
    const both = await Promise.all([series.undo(body.key), series.undo(body.key)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);

    expect(await rowsOf(ids[1])).toEqual(rows);
    const back = await eventOf(ids[1]);
    expect(back).toEqual({
      ...event,
      version: Number(event?.['version']) + 1,
      updated_at: expect.any(String),
      calendar_sequence: back?.['calendar_sequence'],
    });
    expect(Number(back?.['calendar_sequence'])).toBeGreaterThan(Number(event?.['calendar_sequence']) + 1);
    const gone = await series.venue.sql('SELECT event_id FROM deleted_events WHERE event_id = ANY($1)', [
      ids,
    ]);
    expect(gone).toEqual([]);
    const { body: shown } = await series.venue.http().get(`/api/events/${ids[1]}`);
    expect(shown.time).toBe('21:00');
  });

  it('leaves the badges of a guest with a table as they were', async () => {
    const attended = await createEvent(series.venue, { date: '2026-03-02' });
    await series.venue.sql(
      `WITH member AS (INSERT INTO loyalty_members (name, email) VALUES ('Ruby Lee', 'ruby@example.com') RETURNING id)
       INSERT INTO loyalty_transactions (member_id, event_id, points, type)
       SELECT id, $1, 50, 'attendance' FROM member`,
      [attended],
    );
    const judge = () => series.venue.app.get(JudgingService).judgeDue();
    const badges = () => series.venue.sql('SELECT basis, earned_date FROM member_badges');
    await judge();
    const before = await badges();
    expect(before).toMatchObject([{ basis: 'history' }]);
    const { ids } = await series.make();
    await series.book(ids[1]);
    const { body } = await series.delete(ids[0], 'all');
    expect((await series.undo(body.key)).status).toBe(200);
    await judge();
    expect(await badges()).toEqual(before);
  });

  it('leaves away what has gone for good meanwhile', async () => {
    const { ids, name } = await series.make();
    const [account] = await series.venue.sql<{ id: number }>(
      `INSERT INTO users (username, email, password, first_name, last_name, user_type)
       VALUES ('gone', 'gone@example.com', 'x', 'Gone', 'Guest', 'user') RETURNING id`,
    );
    await series.venue.sql(`INSERT INTO show_reminders (key, event_id, user_id) VALUES ($1, $2, $3)`, [
      randomUUID(),
      ids[0],
      account?.id,
    ]);
    const { body } = await series.delete(ids[0], 'all');
    await series.venue.sql('DELETE FROM users WHERE id = $1', [account?.id]);
    expect((await series.undo(body.key)).status).toBe(200);
    expect(await series.valuesOf(name, 'id')).toEqual(ids);
    expect((await rowsOf(ids[0]))?.['reminders']).toBeNull();
  });

  it('brings shows back without an act that was deleted meanwhile', async () => {
    const artistId = await createArtist(series.venue);
    const { ids, name } = await series.make({ artistId });
    const { body } = await series.delete(ids[0], 'all');
    await series.venue.sql('DELETE FROM artists WHERE id = $1', [artistId]);
    expect((await series.undo(body.key)).status).toBe(200);
    expect(await series.valuesOf(name, 'artist_id')).toEqual(ids.map(() => null));
  });

  it('is refused when the artist has got another show since', async () => {
    const artistId = await createArtist(series.venue);
    const { ids, name } = await series.make({ artistId });
    const { body } = await series.delete(ids[0], 'all');
    await series.add({ name: 'Instead', date: '2038-03-12', artistId });
    const refused = await series.undo(body.key);
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      409,
      'events.artist-busy',
      expect.stringContaining('“Instead”'),
    ]);
    expect(await series.valuesOf(name, 'id')).toEqual([]);
  });
});
