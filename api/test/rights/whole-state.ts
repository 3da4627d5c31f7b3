import type { TestApp } from '#test/test-app.js';
import { storedFiles } from './everywhere.js';

const TABLES = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
   WHERE schemaname = 'public' OR tablename = '_private_jobs' ORDER BY 1`;

/** All that a venue holds, to be compared: a hash of the rows of each table, and the names of its files. */
export const wholeState = async (venue: TestApp): Promise<Record<string, unknown>> => {
  const state: Record<string, unknown> = { files: await storedFiles(venue) };
  for (const { name } of await venue.sql<{ name: string }>(TABLES)) {
    const [rows] = await venue.sql<{ hash: string | null }>(
      `SELECT md5(string_agg(row::text, ' ' ORDER BY row::text)) AS hash FROM ${name} row`,
    );
    state[name] = rows?.hash;
  }
  return state;
};
