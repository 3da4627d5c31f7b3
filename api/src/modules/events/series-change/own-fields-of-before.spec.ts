import type { DataSource } from 'typeorm';
import { createDataSource } from '#src/database/data-source.js';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';

const HAS_OWN_FIELDS = `SELECT FROM information_schema.columns WHERE table_name = 'events' AND column_name = 'own_fields'`;

describe('the shows of a series that was there before', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource(database.url, { poolSize: 2 }).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  it('have for their own what differs from most of them', async () => {
    while ((await dataSource.query<object[]>(HAS_OWN_FIELDS)).length > 0)
      await dataSource.undoLastMigration();
    await dataSource.query('INSERT INTO event_series (id) VALUES (1)');
    await dataSource.query(
      `INSERT INTO events (name, type, date, time, capacity, series_id) VALUES
         ('Dance', 'rock', '2027-01-01', '20:00', NULL, 1), ('Dance', 'rock', '2027-01-08', '22:00', 80, 1),
         ('Dance', 'rock', '2027-01-15', '20:00', NULL, 1), ('Single', 'rock', '2027-01-15', '23:00', 10, NULL)`,
    );
    await dataSource.runMigrations();
    const rows = await dataSource.query<{ own_fields: string[] }[]>(
      'SELECT own_fields FROM events ORDER BY id',
    );
    expect(rows.map((row) => row.own_fields)).toEqual([[], ['capacity', 'time'], [], []]);
  });
});
