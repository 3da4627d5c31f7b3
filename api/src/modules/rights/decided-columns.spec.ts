import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';
import { queryOnce } from '#test/backup/archived-venue.js';
import { decidedColumns } from '#test/rights/decided-columns.js';

/** All that can hold words, but for what is worked out from others. */
const COLUMNS = `
  SELECT table_name || '.' || column_name AS name
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
   WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'schema_migrations'
     AND is_generated = 'NEVER'
     AND (data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea')
          OR (data_type = 'ARRAY' AND udt_name IN ('_text', '_varchar', '_jsonb', '_bytea')))`;

describe('the columns that can hold words', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  const stored = async () =>
    (await queryOnce<{ name: string }>(database.url, COLUMNS)).map(({ name }) => name).sort();

  // One that is new: say in `decided-columns.ts` what becomes of it when somebody is forgotten, and do it in `erasure.sql.ts`.
  it('are all decided about for somebody who is forgotten', async () => {
    expect(await stored()).toEqual(decidedColumns());
  });

  it('are seen when they are new', async () => {
    await queryOnce(database.url, 'CREATE TABLE wishes (id integer, said_by text)');
    expect(await stored()).toEqual([...decidedColumns(), 'wishes.said_by'].sort());
  });
});
