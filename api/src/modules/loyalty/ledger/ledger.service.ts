import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { spendablePoints } from '#contract/rules/rewards.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { Transaction } from '#src/database/database.js';
import type { LedgerEntryEntity } from '#src/modules/loyalty/entities/ledger-entry.entity.js';
import type { MemberBadgeEntity } from '#src/modules/loyalty/entities/member-badge.entity.js';
import { JudgingJob } from '#src/modules/loyalty/judging/judging-job.js';
import {
  alreadyReversed,
  badgeInactive,
  entryNotFound,
  redemptionIsBack,
  tooFewPoints,
} from './ledger-errors.js';
import { type LedgerEntry, LedgerRepository } from './ledger.repository.js';
import {
  badgeAlreadyHeld,
  badgeNotFound,
  loyaltyKeyReused,
  memberNotFound,
} from '#src/modules/loyalty/members/loyalty-errors.js';

/** Who does something to a ledger, and the key of the command. */
export interface LedgerCommand {
  /** The account of the person who does it. */
  by: number;
  /** `Idempotency-Key`; null for callers without one. */
  clientKey: string | null;
}

/** Points given or taken by staff. */
interface Adjustment extends Pick<LedgerCommand, 'clientKey'> {
  /** Null for a command of the venue's computer. */
  by: number | null;
  memberId: number;
  /** −100,000 to 100,000, not 0. */
  points: number;
  reason: string;
}

interface Spending extends Pick<LedgerCommand, 'clientKey'> {
  memberId: number;
  redemptionId: number;
  /** Above 0. */
  points: number;
  description: string;
  by: number | null;
}

/** An entry taken back by staff. */
interface Reversal extends LedgerCommand {
  entryId: number;
  reason: string;
}

/** A decision of staff about an attendance. */
interface AttendanceDecision {
  memberId: number;
  eventId: number;
  reason: string;
  by: number | null;
}

/**
 * Writing to the points ledger (design §4 "Points are a ledger", decision 19). Every call is part of the caller's
 * transaction and holds the member still; balances, shows attended and tier follow by trigger in the same moment.
 */
@Injectable()
export class LedgerService {
  constructor(
    private readonly ledger: LedgerRepository,
    private readonly judging: JudgingJob,
  ) {}

  /**
   * Gives or takes points; for a member who was merged into another, the other's. The same key with the same content gives the
   * entry that the first call made.
   * @throws DomainError `loyalty.member-not-found`, `loyalty.too-few-points`, `loyalty.key-reused`
   */
  async adjust(
    transaction: Transaction,
    { memberId, points, reason, by, clientKey }: Adjustment,
  ): Promise<LedgerEntry> {
    const member = await this.ledger.lockWhoStays(transaction, memberId);
    const earlier = await this.ledger.findByKey(transaction, clientKey);
    if (earlier) {
      const { type, description } = earlier;
      const isSame = type === 'adjustment' && earlier.points === points && description === reason;
      return repeatOf(earlier, isSame && (await this.ledger.isOf(transaction, memberId, earlier.memberId)));
    }
    if (!member) throw memberNotFound();
    const spendable = spendablePoints(member);
    if (points < 0 && spendable + points < 0) throw tooFewPoints(spendable);
    const entry = { memberId: member.id, points, description: reason, createdBy: by, clientKey };
    return (await this.ledger.addAdjustment(transaction, entry)) ?? keyOfAnother();
  }

  /**
   * Takes the points of a reward that is handed over, of a member whom the caller holds still.
   * @throws DomainError `loyalty.key-reused`
   */
  async spend(transaction: Transaction, { by, points, ...spending }: Spending): Promise<LedgerEntry> {
    const entry = { ...spending, points: -points, createdBy: by };
    return (await this.ledger.addRedemption(transaction, entry)) ?? keyOfAnother();
  }

  /**
   * Takes back an entry, a reversal too; its points may take the balance below zero, since they were never theirs. A
   * badge taken back this way is not given again by judging; one given back is the member's for good. A reward's points come
   * back, and the reward with them, once.
   * @throws DomainError `loyalty.entry-not-found`, `loyalty.already-reversed`, `loyalty.redemption-is-back`,
   *   `loyalty.key-reused`
   */
  async reverse(
    transaction: Transaction,
    { entryId, reason, by, clientKey }: Reversal,
  ): Promise<LedgerEntry> {
    const entry = await this.holdEntry(transaction, entryId);
    const earlier = await this.ledger.findByKey(transaction, clientKey);
    if (earlier) return repeatOf(earlier, earlier.reversesId === entryId && earlier.description === reason);
    if (await this.ledger.isReversed(transaction, entryId)) throw alreadyReversed();
    const root = entry.rootId === null ? entry : await this.ledger.find(transaction, entry.rootId);
    if (root?.type === 'redemption' && entry.type === 'reversal') throw redemptionIsBack();
    const reversal = { entryId, description: reason, createdBy: by, clientKey: clientKey ?? randomUUID() };
    const added = (await this.ledger.addReversal(transaction, reversal)) ?? keyOfAnother();
    if (root) await this.follow(transaction, added, root);
    return added;
  }

  /** Gives the points and the show of an attendance that waited for staff. Nothing happens when they stand already. */
  async awardAttendance(transaction: Transaction, decision: AttendanceDecision): Promise<void> {
    const { memberId, eventId, by } = decision;
    await this.ledger.lockMember(transaction, memberId);
    if (await this.ledger.findTip(transaction, { memberId, eventId }))
      return this.settleAttendance(transaction, decision, { stands: true });
    await this.ledger.addAttendance(transaction, { memberId, eventId, by });
    await this.judging.judgeAfter(transaction);
  }

  /** Takes back the points and the show of an attendance, as when its photo is rejected. Nothing happens when they are. */
  async withdrawAttendance(transaction: Transaction, decision: AttendanceDecision): Promise<void> {
    await this.settleAttendance(transaction, decision, { stands: false });
  }

  /** Gives back what `withdrawAttendance` took. Nothing happens when it stands, never was, or was taken back by hand. */
  async restoreAttendance(transaction: Transaction, decision: AttendanceDecision): Promise<void> {
    await this.settleAttendance(transaction, decision, { stands: true });
  }

  /**
   * Gives a badge by hand, with its points; for a member who was merged into another, to the other. Judging never takes it away.
   * @throws DomainError `loyalty.badge-not-found`, `loyalty.badge-inactive`, `loyalty.member-not-found`,
   *   `loyalty.badge-already-held`
   */
  async awardBadge(
    transaction: Transaction,
    { memberId: asked, badgeId, by }: { memberId: number; badgeId: number; by: number },
  ): Promise<MemberBadgeEntity> {
    const badge = orThrow(await this.ledger.lockBadge(transaction, badgeId), badgeNotFound);
    if (badge.isActive !== 1) throw badgeInactive();
    const { id: memberId } = orThrow(await this.ledger.lockWhoStays(transaction, asked), memberNotFound);
    const held = orThrow(await this.ledger.giveBadge(transaction, { memberId, badgeId }), badgeAlreadyHeld);
    const entry = { description: `Badge: ${badge.name}`, createdBy: by, clientKey: randomUUID() };
    const tip = await this.ledger.findTip(transaction, { memberId, badgeId });
    if (!tip)
      await this.ledger.addBadgeEntry(transaction, { ...entry, memberId, badgeId, points: badge.points });
    else if (!stands(tip)) await this.ledger.addReversal(transaction, { ...entry, entryId: tip.id });
    return held;
  }

  private async settleAttendance(
    transaction: Transaction,
    { memberId, eventId, reason, by }: AttendanceDecision,
    wanted: { stands: boolean },
  ): Promise<void> {
    await this.ledger.lockMember(transaction, memberId);
    const tip = await this.ledger.findTip(transaction, { memberId, eventId });
    // Of reversals only those that staff wrote in the ledger itself have a key; a decision about a photo has none.
    if (!tip || stands(tip) === wanted.stands || (wanted.stands && tip.clientKey !== null)) return;
    const reversal = { entryId: tip.id, description: reason, createdBy: by, clientKey: null };
    await this.ledger.addReversal(transaction, reversal);
    await this.judging.judgeAfter(transaction);
  }

  /**
   * A badge is held exactly as long as its entry stands; of a deleted badge only the points are left. What an attendance
   * had earned is judged at once. A reward is handed over as long as its entry stands.
   */
  private async follow(
    transaction: Transaction,
    reversal: LedgerEntryEntity,
    root: LedgerEntryEntity,
  ): Promise<void> {
    if (root.type === 'attendance') await this.judging.judgeAfter(transaction);
    if (root.redemptionId !== null) await this.ledger.putBack(transaction, root.redemptionId);
    if (root.type !== 'badge' || root.badgeId === null) return;
    const badge = { memberId: root.memberId, badgeId: root.badgeId };
    if (stands(reversal)) await this.ledger.giveBadge(transaction, badge);
    else await this.ledger.takeBadge(transaction, badge);
  }

  /** An entry whose member is held; one that a merge gives to another member at this moment is theirs. */
  private async holdEntry(transaction: Transaction, id: number): Promise<LedgerEntryEntity> {
    const entry = orThrow(await this.ledger.find(transaction, id), entryNotFound);
    const member = await this.ledger.lockMember(transaction, entry.memberId);
    return member ? entry : this.holdEntry(transaction, id);
  }
}

/** Whether the points at the bottom of a chain of reversals count, when this is its last entry. */
const stands = ({ chainDepth }: LedgerEntryEntity): boolean => chainDepth % 2 === 0;

const keyOfAnother = (): never => {
  throw loyaltyKeyReused();
};

/** The entry that a used key made, if the repeat asks for the same. */
const repeatOf = (earlier: LedgerEntry, isSame: boolean): LedgerEntry => (isSame ? earlier : keyOfAnother());
