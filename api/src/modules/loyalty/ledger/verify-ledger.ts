import { membershipTier } from '#contract/loyalty.js';
import type { SqlRunner } from '#src/database/database.js';

/** Something stored that is not what the ledger gives when it is added up again. */
interface LedgerDifference {
  what: 'points' | 'shows attended' | 'tier' | 'badge' | 'chain of reversals';
  memberId: number;
  /** The id, for a badge or an entry. */
  id: number | null;
  stored: string;
  computed: string;
}

/** What was looked at, and everything that was wrong. */
export interface LedgerReport {
  members: number;
  entries: number;
  badgesHeld: number;
  differences: LedgerDifference[];
}

/** Every entry with the entry at the bottom of its chain, followed by what reverses what and by nothing that is stored. */
const CHAINS = `
  WITH RECURSIVE chain AS (
    SELECT id, id AS root_id, 0 AS depth FROM loyalty_transactions WHERE reverses_id IS NULL
    UNION ALL
    SELECT entry.id, chain.root_id, chain.depth + 1
      FROM chain JOIN loyalty_transactions entry ON entry.reverses_id = chain.id
  ), award AS (
    SELECT root.id, root.member_id, root.type, root.event_id, root.badge_id, root.points,
           max(chain.depth) % 2 = 0 AS stands
      FROM chain JOIN loyalty_transactions root ON root.id = chain.root_id GROUP BY root.id
  )`;

const COUNTS = `
  SELECT (SELECT count(*)::int FROM loyalty_members) AS members,
         (SELECT count(*)::int FROM loyalty_transactions) AS entries,
         (SELECT count(*)::int FROM member_badges) AS "badgesHeld"`;

const BALANCES = `
  ${CHAINS}, added AS (
    SELECT member_id, sum(points)::int AS points FROM loyalty_transactions GROUP BY member_id
  ), standing AS (
    SELECT member_id, sum(points)::int AS points, count(*) FILTER (WHERE type = 'attendance')::int AS shows
      FROM award WHERE stands GROUP BY member_id
  )
  SELECT member.id AS "memberId", member.total_points AS "storedPoints", member.events_attended AS "storedShows",
         member.membership_level AS "storedTier", coalesce(added.points, 0) AS points,
         coalesce(standing.points, 0) AS "standingPoints", coalesce(standing.shows, 0) AS shows
    FROM loyalty_members member
    LEFT JOIN added ON added.member_id = member.id LEFT JOIN standing ON standing.member_id = member.id`;

/** A badge is held as long as its entry stands; of deleted badges only the points are left. */
const BADGES = `
  ${CHAINS}, earned AS (
    SELECT member_id, badge_id FROM award WHERE type = 'badge' AND badge_id IS NOT NULL AND stands
  )
  SELECT coalesce(held.member_id, earned.member_id) AS "memberId", coalesce(held.badge_id, earned.badge_id) AS id,
         CASE WHEN held.id IS NULL THEN 'not held' ELSE 'held' END AS stored,
         CASE WHEN earned.badge_id IS NULL THEN 'its points do not stand' ELSE 'its points stand' END AS computed
    FROM member_badges held FULL JOIN earned
      ON earned.member_id = held.member_id AND earned.badge_id = held.badge_id
   WHERE held.id IS NULL OR earned.badge_id IS NULL`;

const PLACES = `
  ${CHAINS}
  SELECT entry.member_id AS "memberId", entry.id,
         format('%s at %s', coalesce(entry.root_id, entry.id), entry.chain_depth) AS stored,
         format('%s at %s', chain.root_id, chain.depth) AS computed
    FROM loyalty_transactions entry LEFT JOIN chain ON chain.id = entry.id
   WHERE (coalesce(entry.root_id, entry.id), entry.chain_depth) IS DISTINCT FROM (chain.root_id, chain.depth)`;

interface Balance {
  memberId: number;
  storedPoints: number;
  storedShows: number;
  storedTier: string;
  points: number;
  standingPoints: number;
  shows: number;
}

/**
 * Adds the whole ledger up again and compares: totals, shows attended, tiers, badges, chains (design §4 "Points are a
 * ledger"). Meant for one transaction that sees one moment, since guests check in meanwhile.
 */
export const verifyLedger = async (runner: Pick<SqlRunner, 'query'>): Promise<LedgerReport> => {
  const [counts] = await runner.query<Omit<LedgerReport, 'differences'>>(COUNTS);
  const balances = await runner.query<Balance>(BALANCES);
  const badges = await runner.query<Omit<LedgerDifference, 'what'>>(BADGES);
  const places = await runner.query<Omit<LedgerDifference, 'what'>>(PLACES);
  return {
    members: counts?.members ?? 0,
    entries: counts?.entries ?? 0,
    badgesHeld: counts?.badgesHeld ?? 0,
    differences: [
      ...balances.flatMap(differencesOf),
      ...badges.map((badge) => ({ what: 'badge' as const, ...badge })),
      ...places.map((place) => ({ what: 'chain of reversals' as const, ...place })),
    ],
  };
};

const differencesOf = (balance: Balance): LedgerDifference[] => {
  const { memberId, points } = balance;
  const compared: [LedgerDifference['what'], string | number, string | number][] = [
    ['points', balance.storedPoints, points],
    ['points', points, balance.standingPoints],
    ['shows attended', balance.storedShows, balance.shows],
    ['tier', balance.storedTier, membershipTier(points)],
  ];
  return compared
    .filter(([, stored, computed]) => stored !== computed)
    .map(([what, stored, computed]) => ({
      what,
      memberId,
      id: null,
      stored: String(stored),
      computed: String(computed),
    }));
};

/** The report as a person reads it, one line for each difference. */
export const describeReport = ({ members, entries, badgesHeld, differences }: LedgerReport): string =>
  [
    `${members} members, ${entries} ledger entries, ${badgesHeld} badges held: ${differences.length} differences.`,
    ...differences.map(
      ({ what, memberId, id, stored, computed }) =>
        `  member ${memberId}, ${what}${id === null ? '' : ` ${id}`}: stored ${stored}, computed ${computed}`,
    ),
  ].join('\n');
