import { Injectable } from '@nestjs/common';
import type { SqlRunner } from '#src/database/database.js';
import type { JoinableMember, ProvedAddress } from './member-joining-rules.js';

/** An award that the other member has already got: one attendance an event, one award a badge. */
const HAS_ALREADY = `
  SELECT FROM loyalty_transactions own
   WHERE own.member_id = $2 AND own.type = entry.type
     AND ((own.type = 'attendance' AND own.event_id = entry.event_id)
       OR (own.type = 'badge' AND own.badge_id = entry.badge_id))`;

/**
 * The ledger is append-only, so entries are written again for the other member, their reversals with them; its trigger
 * moves the balance. The old ones go with the old member.
 */
const COPY_LEDGER = `
  WITH kept AS MATERIALIZED (
    SELECT nextval('loyalty_transactions_id_seq')::integer AS new_id, entry.*
      FROM loyalty_transactions entry
     WHERE entry.member_id = $1 AND entry.type <> 'reversal' AND NOT EXISTS (${HAS_ALREADY})
  ), copied AS (
    INSERT INTO loyalty_transactions (id, member_id, event_id, badge_id, points, type, description, created_at)
    SELECT new_id, $2, event_id, badge_id, points, type, description, created_at FROM kept
  )
  INSERT INTO loyalty_transactions (member_id, event_id, badge_id, reverses_id, points, type, description, created_at)
  SELECT $2, reversal.event_id, reversal.badge_id, kept.new_id, reversal.points, reversal.type,
         reversal.description, reversal.created_at
    FROM kept JOIN loyalty_transactions reversal ON reversal.reverses_id = kept.id`;

/** Rejecting a photo later must not take points that were never given for it. */
const MOVE_EVIDENCE = `
  UPDATE photo_attendance evidence SET loyalty_member_id = $2, points_awarded = CASE WHEN EXISTS (
           SELECT FROM loyalty_transactions own
            WHERE own.member_id = $2 AND own.type = 'attendance' AND own.event_id = evidence.event_id)
         THEN 0 ELSE points_awarded END
   WHERE loyalty_member_id = $1`;

const MOVE_BADGES = `
  INSERT INTO member_badges (member_id, badge_id, earned_date, is_new)
  SELECT $2, badge_id, earned_date, is_new FROM member_badges WHERE member_id = $1
  ON CONFLICT (member_id, badge_id) DO NOTHING`;

const KEEP_DETAILS = `
  UPDATE loyalty_members member SET phone = coalesce(member.phone, other.phone),
         join_date = least(member.join_date, other.join_date), updated_at = now()
    FROM loyalty_members other WHERE member.id = $2 AND other.id = $1`;

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

  /** Moves everything that hangs on one member to another, then removes the emptied one. */
  async merge(runner: SqlRunner, from: number, into: number): Promise<void> {
    for (const statement of [MOVE_EVIDENCE, COPY_LEDGER, MOVE_BADGES, KEEP_DETAILS]) {
      await runner.query(statement, [from, into]);
    }
    await runner.query('DELETE FROM loyalty_members WHERE id = $1', [from]);
  }
}
