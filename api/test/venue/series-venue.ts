import { randomUUID } from 'node:crypto';
import { createAccount, createTestApp, type TestApp } from '#test/test-app.js';

const FRIDAYS = { type: 'country', date: '2038-02-26', time: '20:00', capacity: 80 };

/** Four Fridays, of which the third comes after the clocks have changed in America. */
const FOUR_WEEKS = { frequency: 'weekly', count: 4 };

/** A venue whose admin changes series of events. */
export class SeriesVenue {
  private constructor(
    readonly venue: TestApp,
    private readonly session: string,
  ) {}

  static async open(): Promise<SeriesVenue> {
    const venue = await createTestApp();
    return new SeriesVenue(venue, (await createAccount(venue, 'admin')).sessionId);
  }

  close(): Promise<void> {
    return this.venue.close();
  }

  /** A series of its own name. */
  async make(overrides: object = {}): Promise<{ seriesId: number; ids: number[]; name: string }> {
    const name = `Friday Dance ${randomUUID()}`;
    const body = { ...FRIDAYS, name, repeat: FOUR_WEEKS, ...overrides };
    const answer = await this.send('post', '/api/events/series', body);
    const ids = answer.body.events.map(({ id }: { id: number }) => id);
    return { seriesId: answer.body.seriesId, ids, name };
  }

  add(event: object) {
    return this.send('post', '/api/events', { ...FRIDAYS, ...event });
  }

  patch(id: number | undefined, changes: object) {
    return this.send('patch', `/api/events/${id}`, changes);
  }

  change(id: number | undefined, body: object, headers: { key?: string; version?: number } = {}) {
    return this.send('post', `/api/events/${id}/series-changes`, body, headers);
  }

  previewChange(id: number | undefined, body: object, version?: number) {
    return this.send('post', `/api/events/${id}/series-changes/preview`, body, { version });
  }

  delete(id: number | undefined, scope: string, headers: { key?: string; version?: number } = {}) {
    return this.send('post', `/api/events/${id}/series-deletions`, { scope }, headers);
  }

  previewDeletion(id: number | undefined, scope: string) {
    return this.send('post', `/api/events/${id}/series-deletions/preview`, { scope });
  }

  undo(key: string) {
    return this.send('post', `/api/series-changes/${key}/undo`, {});
  }

  /** A table with a seat, whose guest has an e-mail. */
  async book(id: number | undefined): Promise<void> {
    await this.venue.sql(
      `INSERT INTO bookings (event_id, customer_name, customer_email, party_size, status)
       VALUES ($1, 'Ruby Lee', 'ruby@example.com', 2, 'confirmed')`,
      [id],
    );
  }

  /** A column of the shows of this name, in the order of their making. */
  async valuesOf<Value = unknown>(name: string, column: string): Promise<Value[]> {
    const rows = await this.venue.sql<{ value: Value }>(
      `SELECT ${column} AS value FROM events WHERE name = $1 ORDER BY id`,
      [name],
    );
    return rows.map(({ value }) => value);
  }

  private send(
    method: 'post' | 'patch',
    path: string,
    body: object,
    { key, version }: { key?: string; version?: number } = {},
  ) {
    const call = this.venue.http()[method](path).set('Authorization', `Bearer ${this.session}`);
    if (key !== undefined) call.set('Idempotency-Key', key);
    if (version !== undefined) call.set('If-Match', `"${version}"`);
    return call.send(body);
  }
}
