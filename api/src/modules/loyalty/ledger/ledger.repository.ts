import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { POINTS_PER_ATTENDANCE } from '#contract/events.js';
import { TEXT_LENGTH } from '#contract/limits.js';
import { insertOnce } from '#src/database/concurrency/insert-once.js';
import type { SqlRunner, Transaction } from '#src/database/database.js';
import { BadgeEntity } from '#src/modules/loyalty/entities/badge.entity.js';
import { DepartedMemberEntity } from '#src/modules/loyalty/entities/departed-member.entity.js';
import { LedgerEntryEntity } from '#src/modules/loyalty/entities/ledger-entry.entity.js';
import { MemberBadgeEntity } from '#src/modules/loyalty/entities/member-badge.entity.js';
import { MemberEntity } from '#src/modules/loyalty/entities/member.entity.js';
import { RedemptionEntity } from '#src/modules/loyalty/entities/redemption.entity.js';

/**
 * Takes back the entry `$1`. In one statement, so that the reversal points to the same event and badge, also when one of
 * them is deleted at that moment.
 */
const ADD_REVERSAL = `
  INSERT INTO loyalty_transactions (member_id, event_id, badge_id, points, type, reverses_id, description, created_by,
                                    client_key)
  SELECT member_id, event_id, badge_id, -points, 'reversal', id, left($2::text, ${TEXT_LENGTH.ledgerDescription}), $3, $4
    FROM loyalty_transactions WHERE id = $1
  ON CONFLICT (client_key) WHERE client_key IS NOT NULL DO NOTHING RETURNING id`;

/** Gives the member `$1` the points of the show `$2`, by `$3`. In one statement, since the event's name is another area's. */
const ADD_ATTENDANCE = `
  INSERT INTO loyalty_transactions (member_id, event_id, points, type, description, created_by)
  SELECT $1, id, ${POINTS_PER_ATTENDANCE}, 'attendance', left('Attended ' || name, ${TEXT_LENGTH.ledgerDescription}), $3
    FROM events WHERE id = $2`;

/** An entry of the ledger, without its place in a chain of reversals. */
export type LedgerEntry = Omit<LedgerEntryEntity, 'rootId' | 'chainDepth'>;

/** What staff or the product add to the ledger by hand. */
type NewEntry = Pick<LedgerEntry, 'memberId' | 'points' | 'description' | 'createdBy' | 'clientKey'>;

type Spending = { redemptionId: number } & NewEntry;

type NewReversal = { entryId: number } & Pick<LedgerEntry, 'description' | 'createdBy' | 'clientKey'>;

type Award = Pick<MemberBadgeEntity, 'memberId' | 'badgeId'>;

/**
 * `loyalty_transactions`, written by hand. Triggers move the balances. A writer locks the member before, and
 * an entry before the member's badges, as all who touch several of these do (decision 19).
 */
@Injectable()
export class LedgerRepository {
  /** Locks the member, with its balance, until the end of the transaction. */
  lockMember({ manager }: Transaction, id: number): Promise<MemberEntity | null> {
    return manager.findOne(MemberEntity, { where: { id }, lock: { mode: 'for_no_key_update' } });
  }

  /** As `lockMember`; of one who was merged into another, the other. */
  async lockWhoStays(transaction: Transaction, id: number): Promise<MemberEntity | null> {
    const member = await this.lockMember(transaction, id);
    if (member) return member;
    const departed = await transaction.manager.findOneBy(DepartedMemberEntity, { id });
    return departed?.intoId ? this.lockWhoStays(transaction, departed.intoId) : null;
  }

  /** Whether this is the member's id, or that of one who was merged into them. */
  async isOf({ manager }: Transaction, id: number, memberId: number): Promise<boolean> {
    return id === memberId || manager.existsBy(DepartedMemberEntity, { id, intoId: memberId });
  }

  find({ manager }: Transaction, id: number): Promise<LedgerEntryEntity | null> {
    return manager.findOneBy(LedgerEntryEntity, { id });
  }

  async findByKey({ manager }: Transaction, clientKey: string | null): Promise<LedgerEntryEntity | null> {
    return clientKey === null ? null : manager.findOneBy(LedgerEntryEntity, { clientKey });
  }

  /** The points of entries with these keys, by key. */
  async findPointsByKey(
    { manager }: SqlRunner,
    keys: readonly string[],
  ): Promise<Map<string | null, number>> {
    const entries = await manager.find(LedgerEntryEntity, {
      select: { id: true, clientKey: true, points: true },
      where: { clientKey: In(keys) },
    });
    return new Map(entries.map(({ clientKey, points }) => [clientKey, points]));
  }

  /** The last entry about this event, or about this badge: the award itself, or the newest of the reversals above it. */
  async findTip(
    { manager }: Transaction,
    award: { memberId: number } & ({ eventId: number } | { badgeId: number }),
  ): Promise<LedgerEntryEntity | null> {
    const type = 'eventId' in award ? 'attendance' : 'badge';
    const root = await manager.findOneBy(LedgerEntryEntity, { ...award, type });
    if (!root) return null;
    const chain = { where: { rootId: root.id }, order: { chainDepth: 'DESC' } } as const;
    return (await manager.findOne(LedgerEntryEntity, chain)) ?? root;
  }

  /** Undefined when its key is another entry's. */
  addAdjustment(transaction: Transaction, entry: NewEntry): Promise<LedgerEntryEntity | undefined> {
    return insertOnce(transaction, LedgerEntryEntity, { ...entry, type: 'adjustment' });
  }

  /** Takes the points of a reward; undefined when its key is another entry's. */
  addRedemption(transaction: Transaction, entry: Spending): Promise<LedgerEntryEntity | undefined> {
    return insertOnce(transaction, LedgerEntryEntity, { ...entry, type: 'redemption' });
  }

  /** Marks a redemption as taken back; a trigger counts the stock. */
  async putBack({ manager }: Transaction, redemptionId: number): Promise<void> {
    await manager.update(RedemptionEntity, { id: redemptionId }, { status: 'reversed' });
  }

  /** Takes back an entry that nothing has taken back yet; undefined when its key is another entry's. */
  async addReversal(
    transaction: Transaction,
    { entryId, description, createdBy, clientKey }: NewReversal,
  ): Promise<LedgerEntryEntity | undefined> {
    const values = [entryId, description, createdBy, clientKey];
    const [added] = await transaction.query<{ id: number }>(ADD_REVERSAL, values);
    return added && transaction.manager.findOneByOrFail(LedgerEntryEntity, added);
  }

  isReversed({ manager }: Transaction, entryId: number): Promise<boolean> {
    return manager.existsBy(LedgerEntryEntity, { reversesId: entryId });
  }

  /** The badge, which nobody changes or deletes until the end of the transaction. */
  lockBadge({ manager }: Transaction, id: number): Promise<BadgeEntity | null> {
    return manager.findOne(BadgeEntity, { where: { id }, lock: { mode: 'pessimistic_read' } });
  }

  /** The first award of a show to a member. */
  async addAttendance(
    transaction: Transaction,
    { memberId, eventId, by }: { memberId: number; eventId: number; by: number | null },
  ): Promise<void> {
    await transaction.query(ADD_ATTENDANCE, [memberId, eventId, by]);
  }

  /** The first award of a badge to a member. */
  async addBadgeEntry({ manager }: Transaction, entry: NewEntry & Award): Promise<void> {
    await manager.insert(LedgerEntryEntity, { ...entry, type: 'badge' });
  }

  /** @returns undefined when the member holds it already */
  giveBadge(transaction: Transaction, award: Award): Promise<MemberBadgeEntity | undefined> {
    return insertOnce(transaction, MemberBadgeEntity, { ...award, basis: 'staff' });
  }

  async takeBadge({ manager }: Transaction, { memberId, badgeId }: Award): Promise<void> {
    await manager.delete(MemberBadgeEntity, { memberId, badgeId });
  }
}
