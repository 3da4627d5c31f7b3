import { readdir } from 'node:fs/promises';
import type pg from 'pg';
import { PROOF_SEED } from '#api-test/proof-size';

/** What a venue keeps: its rows, and its files. */
export interface HeldVenue {
  uploads: string;
  sql<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
}

/** E-mails of all members, sorted. */
export const emailsOf = async (venue: HeldVenue): Promise<string[]> => {
  const rows = await venue.sql<{ email: string }>('SELECT email FROM loyalty_members');
  return rows.map(({ email }) => email).sort();
};

/** Members whose points or shows are not what the ledger says. */
export const wrongBalances = (venue: HeldVenue) =>
  venue.sql(
    `SELECT m.id, m.total_points, ledger.points
       FROM loyalty_members m, LATERAL (
              SELECT sum(points)::int AS points, count(*) FILTER (WHERE type = 'attendance')::int AS shows
                FROM loyalty_transactions WHERE member_id = m.id) ledger
      WHERE (m.total_points, m.events_attended) IS DISTINCT FROM (ledger.points, ledger.shows)`,
  );

/** Photos of which neither the original nor a size is kept. */
export const photosWithoutFiles = async (venue: HeldVenue): Promise<string[]> => {
  const kept = (await readdir(venue.uploads)).map((name) => /[0-9a-f]{32}/.exec(name)?.[0]);
  const names = new Set(kept);
  const photos = await venue.sql<{ filename: string }>('SELECT filename FROM event_photos');
  return photos
    .map(({ filename }) => filename)
    .filter((filename) => !names.has(/[0-9a-f]{32}/.exec(filename)?.[0]));
};

/** Milliseconds from each start to its kill, spread evenly in an order that the seed decides. */
export const momentsOf = (kills: number, longest: number): number[] => {
  const stride = 1 + (Number(PROOF_SEED) % 97);
  return Array.from({ length: kills }, (_, kill) => ((kill + 1) * stride * 61.8) % longest);
};
