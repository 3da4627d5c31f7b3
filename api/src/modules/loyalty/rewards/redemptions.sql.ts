import { personName } from '#src/database/sql/person-name.js';
import { timeOf } from '#src/modules/loyalty/ledger/ledger.sql.js';

/**
 * Redemptions with their names and what the ledger says of them. As SQL, since it joins an entry, what took it back, and tables of
 * another area.
 */
const REDEMPTIONS = `
  SELECT redemption.id, redemption.member_id AS "memberId", member.name AS "memberName",
         redemption.reward_id AS "rewardId", redemption.status, redemption.gate,
         CASE redemption.status WHEN 'asked' THEN coalesce(reward.name, redemption.reward_name)
              ELSE redemption.reward_name END AS "rewardName",
         CASE redemption.status WHEN 'asked' THEN coalesce(reward.points, redemption.points)
              ELSE redemption.points END AS points,
         ${timeOf('redemption.created_at')} AS "createdAt",
         ${timeOf('entry.created_at')} AS "handedOverAt", ${personName('person')} AS "handedOverBy",
         ${timeOf('reversal.created_at')} AS "reversedAt", ${personName('reverser')} AS "reversedBy",
         reversal.description AS reason
    FROM redemptions redemption
    JOIN loyalty_members member ON member.id = redemption.member_id
    LEFT JOIN rewards reward ON reward.id = redemption.reward_id
    LEFT JOIN loyalty_transactions entry ON entry.redemption_id = redemption.id
    LEFT JOIN users person ON person.id = entry.created_by
    LEFT JOIN loyalty_transactions reversal ON reversal.reverses_id = entry.id
    LEFT JOIN users reverser ON reverser.id = reversal.created_by`;

/** A page of them, the newest first: those that stand at `$1`, or all that were not withdrawn; before `$2`, at most `$3`. */
export const FIND_PAGE = `${REDEMPTIONS}
   WHERE redemption.status = coalesce($1, redemption.status) AND ($1 IS NOT NULL OR redemption.status <> 'withdrawn')
     AND redemption.id < coalesce($2::integer, 2147483647)
   ORDER BY redemption.id DESC LIMIT $3`;

/** All that the member `$1` waits for, then the latest `$2` others, the newest first. */
export const FIND_OF_MEMBER = `${REDEMPTIONS}
   WHERE redemption.member_id = $1 AND redemption.status <> 'withdrawn'
   ORDER BY redemption.status <> 'asked', redemption.id DESC
   LIMIT $2 + (SELECT count(*) FROM redemptions WHERE member_id = $1 AND status = 'asked')`;

/** All that the member `$1` waits for, and what they were handed within a night, the oldest first. */
export const FIND_ASKED = `${REDEMPTIONS}
   WHERE redemption.member_id = $1 AND (redemption.status = 'asked'
     OR (redemption.status = 'handed-over' AND entry.created_at > now() - interval '12 hours'))
   ORDER BY redemption.id`;

export const FIND_ONE = `${REDEMPTIONS} WHERE redemption.id = $1`;
