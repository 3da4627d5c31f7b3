import type { Verdict } from './judging-rules.js';

/**
 * Shared by everybody who judges, alone for a show or a definition that goes: the triggers that keep badges take the same
 * number. As SQL, since TypeORM has no advisory locks.
 */
export const SHARE_JUDGING = 'SELECT pg_advisory_xact_lock_shared(7263034)';

const VERDICTS = `
  jsonb_to_recordset($1::jsonb) AS verdict("memberId" integer, "badgeId" integer, "earnedDate" timestamptz)`;

/** The last entry about each verdict's badge, if there was any. */
const TIP = `
  LEFT JOIN loyalty_transactions root
    ON root.member_id = verdict."memberId" AND root.badge_id = verdict."badgeId" AND root.type = 'badge'
  LEFT JOIN LATERAL (
    SELECT id, points, chain_depth FROM (
      SELECT root.id, root.points, root.chain_depth
      UNION ALL
      SELECT chain.id, chain.points, chain.chain_depth FROM loyalty_transactions chain WHERE chain.root_id = root.id
    ) entries ORDER BY chain_depth DESC LIMIT 1) tip ON true`;

/** Takes a badge's last entry back: an award that stands, or the reversal of one. `reason` is SQL. */
const reversalOf = (last: 'award' | 'reversal', reason: string): string => `
  INSERT INTO loyalty_transactions (member_id, badge_id, points, type, reverses_id, description)
  SELECT verdict."memberId", verdict."badgeId", -tip.points, 'reversal', tip.id, left(${reason} || badge.name, 255)
    FROM ${VERDICTS} JOIN badges badge ON badge.id = verdict."badgeId" ${TIP}
   WHERE tip.id IS NOT NULL AND tip.chain_depth % 2 = ${last === 'award' ? 0 : 1}`;

const FIRST_AWARD = `
  INSERT INTO loyalty_transactions (member_id, badge_id, points, type, description)
  SELECT verdict."memberId", verdict."badgeId", badge.points, 'badge', left('Badge: ' || badge.name, 255)
    FROM ${VERDICTS} JOIN badges badge ON badge.id = verdict."badgeId" ${TIP} WHERE root.id IS NULL`;

const GIVE = `
  INSERT INTO member_badges (member_id, badge_id, earned_date, basis)
  SELECT verdict."memberId", verdict."badgeId", verdict."earnedDate", 'history' FROM ${VERDICTS}`;

const TAKE = `
  DELETE FROM member_badges held USING ${VERDICTS}
   WHERE held.member_id = verdict."memberId" AND held.badge_id = verdict."badgeId"`;

const MOVE = `
  UPDATE member_badges held SET earned_date = verdict."earnedDate" FROM ${VERDICTS}
   WHERE held.member_id = verdict."memberId" AND held.badge_id = verdict."badgeId"`;

/**
 * What each kind of verdict writes, in this order: entries before badges, as everywhere (decision 19). As SQL, since each
 * writes for all members of a batch at once what it finds of each. `$1` is the verdicts, as JSON.
 */
export const STATEMENTS: Record<Verdict['do'], readonly string[]> = {
  award: [reversalOf('reversal', `'Earned again: '`), FIRST_AWARD, GIVE],
  withdraw: [reversalOf('award', `'Not earned after all: '`), TAKE],
  move: [MOVE],
};
