import { Injectable } from '@nestjs/common';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import type { HeldBadge, JudgedBadge, Verdict } from './judging-rules.js';

/** Shared by everybody who judges, alone for a show or a definition that goes: migration 34 takes the same number. */
const JUDGING_LOCK = 7_263_034;

/** Members in one transaction: few enough that a check-in which waits for one of them does not notice. */
export const BATCH = 100;
const READ_BATCH = 1_000;

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

const REVERSE = (stands: 'stands' | 'is reversed', reason: string): string => `
  INSERT INTO loyalty_transactions (member_id, badge_id, points, type, reverses_id, description)
  SELECT verdict."memberId", verdict."badgeId", -tip.points, 'reversal', tip.id, left(${reason} || badge.name, 255)
    FROM ${VERDICTS} JOIN badges badge ON badge.id = verdict."badgeId" ${TIP}
   WHERE tip.id IS NOT NULL AND tip.chain_depth % 2 = ${stands === 'stands' ? 0 : 1}`;

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

/** In this order for each kind: entries before badges, as everywhere (decision 19). */
const STATEMENTS: Record<Verdict['do'], readonly string[]> = {
  award: [REVERSE('is reversed', `'Earned again: '`), FIRST_AWARD, GIVE],
  withdraw: [REVERSE('stands', `'Not earned after all: '`), TAKE],
  move: [MOVE],
};

/** Members whose badges are due, and what judging writes. */
@Injectable()
export class JudgingRepository {
  constructor(private readonly database: Database) {}

  /** Active badges, which nobody changes or deletes until the end of the transaction; no event is deleted either. */
  async lockBadges(transaction: Transaction): Promise<JudgedBadge[]> {
    const badges = await transaction.query<JudgedBadge>(
      `SELECT id, requirement, requirement_type AS "requirementType" FROM badges WHERE is_active = 1 ORDER BY id FOR SHARE`,
    );
    await transaction.query('SELECT pg_advisory_xact_lock_shared($1)', [JUDGING_LOCK]);
    return badges;
  }

  /** The next members after this id that are due and that nobody else holds at the moment. */
  async lockDueMembers(transaction: Transaction, after: number): Promise<number[]> {
    const members = await transaction.query<{ id: number }>(
      `SELECT id FROM loyalty_members WHERE badges_due AND id > $1
        ORDER BY id LIMIT ${BATCH} FOR NO KEY UPDATE SKIP LOCKED`,
      [after],
    );
    return members.map(({ id }) => id);
  }

  /** Members after this id, due or not: more than of those who are held, since nobody waits for them. */
  async findMembers(after: number): Promise<number[]> {
    const members = await this.database.query<{ id: number }>(
      `SELECT id FROM loyalty_members WHERE id > $1 ORDER BY id LIMIT ${READ_BATCH}`,
      [after],
    );
    return members.map(({ id }) => id);
  }

  findHeld(runner: SqlRunner, memberIds: readonly number[]): Promise<(HeldBadge & { memberId: number })[]> {
    return runner.query(
      `SELECT member_id AS "memberId", badge_id AS "badgeId", basis, earned_date AS "earnedDate"
         FROM member_badges WHERE member_id = ANY($1)`,
      [memberIds],
    );
  }

  /** Badges of which the last entry is a reversal by staff: only theirs have keys. */
  findWithheld(
    runner: SqlRunner,
    memberIds: readonly number[],
  ): Promise<{ memberId: number; badgeId: number }[]> {
    return runner.query(
      `SELECT entry.member_id AS "memberId", entry.badge_id AS "badgeId" FROM loyalty_transactions entry
        WHERE entry.member_id = ANY($1) AND entry.type = 'reversal' AND entry.badge_id IS NOT NULL
          AND entry.client_key IS NOT NULL AND entry.chain_depth % 2 = 1
          AND NOT EXISTS (SELECT FROM loyalty_transactions later WHERE later.reverses_id = entry.id)`,
      [memberIds],
    );
  }

  /** Writes what changes, and that these members are judged. */
  async settle(
    transaction: Transaction,
    memberIds: readonly number[],
    verdicts: readonly Verdict[],
  ): Promise<void> {
    for (const [kind, statements] of Object.entries(STATEMENTS)) {
      const chosen = JSON.stringify(verdicts.filter((verdict) => verdict.do === kind));
      if (chosen !== '[]') for (const statement of statements) await transaction.query(statement, [chosen]);
    }
    await transaction.query('UPDATE loyalty_members SET badges_due = false WHERE id = ANY($1)', [memberIds]);
  }
}
