import { readFile } from 'node:fs/promises';
import type { DataSource } from 'typeorm';
import { membershipTier } from '#contract/loyalty.js';
import { schemaPage } from '#test/database/schema-page.js';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';
import { createDataSource } from './data-source.js';
import { MIGRATIONS } from './migrations.js';

/** The tables of spec §3. */
const SPEC_TABLES = [
  'artist_availability',
  'artist_bookings',
  'artist_invitations',
  'artists',
  'badges',
  'booking_requests',
  'bookings',
  'event_attendance',
  'event_photos',
  'event_types',
  'events',
  'loyalty_members',
  'loyalty_transactions',
  'member_badges',
  'photo_attendance',
  'sessions',
  'sms_event_requests',
  'users',
  'venue',
];

describe('the schema', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeEach(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource(database.url, { poolSize: 2 }).initialize();
  });
  afterEach(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  const tables = async (): Promise<string[]> => {
    const rows = await dataSource.query<{ name: string }[]>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  };

  it('has every table of the spec', async () => {
    expect(await tables()).toEqual(expect.arrayContaining(SPEC_TABLES));
  });

  it('stands on the page that shows it', async () => {
    const page = await readFile(new URL('schema.sql', import.meta.url), 'utf8');
    expect(page).toBe(await schemaPage(dataSource));
  });

  it('goes all the way back to nothing and up again to the same', async () => {
    const before = await schemaPage(dataSource);
    for (const _ of MIGRATIONS) await dataSource.undoLastMigration();
    expect(await tables()).toEqual(['schema_migrations']);
    await dataSource.runMigrations();
    expect(await schemaPage(dataSource)).toBe(before);
  });

  it('has an index that starts with each foreign key', async () => {
    const unindexed = await dataSource.query<object[]>(
      `SELECT c.conrelid::regclass::text AS table, a.attname AS column
         FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
        WHERE c.contype = 'f' AND c.connamespace = 'public'::regnamespace AND NOT EXISTS (
          SELECT FROM pg_index i WHERE i.indrelid = c.conrelid AND i.indkey[0] = c.conkey[1])`,
    );
    expect(unindexed).toEqual([]);
  });

  it('keeps tiers as the contract says, and the ledger as it was written', async () => {
    for (const points of [0, 99, 100, 299, 300, 599, 600, 5000]) {
      const [member] = await dataSource.query<{ id: number }[]>(
        `INSERT INTO loyalty_members (name, email) VALUES ('Ruby', $1) RETURNING id`,
        [`ruby-${points}@example.com`],
      );
      await dataSource.query(
        `INSERT INTO loyalty_transactions (member_id, points, type) VALUES ($1, $2, 'adjustment')`,
        [member?.id, points],
      );
      const [row] = await dataSource.query<object[]>(
        'SELECT total_points, membership_level FROM loyalty_members WHERE id = $1',
        [member?.id],
      );
      expect(row).toEqual({ total_points: points, membership_level: membershipTier(points) });
    }
    await expect(dataSource.query('UPDATE loyalty_transactions SET points = 1')).rejects.toThrow(
      'append-only',
    );
    await expect(dataSource.query('DELETE FROM loyalty_transactions')).rejects.toThrow('append-only');
    await expect(dataSource.query('TRUNCATE loyalty_transactions')).rejects.toThrow('append-only');
  });

  it('keeps points when an event is deleted and takes the ledger with a deleted member', async () => {
    await dataSource.query(
      `WITH event AS (INSERT INTO events (name, type, date, time) VALUES ('Jam', 'rock', '2026-01-01', '20:00') RETURNING id),
            member AS (INSERT INTO loyalty_members (name, email) VALUES ('Hank', 'hank@example.com') RETURNING id)
       INSERT INTO loyalty_transactions (member_id, event_id, points, type)
       SELECT member.id, event.id, 50, 'attendance' FROM event, member`,
    );
    await dataSource.query('DELETE FROM events');
    expect(await dataSource.query('SELECT event_id, points FROM loyalty_transactions')).toEqual([
      { event_id: null, points: 50 },
    ]);
    await dataSource.query('DELETE FROM loyalty_members');
    expect(await dataSource.query('SELECT * FROM loyalty_transactions')).toEqual([]);
  });

  it('takes back points and the attendance by a reversal, once', async () => {
    const reversal = `INSERT INTO loyalty_transactions (member_id, points, type, reverses_id)
      SELECT member_id, -points, 'reversal', id FROM loyalty_transactions WHERE type = 'attendance'`;
    await dataSource.query(
      `WITH member AS (INSERT INTO loyalty_members (name, email) VALUES ('Hank', 'hank@example.com') RETURNING id)
       INSERT INTO loyalty_transactions (member_id, points, type) SELECT id, 50, 'attendance' FROM member`,
    );
    await dataSource.query(reversal);
    expect(await dataSource.query('SELECT total_points, events_attended FROM loyalty_members')).toEqual([
      { total_points: 0, events_attended: 0 },
    ]);
    await expect(dataSource.query(reversal)).rejects.toThrow('uq_loyalty_transactions_reverses');
  });
});
