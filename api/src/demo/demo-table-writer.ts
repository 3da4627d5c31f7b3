import { type EntityManager } from 'typeorm';

type Row = object;

/**
 * Inserts rows whose keys are the columns' names in camelCase, all rows with the same keys, in one statement.
 * @param table a name from this code, never from outside
 */
export const insertRows = async (
  manager: EntityManager,
  table: string,
  rows: readonly Row[],
): Promise<void> => {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).map(snakeCase).join(', ');
  await manager.query(
    `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [
      JSON.stringify(
        rows.map((row) =>
          Object.fromEntries(Object.entries(row).map(([key, value]) => [snakeCase(key), value])),
        ),
      ),
    ],
  );
};

/** Lets a table's own numbering go on after ids that came with their rows. */
export const continueNumbering = async (manager: EntityManager, table: string): Promise<void> => {
  await manager.query(
    `SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT coalesce(max(id), 1) FROM ${table}))`,
  );
};

const snakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
