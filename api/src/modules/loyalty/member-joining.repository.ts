import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '#src/database/database.js';
import type { JoinableMember, ProvedAddress } from './member-joining-rules.js';
import type { MergeableMember } from './member-merge-rules.js';

/** Entries about the same event or badge; of deleted ones nobody knows what they were about. */
const isSameAward = (left: string, right: string): string => `
  ${left}.type = ${right}.type
     AND ((${left}.type = 'attendance' AND ${left}.event_id = ${right}.event_id)
       OR (${left}.type = 'badge' AND ${left}.badge_id = ${right}.badge_id))`;

/** What the ledgers point to stays until both are one: deleting it afterwards waits for nothing that waits for it. */
const HOLD_SOURCES = [
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

/** What both had counts once, and counts as long as it stood with either. */
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

const KEEP_DETAILS = `
  UPDATE loyalty_members member SET phone = coalesce(member.phone, other.phone), badges_due = true,
         join_date = least(member.join_date, other.join_date), updated_at = now()
    FROM loyalty_members other WHERE member.id = $2 AND other.id = $1`;

/** As text, so that nothing of it is rounded on the way. */
const READ_LEDGER = `
  SELECT coalesce(jsonb_agg(to_jsonb(entry)), '[]')::text AS ledger
    FROM loyalty_transactions entry JOIN loyalty_transactions root ON root.id = coalesce(entry.root_id, entry.id)
   WHERE entry.member_id = $1 AND NOT EXISTS (
     SELECT FROM loyalty_transactions own WHERE own.member_id = $2 AND ${isSameAward('own', 'root')})`;

const WRITE_LEDGER = `
  INSERT INTO loyalty_transactions (id, member_id, event_id, badge_id, reverses_id, points, type, description,
                                    client_key, created_by, created_at)
  SELECT id, $2, event_id, badge_id, reverses_id, points, type, description, client_key, created_by, created_at
    FROM jsonb_populate_recordset(NULL::loyalty_transactions, $1::jsonb) ORDER BY chain_depth, id`;

/** Joining members; every call is part of the caller's transaction, which has locked them first. */
@Injectable()
export class MemberJoiningRepository {
  /** The account's member and the address's, held still: a check-in at the door waits until they are joined. */
  lock(runner: SqlRunner, { userId, email }: ProvedAddress): Promise<JoinableMember[]> {
    return runner.query<JoinableMember>(
      `SELECT id, email, user_id AS "userId" FROM loyalty_members
        WHERE user_id = $1 OR email = $2 ORDER BY id FOR UPDATE`,
      [userId, email],
    );
  }

  /** Two members, held still; fewer when one is gone. */
  lockBoth(runner: SqlRunner, { id, otherId }: { id: number; otherId: number }): Promise<MergeableMember[]> {
    return runner.query<MergeableMember>(
      'SELECT id, user_id AS "userId" FROM loyalty_members WHERE id = ANY($1) ORDER BY id FOR UPDATE',
      [[id, otherId]],
    );
  }

  async link(runner: SqlRunner, memberId: number, userId: number): Promise<void> {
    await runner.query('UPDATE loyalty_members SET user_id = $2, updated_at = now() WHERE id = $1', [
      memberId,
      userId,
    ]);
  }

  async readdress(runner: SqlRunner, memberId: number, email: string): Promise<void> {
    await runner.query('UPDATE loyalty_members SET email = $2, updated_at = now() WHERE id = $1', [
      memberId,
      email,
    ]);
  }

  /** Has the badges of the account's member judged: with the address, bookings made with it are proved to be theirs. */
  async judge(runner: SqlRunner, userId: number): Promise<void> {
    await runner.query('UPDATE loyalty_members SET badges_due = true WHERE user_id = $1', [userId]);
  }

  /**
   * Moves everything that hangs on one member to another, then removes the emptied one. The ledger is append-only, so its
   * entries go with the old member and are written again for the other under their old ids and keys: a repeated
   * adjustment still finds its own. Their trigger moves the balance.
   */
  async merge(runner: SqlRunner, from: number, into: number): Promise<void> {
    for (const statement of HOLD_SOURCES) await runner.query(statement, [from]);
    for (const statement of [MOVE_EVIDENCE, RESTORE_SHARED, MOVE_BADGES, KEEP_DETAILS]) {
      await runner.query(statement, [from, into]);
    }
    const [read] = await runner.query<{ ledger: string }>(READ_LEDGER, [from, into]);
    await runner.query('DELETE FROM loyalty_members WHERE id = $1', [from]);
    await runner.query(WRITE_LEDGER, [read?.ledger ?? '[]', into]);
  }
}
