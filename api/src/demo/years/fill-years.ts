import type { Client } from 'pg';
import { StartError } from '#src/config/start-error.js';
import { COPYING, findTables } from '#src/backup/tables.js';
import { withoutRules } from '#src/backup/table-rules.js';
import {
  ADD_ACTS,
  ADD_BADGES,
  ADD_GUESTS,
  ADD_MEMBERS,
  ADD_NIGHTS,
  ADD_SHOWS,
  ADD_UP,
  CONTINUE_NUMBERING,
  HAS_YEARS,
  NUMBER_WHAT_IS_NEW,
} from './years.sql.js';

/**
 * Adds years of past nights to a venue: a year is 1,000 shows, 10,000 members, 100,000 check-ins with their ledger, 15,000
 * photos (rows, no files) and 5,000 tables. All of it in one transaction; two million check-ins take some minutes.
 * @param tell is told what was added
 * @throws StartError when the venue has such years
 */
export const fillYears = async (
  client: Client,
  years: number,
  tell: (line: string) => void = () => undefined,
): Promise<void> => {
  const { rowCount } = await client.query(HAS_YEARS);
  if (rowCount) throw new StartError('This venue has years of nights already.');
  await client.query(`BEGIN; ${COPYING}`);
  await client.query(ADD_ACTS);
  await client.query(ADD_SHOWS, [years]);
  await withoutRules(client, await findTables(client), () => addNights(client, years, tell));
  await client.query('COMMIT');
  await client.query('VACUUM ANALYZE');
};

const addNights = async (client: Client, years: number, tell: (line: string) => void): Promise<void> => {
  await client.query(ADD_MEMBERS, [years]);
  await client.query(NUMBER_WHAT_IS_NEW);
  await client.query(ADD_GUESTS, [years]);
  for (const [what, statement] of Object.entries(ADD_NIGHTS)) {
    const { rowCount } = await client.query(statement, statement.includes('$1') ? [years] : []);
    tell(`${(rowCount ?? 0).toLocaleString('en-US')} ${what}`);
  }
  await client.query(CONTINUE_NUMBERING);
  await client.query(ADD_BADGES);
  await client.query(ADD_UP);
  // They are counted again with what was added.
  await client.query('DELETE FROM past_months');
};
