import { nameOf, timeOf } from '#src/modules/loyalty/ledger/ledger.sql.js';

/**
 * Redemptions with their names and what the ledger says of them. As SQL, since it joins an entry, what took it back, and tables of
 * another area.
 */
export const REDEMPTIONS = `
  SELECT redemption.id, redemption.member_id AS "memberId", member.name AS "memberName",
         redemption.reward_id AS "rewardId", redemption.status, redemption.gate,
         CASE redemption.status WHEN 'asked' THEN coalesce(reward.name, redemption.reward_name)
              ELSE redemption.reward_name END AS "rewardName",
         CASE redemption.status WHEN 'asked' THEN coalesce(reward.points, redemption.points)
              ELSE redemption.points END AS points,
         ${timeOf('redemption.created_at')} AS "createdAt",
         ${timeOf('entry.created_at')} AS "handedOverAt", ${nameOf('person')} AS "handedOverBy",
         ${timeOf('reversal.created_at')} AS "reversedAt", ${nameOf('reverser')} AS "reversedBy",
         reversal.description AS reason
    FROM redemptions redemption
    JOIN loyalty_members member ON member.id = redemption.member_id
    LEFT JOIN rewards reward ON reward.id = redemption.reward_id
    LEFT JOIN loyalty_transactions entry ON entry.redemption_id = redemption.id
    LEFT JOIN users person ON person.id = entry.created_by
    LEFT JOIN loyalty_transactions reversal ON reversal.reverses_id = entry.id
    LEFT JOIN users reverser ON reverser.id = reversal.created_by`;
