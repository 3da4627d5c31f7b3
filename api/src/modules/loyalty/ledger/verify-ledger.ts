import { membershipTier } from '#contract/loyalty.js';
import type { SqlRunner } from '#src/database/database.js';

/** Something stored that is not what the ledger gives when it is added up again. */
interface LedgerDifference {
  what:
    | 'points'
    | 'spent points'
    | 'shows attended'
    | 'tier'
    | 'badge'
    | 'redemption'
    | 'stock'
    | 'chain of reversals';
  /** Null for what is no member's: a reward's stock. */
  memberId: number | null;
  /** The id, for a badge, an entry, a redemption or a reward. */
  id: number | null;
  stored: string;
  computed: string;
}

type Found = Omit<LedgerDifference, 'what'>;

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
    SELECT entry.member_id, coalesce(sum(entry.points) FILTER (WHERE root.type <> 'redemption'), 0)::int AS points,
           -coalesce(sum(entry.points) FILTER (WHERE root.type = 'redemption'), 0)::int AS spent
      FROM chain JOIN loyalty_transactions entry ON entry.id = chain.id JOIN loyalty_transactions root ON root.id = chain.root_id
     GROUP BY entry.member_id
  ), standing AS (
    SELECT member_id, coalesce(sum(points) FILTER (WHERE type <> 'redemption'), 0)::int AS points,
           -coalesce(sum(points) FILTER (WHERE type = 'redemption'), 0)::int AS spent,
           count(*) FILTER (WHERE type = 'attendance')::int AS shows
      FROM award WHERE stands GROUP BY member_id
  )
  SELECT member.id AS "memberId", member.total_points AS "storedPoints", member.events_attended AS "storedShows",
         member.membership_level AS "storedTier", member.spent_points AS "storedSpent",
         coalesce(added.points, 0) AS points, coalesce(added.spent, 0) AS spent,
         coalesce(standing.points, 0) AS "standingPoints", coalesce(standing.spent, 0) AS "standingSpent",
         coalesce(standing.shows, 0) AS shows
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

/** A reward is out as long as its entry stands. */
const REDEMPTIONS = `
  ${CHAINS}
  SELECT redemption.member_id AS "memberId", redemption.id, redemption.status AS stored,
         CASE WHEN award.id IS NULL THEN 'took no points' WHEN award.stands THEN format('%s points of member %s', -award.points, award.member_id)
              ELSE 'its points came back' END AS computed
    FROM redemptions redemption LEFT JOIN loyalty_transactions entry ON entry.redemption_id = redemption.id
    LEFT JOIN award ON award.id = entry.id
   WHERE CASE WHEN award.id IS NULL THEN redemption.status NOT IN ('asked', 'withdrawn')
              WHEN award.stands THEN redemption.status <> 'handed-over'
              ELSE redemption.status <> 'reversed' END
      OR (award.member_id, -award.points) IS DISTINCT FROM (redemption.member_id, redemption.points) AND award.id IS NOT NULL`;

const STOCK = `
  SELECT NULL::integer AS "memberId", reward.id, reward.handed_over::text AS stored, count(redemption.id)::text AS computed
    FROM rewards reward LEFT JOIN redemptions redemption
      ON redemption.reward_id = reward.id AND redemption.status = 'handed-over'
   GROUP BY reward.id HAVING reward.handed_over <> count(redemption.id)`;

const PLACES = `
  ${CHAINS}
  SELECT entry.member_id AS "memberId", entry.id,
         format('%s at %s', coalesce(entry.root_id, entry.id), entry.chain_depth) AS stored,
         format('%s at %s', chain.root_id, chain.depth) AS computed
    FROM loyalty_transactions entry LEFT JOIN chain ON chain.id = entry.id
   WHERE (coalesce(entry.root_id, entry.id), entry.chain_depth) IS DISTINCT FROM (chain.root_id, chain.depth)`;

/** Statements whose rows are differences, in the order of a report. */
const COMPARISONS = [
  ['badge', BADGES],
  ['redemption', REDEMPTIONS],
  ['stock', STOCK],
  ['chain of reversals', PLACES],
] as const;

interface Balance {
  memberId: number;
  storedPoints: number;
  storedShows: number;
  storedTier: string;
  storedSpent: number;
  points: number;
  spent: number;
  standingPoints: number;
  standingSpent: number;
  shows: number;
}

/**
 * Adds the whole ledger up again and compares: totals, shows attended, tiers, badges, rewards, chains (design §4 "Points are a
 * ledger"). Meant for one transaction that sees one moment, since guests check in meanwhile.
 */
export const verifyLedger = async (runner: Pick<SqlRunner, 'query'>): Promise<LedgerReport> => {
  const [counts] = await runner.query<Omit<LedgerReport, 'differences'>>(COUNTS);
  const differences = (await runner.query<Balance>(BALANCES)).flatMap(differencesOf);
  for (const [what, sql] of COMPARISONS)
    for (const found of await runner.query<Found>(sql)) differences.push({ what, ...found });
  return {
    members: counts?.members ?? 0,
    entries: counts?.entries ?? 0,
    badgesHeld: counts?.badgesHeld ?? 0,
    differences,
  };
};

const differencesOf = (balance: Balance): LedgerDifference[] => {
  const { memberId, points } = balance;
  const compared: [LedgerDifference['what'], string | number, string | number][] = [
    ['points', balance.storedPoints, points],
    ['points', points, balance.standingPoints],
    ['spent points', balance.storedSpent, balance.spent],
    ['spent points', balance.spent, balance.standingSpent],
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
        `  ${memberId === null ? 'reward' : `member ${memberId}`}, ${what}${id === null ? '' : ` ${id}`}: stored ${stored}, computed ${computed}`,
    ),
  ].join('\n');
