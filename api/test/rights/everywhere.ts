import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestApp } from '#test/test-app.js';

/** Every column that can hold words or bytes, of every table, the job queue's too. */
const COLUMNS = `
  SELECT table_schema AS schema, table_name AS "table", column_name AS "column", data_type AS type
    FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
   WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'
     AND data_type IN ('text', 'character varying', 'character', 'json', 'jsonb', 'bytea', 'ARRAY', 'USER-DEFINED')
   ORDER BY 1, 2, 3`;

interface Column {
  schema: string;
  table: string;
  column: string;
  type: string;
}

/**
 * Where one of these words stands, in any column of any table and any file of the storage, in any case: what is not found here is
 * kept nowhere.
 * @returns `table.column: word`, `file name: word`
 */
export const findEverywhere = async (venue: TestApp, words: readonly string[]): Promise<string[]> => [
  ...(await findInTables(venue, words)),
  ...(await findInFiles(venue, words)),
];

const findInTables = async ({ sql }: TestApp, words: readonly string[]): Promise<string[]> => {
  const columns = await sql<Column>(COLUMNS);
  const found: string[] = [];
  for (const { schema, table, column, type } of columns) {
    const text = type === 'bytea' ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const rows = await sql<{ word: string }>(
      `SELECT DISTINCT word FROM unnest($1::text[]) word, "${schema}"."${table}" WHERE strpos(lower(${text}), lower(word)) > 0`,
      [words],
    );
    found.push(...rows.map(({ word }) => `${table}.${column}: ${word}`));
  }
  return found;
};

const findInFiles = async ({ uploads }: TestApp, words: readonly string[]): Promise<string[]> => {
  const found: string[] = [];
  for (const entry of await readdir(uploads, { recursive: true, withFileTypes: true })) {
    const text = entry.isFile() ? await readFile(join(entry.parentPath, entry.name), 'latin1') : '';
    const all = `${entry.name}\n${text}`.toLowerCase();
    found.push(
      ...words.filter((word) => all.includes(word.toLowerCase())).map((word) => `${entry.name}: ${word}`),
    );
  }
  return found;
};

/** Names of the files that the venue keeps. */
export const storedFiles = async ({ uploads }: TestApp): Promise<string[]> =>
  (await readdir(uploads)).filter((name) => !name.startsWith('.')).sort();
