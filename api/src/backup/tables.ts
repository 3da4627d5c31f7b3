import type { Client } from 'pg';
import { getMetadataArgsStorage } from 'typeorm';
import { ENTITIES } from '#src/database/entities.js';
import { MIGRATIONS_TABLE } from '#src/database/ran-migrations.js';

/** A table with the columns that are written to it; those that PostgreSQL computes are not among them. */
export interface Table {
  name: string;
  columns: string[];
}

export interface CountedTable extends Table {
  rows: number;
}

/** Names of the product's tables. One that a migration renames or drops must stay among them: older archives have it. */
export const OWN_TABLES: ReadonlySet<string | undefined> = new Set(
  getMetadataArgsStorage()
    .filterTables(ENTITIES)
    .map(({ name }) => name),
);

/** How a transaction copies rows, in or out. No time limits, as in `pg_dump`: copying takes as long as the tables are large. */
export const COPYING = `SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0;
  SET LOCAL datestyle = 'ISO, YMD'; SET LOCAL timezone = 'UTC'`;

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** `"users", "venue"` */
export const quotedNames = (tables: readonly Table[]): string =>
  tables.map(({ name }) => quoted(name)).join(', ');

/** `"users" ("id", "username")`, as COPY takes it. */
export const tableWithColumns = ({ name, columns }: Table): string =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`;

/** Every table of the schema, by name: ours, and those of other programs that share it; none of extensions and of the job queue. */
export const findTables = async (client: Client): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `SELECT class.relname AS name,
            array_agg(attname::text ORDER BY attnum) FILTER (WHERE attgenerated = '') AS columns
       FROM pg_class class JOIN pg_attribute ON attrelid = class.oid AND attnum > 0 AND NOT attisdropped
      WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND relname <> $1
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = class.oid AND deptype = 'e')
      GROUP BY class.relname ORDER BY class.relname`,
    [MIGRATIONS_TABLE],
  );
  return rows;
};

/** The last number that each sequence of these tables has given out, as text; null for none yet. */
export const findSequences = async (client: Client): Promise<{ name: string; value: string | null }[]> => {
  const { rows } = await client.query<{ name: string; value: string | null }>(
    `SELECT sequencename AS name, last_value::text AS value FROM pg_sequences
      WHERE schemaname = current_schema() AND sequencename <> '${MIGRATIONS_TABLE}_id_seq' ORDER BY sequencename`,
  );
  return rows;
};

export const countRows = async (client: Client, { name }: Table): Promise<number> => {
  const { rows } = await client.query<{ count: string }>(`SELECT count(*) FROM ${quoted(name)}`);
  return Number(rows[0]?.count);
};
