import type { DataSource } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#test/database/test-database.js';
import { createDataSource } from './data-source.js';

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  isNullable: boolean;
  isGenerated: boolean;
}

const COLUMNS = `
  SELECT relname AS table, attname AS column, format_type(atttypid, atttypmod) AS type,
         NOT attnotnull AS "isNullable", attgenerated <> '' AS "isGenerated"
    FROM pg_attribute JOIN pg_class ON pg_class.oid = attrelid
   WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> 'schema_migrations'
     AND attnum > 0 AND NOT attisdropped`;

describe('the entities', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createTestDatabase();
    dataSource = await createDataSource(database.url, { poolSize: 1 }).initialize();
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.drop();
  });

  /** Column by column, in one line each. */
  const declared = (): string[] =>
    dataSource.entityMetadatas.flatMap(({ tableName, columns }) =>
      columns.map((column) => {
        const length = column.length ? `(${column.length})` : '';
        const type = `${dataSource.driver.normalizeType(column)}${length}${column.isArray ? '[]' : ''}`;
        return line(tableName, column.databaseName, type, column);
      }),
    );

  const stored = async (lines: readonly string[]): Promise<string[]> => {
    const rows = await dataSource.query<ColumnRow[]>(COLUMNS);
    return rows.flatMap((row) => {
      const said = line(row.table, row.column, row.type, row);
      return row.isGenerated && !lines.includes(said) ? [] : [said];
    });
  };

  it('say of every column of every table what the database says, but may leave out what it works out', async () => {
    const lines = declared();
    expect(lines.toSorted()).toEqual((await stored(lines)).toSorted());
  });
});

const line = (table: string, column: string, type: string, { isNullable }: { isNullable: boolean }): string =>
  `${table}.${column} ${type.replace('timestamptz', 'timestamp with time zone').replace('varchar', 'character varying')}${isNullable ? ' null' : ''}`;
