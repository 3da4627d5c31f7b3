/** Entries about the same event or badge; of deleted ones nobody knows what they were about. */
const isSameAward = (left: string, right: string): string => `
  ${left}.type = ${right}.type
     AND ((${left}.type = 'attendance' AND ${left}.event_id = ${right}.event_id)
       OR (${left}.type = 'badge' AND ${left}.badge_id = ${right}.badge_id))`;

/**
 * What the ledger of `$1` points to stays until both are one: deleting it afterwards waits for nothing that waits for it.
 * As SQL, since it locks what a subquery finds, in another area's table too.
 */
export const HOLD_SOURCES = [
  `SELECT FROM badges WHERE id IN (SELECT badge_id FROM loyalty_transactions WHERE member_id = $1
                                   UNION SELECT badge_id FROM member_badges WHERE member_id = $1) ORDER BY id FOR KEY SHARE`,
  `SELECT FROM events WHERE id IN (SELECT event_id FROM loyalty_transactions WHERE member_id = $1)
    ORDER BY id FOR KEY SHARE`,
];

/** Rejecting a photo later must not take points that were never given for it. */
const MOVE_EVIDENCE = `
  UPDATE photo_attendance evidence SET loyalty_member_id = $2, points_awarded = CASE WHEN EXISTS (
           SELECT FROM standing_entries own
            WHERE own.member_id = $2 AND own.type = 'attendance' AND own.event_id = evidence.event_id)
         THEN 0 ELSE points_awarded END
   WHERE loyalty_member_id = $1`;

/** An award that both members have counts once, and stands if it stood with either of them. */
const RESTORE_SHARED = `
  INSERT INTO loyalty_transactions (member_id, event_id, badge_id, points, type, reverses_id, description)
  SELECT $2, own.event_id, own.badge_id, -tip.points, 'reversal', tip.id, 'Joined with another membership'
    FROM standing_entries other
    JOIN loyalty_transactions own ON own.member_id = $2 AND ${isSameAward('own', 'other')}
    JOIN LATERAL (SELECT id, points, chain_depth FROM loyalty_transactions
                   WHERE root_id = own.id ORDER BY chain_depth DESC LIMIT 1) tip ON tip.chain_depth % 2 = 1
   WHERE other.member_id = $1`;

/**
 * Those for early bookings are kept, since the bookings were made with the address that goes. Of two reasons to hold the
 * same badge the one that lasts longer counts.
 */
const MOVE_BADGES = `
  INSERT INTO member_badges (member_id, badge_id, earned_date, is_new, basis)
  SELECT $2, held.badge_id, held.earned_date, held.is_new,
         CASE WHEN held.basis = 'history' AND badge.requirement_type = 'early_booking' THEN 'kept' ELSE held.basis END
    FROM member_badges held JOIN badges badge ON badge.id = held.badge_id WHERE held.member_id = $1
  ON CONFLICT (member_id, badge_id) DO UPDATE SET
    basis = CASE member_badges.basis WHEN 'history' THEN excluded.basis ELSE member_badges.basis END,
    is_new = least(member_badges.is_new, excluded.is_new)`;

/** What both wait for is waited for once. */
const WITHDRAW_SHARED = `
  UPDATE redemptions asked SET status = 'withdrawn'
   WHERE asked.member_id = $1 AND asked.status = 'asked' AND EXISTS (
     SELECT FROM redemptions own WHERE own.member_id = $2 AND own.reward_id = asked.reward_id AND own.status = 'asked')`;

const MOVE_REDEMPTIONS = 'UPDATE redemptions SET member_id = $2 WHERE member_id = $1';

const KEEP_DETAILS = `
  UPDATE loyalty_members member SET phone = coalesce(member.phone, other.phone), badges_due = true,
         join_date = least(member.join_date, other.join_date), updated_at = now()
    FROM loyalty_members other WHERE member.id = $2 AND other.id = $1`;

/** What goes from `$1` to `$2`, in this order. As SQL, since each statement writes what it computes of many rows of both. */
export const MOVE_ALL = [
  MOVE_EVIDENCE,
  RESTORE_SHARED,
  MOVE_BADGES,
  WITHDRAW_SHARED,
  MOVE_REDEMPTIONS,
  KEEP_DETAILS,
];

/**
 * The entries of `$1` that `$2` has nothing like. As SQL, since they are read as text, so that nothing of them is rounded
 * on the way.
 */
export const READ_LEDGER = `
  SELECT coalesce(jsonb_agg(to_jsonb(entry)), '[]')::text AS ledger
    FROM loyalty_transactions entry JOIN loyalty_transactions root ON root.id = coalesce(entry.root_id, entry.id)
   WHERE entry.member_id = $1 AND NOT EXISTS (
     SELECT FROM loyalty_transactions own WHERE own.member_id = $2 AND ${isSameAward('own', 'root')})`;

/** Writes the entries of the text `$1` for `$2`. As SQL, since the database reads the text, all entries at once. */
export const WRITE_LEDGER = `
  INSERT INTO loyalty_transactions (id, member_id, event_id, badge_id, redemption_id, reverses_id, points, type, description,
                                    client_key, created_by, created_at)
  SELECT id, $2, event_id, badge_id, redemption_id, reverses_id, points, type, description, client_key, created_by, created_at
    FROM jsonb_populate_recordset(NULL::loyalty_transactions, $1::jsonb) ORDER BY chain_depth, id`;
