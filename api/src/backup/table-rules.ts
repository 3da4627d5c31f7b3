import type { Client } from 'pg';
import { quoted, type Table } from './tables.js';

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/**
 * Does this with the tables' triggers off and without their foreign keys, which are then checked for every row. Only the tables'
 * owner is needed for it; `session_replication_role` would need a superuser, and checks nothing. Within a transaction.
 */
export const withoutRules = async <T>(
  client: Client,
  tables: Table[],
  work: () => Promise<T>,
): Promise<T> => {
  const keys = await findForeignKeys(client, tables);
  for (const { table, name } of keys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quoted(name)}`);
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
  const result = await work();
  for (const { name } of tables) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quoted(name)} ${definition}`);
  return result;
};

/** Those that point at these tables, as all of the tables' own do; also from a table that is not among them. */
const findForeignKeys = async (client: Client, tables: Table[]): Promise<ForeignKey[]> => {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND confrelid = ANY($1::text[]::regclass[])
      ORDER BY conrelid::regclass::text, conname`,
    [tables.map(({ name }) => quoted(name))],
  );
  return rows;
};
