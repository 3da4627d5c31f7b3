import { Injectable } from '@nestjs/common';
import { Any, MoreThan } from 'typeorm';
import { Database, type SqlRunner, type Transaction } from '#src/database/database.js';
import { plainRows } from '#src/database/plain-rows.js';
import { BadgeEntity } from '#src/modules/loyalty/entities/badge.entity.js';
import { LedgerEntryEntity } from '#src/modules/loyalty/entities/ledger-entry.entity.js';
import { MemberBadgeEntity } from '#src/modules/loyalty/entities/member-badge.entity.js';
import { MemberEntity } from '#src/modules/loyalty/entities/member.entity.js';
import type { JudgedBadge, Verdict } from './judging-rules.js';
import { SHARE_JUDGING, STATEMENTS } from './judging.sql.js';

/** Members in one transaction: few enough that a check-in which waits for one of them does not notice. */
export const BATCH = 100;

/** Members whose badges are due, and what judging writes. */
@Injectable()
export class JudgingRepository {
  constructor(private readonly database: Database) {}

  /** Active badges, which nobody changes or deletes until the end of the transaction; no event is deleted either. */
  async lockBadges(transaction: Transaction): Promise<JudgedBadge[]> {
    const badges = await transaction.manager.find(BadgeEntity, {
      select: { id: true, requirement: true, requirementType: true },
      where: { isActive: 1 },
      order: { id: 'ASC' },
      lock: { mode: 'pessimistic_read' },
    });
    await transaction.query(SHARE_JUDGING);
    return badges;
  }

  /** The next members after this id that are due and that nobody else holds at the moment. */
  async lockDueMembers({ manager }: Transaction, after: number): Promise<number[]> {
    const members = await manager.find(MemberEntity, {
      select: { id: true },
      where: { badgesDue: true, id: MoreThan(after) },
      order: { id: 'ASC' },
      take: BATCH,
      lock: { mode: 'for_no_key_update', onLocked: 'skip_locked' },
    });
    return members.map(({ id }) => id);
  }

  /** Members, due or not: all, or every n-th, so that they are about `most`; and how many there are in total. */
  async findSample(most: number): Promise<{ ids: number[]; total: number }> {
    const total = await this.database.manager.count(MemberEntity);
    const members = await this.database.manager
      .createQueryBuilder(MemberEntity, 'member')
      .select('member.id', 'id')
      .where('member.id % :step = 0', { step: Math.max(1, Math.ceil(total / most)) })
      .orderBy('member.id')
      .getRawMany<{ id: number }>();
    return { ids: members.map(({ id }) => id), total };
  }

  findHeld({ manager }: SqlRunner, memberIds: readonly number[]): Promise<MemberBadgeEntity[]> {
    return plainRows(
      manager
        .createQueryBuilder(MemberBadgeEntity, 'held')
        .where('held.memberId = ANY(:memberIds)', { memberIds }),
    );
  }

  /** Badges of which the last entry is a reversal by staff: only theirs have keys. */
  findWithheld(
    { manager }: SqlRunner,
    memberIds: readonly number[],
  ): Promise<{ memberId: number; badgeId: number }[]> {
    return manager
      .createQueryBuilder(LedgerEntryEntity, 'entry')
      .select(['entry.memberId AS "memberId"', 'entry.badgeId AS "badgeId"'])
      .where('entry.memberId = ANY(:memberIds)', { memberIds })
      .andWhere(`entry.type = 'reversal' AND entry.badgeId IS NOT NULL AND entry.clientKey IS NOT NULL`)
      .andWhere('entry.chainDepth % 2 = 1')
      .andWhere('NOT EXISTS (SELECT FROM loyalty_transactions later WHERE later.reverses_id = entry.id)')
      .getRawMany();
  }

  /** Writes what changes, and that these members are judged, which changes nothing of them: `updated_at` stays. */
  async settle(
    transaction: Transaction,
    memberIds: readonly number[],
    verdicts: readonly Verdict[],
  ): Promise<void> {
    for (const [kind, statements] of Object.entries(STATEMENTS)) {
      const chosen = JSON.stringify(verdicts.filter((verdict) => verdict.do === kind));
      if (chosen !== '[]') for (const statement of statements) await transaction.query(statement, [chosen]);
    }
    const judged = { badgesDue: false, updatedAt: () => 'updated_at' };
    await transaction.manager.update(MemberEntity, { id: Any(memberIds) }, judged);
  }
}
