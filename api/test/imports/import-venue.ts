import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ImportResponse, ImportRowResponse } from '#src/modules/imports/imports.dto.js';
import { ImportRunningService } from '#src/modules/imports/running/import-running.service.js';
import { createAccount, createTestApp, type TestAccount, type TestApp } from '#test/test-app.js';

/** Tables that a test of imports fills. */
const FILLED = [
  'import_rows',
  'imports',
  'imported_shows',
  'event_attendance',
  'events',
  'event_types',
  'artists',
  'loyalty_transactions',
  'loyalty_members',
  'erasures',
];

/** A member's ledger cannot be deleted while triggers watch; and a few deletions take less than one `TRUNCATE`. */
const EMPTY = `BEGIN; SET LOCAL session_replication_role = replica;
  ${FILLED.map((table) => `DELETE FROM ${table};`).join(' ')} COMMIT`;

/** A venue with the types Country and Bluegrass, empty for each test of the file, and what its admin does with imports. */
export const importVenue = () => {
  const place = {} as { venue: TestApp; admin: TestAccount };
  beforeAll(async () => {
    place.venue = await createTestApp();
    place.admin = await createAccount(place.venue, 'admin');
  });
  beforeEach(async () => {
    await place.venue.sql(EMPTY);
    await place.venue.sql(
      `INSERT INTO event_types (name, color) VALUES ('Country', 'x'), ('Bluegrass', 'x')`,
    );
  });
  afterAll(() => place.venue.close());

  const as = ({ sessionId }: TestAccount) => `Bearer ${sessionId}`;

  const send = (content: string | Buffer, { kind = 'events', name = 'file.csv' } = {}) =>
    place.venue
      .http()
      .post('/api/imports')
      .set('Authorization', as(place.admin))
      .field('kind', kind)
      .attach('file', Buffer.isBuffer(content) ? content : Buffer.from(content), name);

  const read = async (...file: Parameters<typeof send>): Promise<ImportResponse> => {
    const answer = await send(...file);
    expect(answer.body).toMatchObject({ state: 'preview' });
    return answer.body;
  };

  /** Calendar files end their lines as RFC 5545 has it; a checkout may not. */
  const sample = async (name: string): Promise<string> =>
    String(await readFile(join(import.meta.dirname, name))).replace(
      /\r?\n/g,
      name.endsWith('.ics') ? '\r\n' : '\n',
    );

  const readSample = async (name: string, kind = 'events') => read(await sample(name), { kind, name });

  const get = async <Answer>(path: string): Promise<Answer> =>
    (await place.venue.http().get(path).set('Authorization', as(place.admin)).expect(200)).body;

  const rowsOf = ({ id }: ImportResponse) => get<ImportRowResponse[]>(`/api/imports/${id}/rows`);

  const fatesOf = async (found: ImportResponse) =>
    (await rowsOf(found)).map(({ line, fate, words }) => `${line} ${fate}: ${words}`);

  const change = async ({ id }: ImportResponse, options: object): Promise<ImportResponse> =>
    (
      await place.venue
        .http()
        .put(`/api/imports/${id}/options`)
        .set('Authorization', as(place.admin))
        .send(options)
        .expect(200)
    ).body;

  /** Starts it, and does what the job does, until it is over. */
  const bringIn = async ({ id }: ImportResponse): Promise<ImportResponse> => {
    await place.venue
      .http()
      .post(`/api/imports/${id}/start`)
      .set('Authorization', as(place.admin))
      .expect(200);
    await goOn(id);
    return get(`/api/imports/${id}`);
  };

  const goOn = async (id: number): Promise<void> => {
    const running = place.venue.app.get(ImportRunningService);
    for (let step = await running.step(id); step !== 'over'; step = await running.step(id));
  };

  const anArtist = async (name: string, isApproved = true): Promise<number> => {
    const [artist] = await place.venue.sql<{ id: number }>(
      `INSERT INTO artists (name, genre, email, is_approved) VALUES ($1, 'country', 'a@example.com', $2) RETURNING id`,
      [name, isApproved],
    );
    return artist?.id ?? 0;
  };

  const shows = () =>
    place.venue.sql(
      `SELECT name, date, time, end_time AS "endTime", type, status, capacity FROM events ORDER BY date, time, name`,
    );

  return {
    place,
    as,
    send,
    read,
    sample,
    readSample,
    get,
    rowsOf,
    fatesOf,
    change,
    bringIn,
    goOn,
    anArtist,
    shows,
  };
};
