import type { Client } from 'pg';
import { KNOWN_MIGRATIONS } from './migrations.js';
import { databaseBehind, otherVersionsDatabase } from './start-problem.js';
import { withClient } from './with-client.js';

/** Where TypeORM notes the schema changes that ran; a restore writes it by migrating. */
export const MIGRATIONS_TABLE = 'schema_migrations';

/** Schema changes that the database has seen, oldest first; none when it is not ours yet. */
export const findMigrations = async (client: Client): Promise<string[]> => {
  if (!(await hasTable(client, MIGRATIONS_TABLE))) return [];
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${MIGRATIONS_TABLE} ORDER BY id`);
  return rows.map(({ name }) => name);
};

export const hasTable = async (client: Client, name: string): Promise<boolean> => {
  const { rows } = await client.query<{ has: boolean }>('SELECT to_regclass($1) IS NOT NULL AS has', [name]);
  return rows[0]?.has === true;
};

/**
 * Changes nothing: a venue may be running on the database.
 * @throws StartError when the schema is not the one of this program
 */
export const requireMigrated = (url: string): Promise<void> =>
  withClient({ connectionString: url }, async (client) => {
    const ran = await findMigrations(client);
    if (ran.some((name) => !KNOWN_MIGRATIONS.has(name))) throw otherVersionsDatabase(url);
    if (ran.length < KNOWN_MIGRATIONS.size) throw databaseBehind(url);
  });
