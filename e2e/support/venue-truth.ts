import { randomUUID } from 'node:crypto';
import { DEFAULT_TIME_ZONE, wallClockAt } from '#contract/rules/clock';
import type { Venue } from './venue';

/** An event of a test's own, tonight by the venue's clock. */
export interface TestEvent {
  id: number;
  name: string;
  date: string;
}

/** So early that check-in to tonight's show is open whenever a test runs. */
export const DOORS = '04:00';

/** Puts an event on tonight's bill, straight into the database, before the app reads it. */
export const createEvent = async (
  venue: Venue,
  name = `Open Mic ${randomUUID().slice(0, 6)}`,
): Promise<TestEvent> => {
  const [row] = await venue.sql<TestEvent>(
    `INSERT INTO events (name, type, date, time, doors_time)
     VALUES ($1, 'country', $2, '20:00', '${DOORS}')
     RETURNING id, name, date`,
    [name, await showNightOf(venue)],
  );
  if (!row) throw new Error('The event was not created.');
  return row;
};

/** The show begins in an hour, by the venue's clock; its reminders are due, which this job sends. */
export const comeNear = async (venue: Venue, id: number, job = 'reminders.remind'): Promise<void> => {
  const { date, time } = wallClockAt(new Date(Date.now() + 60 * 60_000), DEFAULT_TIME_ZONE);
  await venue.sql(
    `UPDATE events SET date = $1, time = $2, updated_at = now() - interval '2 minutes' WHERE id = $3`,
    [date, time, id],
  );
  await venue.sql('SELECT graphile_worker.add_job($1)', [job]);
};

/** The date of the show night that is on, by the venue's clock. */
export const showNightOf = async (venue: Venue): Promise<string> => {
  const [row] = await venue.sql<{ night: string }>(
    `SELECT to_char((now() AT TIME ZONE 'America/Chicago') - interval '4 hours', 'YYYY-MM-DD') AS night`,
  );
  if (!row) throw new Error('The database did not say what day it is.');
  return row.night;
};

/** What the server holds for one event. */
export interface EventTruth {
  attendances: number;
  photos: number;
  points: number;
  names: string[];
}

/** Reads what the server holds for an event: rows, never what a screen says. */
export const truthOf = async (venue: Venue, eventId: number): Promise<EventTruth> => {
  const attendances = await venue.sql<{ customer_name: string }>(
    'SELECT customer_name FROM event_attendance WHERE event_id = $1 ORDER BY id',
    [eventId],
  );
  const [photos] = await venue.sql<{ count: number }>(
    'SELECT count(*)::int FROM event_photos WHERE event_id = $1',
    [eventId],
  );
  const [points] = await venue.sql<{ sum: number }>(
    'SELECT coalesce(sum(points), 0)::int AS sum FROM loyalty_transactions WHERE event_id = $1',
    [eventId],
  );
  return {
    attendances: attendances.length,
    photos: photos?.count ?? 0,
    points: points?.sum ?? 0,
    names: attendances.map((row) => row.customer_name),
  };
};
