import { Injectable } from '@nestjs/common';
import { showNightAt } from '#contract/rules/clock.js';
import { rewardProblem, spendablePoints } from '#contract/rules/rewards.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import type { Once } from '#src/common/http/created-once.decorator.js';
import { Database, type Transaction } from '#src/database/database.js';
import { NOBODYS_DOMAIN } from '#src/database/sql/member-address.js';
import type { MemberEntity } from '#src/modules/loyalty/entities/member.entity.js';
import type { RedemptionEntity } from '#src/modules/loyalty/entities/redemption.entity.js';
import type { RewardEntity } from '#src/modules/loyalty/entities/reward.entity.js';
import { LedgerRepository } from '#src/modules/loyalty/ledger/ledger.repository.js';
import { type LedgerCommand, LedgerService } from '#src/modules/loyalty/ledger/ledger.service.js';
import { MemberLedgerRepository } from '#src/modules/loyalty/ledger/member-ledger.repository.js';
import { loyaltyKeyReused, memberNotFound } from '#src/modules/loyalty/members/loyalty-errors.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import type { AskRequest, HandOverRequest, RedemptionResponse } from './redemption.dto.js';
import { RedemptionsRepository } from './redemptions.repository.js';
import {
  alreadyAsked,
  memberBlocked,
  notHandedOver,
  redemptionClosed,
  redemptionNotFound,
  rewardNotFound,
  rewardRefused,
} from './reward-errors.js';
import { RewardsRepository } from './rewards.repository.js';

/** Who hands something over, where, and the key of the command. */
export interface HandOverCommand extends Pick<LedgerCommand, 'clientKey'> {
  /** Null for somebody whose account is gone meanwhile. */
  by: number | null;
  /** The tablet at which it happens; null for staff's own devices. */
  gate: string | null;
}

/**
 * Asking for rewards and handing them over (design §9 "Rewards", decision 47). Asking keeps nothing back: points and stock are
 * taken at the hand-over, with the member locked first and the reward after them.
 */
@Injectable()
export class RedemptionsService {
  constructor(
    private readonly database: Database,
    private readonly redemptions: RedemptionsRepository,
    private readonly rewards: RewardsRepository,
    private readonly members: LedgerRepository,
    private readonly ledger: LedgerService,
    private readonly entries: MemberLedgerRepository,
    private readonly venue: VenueService,
  ) {}

  /**
   * The caller's own member asks for a reward, once for each key.
   * @throws DomainError `loyalty.member-not-found`, `loyalty.reward-not-found`, `loyalty.already-asked`, `loyalty.key-reused`, or why
   *   the reward cannot be had
   */
  ask(
    memberId: number,
    { rewardId }: AskRequest,
    { user, clientKey }: { user: SessionUser; clientKey: string | null },
  ): Promise<Once<RedemptionResponse>> {
    return this.database.transaction(async (transaction) => {
      const member = await this.members.lockMember(transaction, memberId);
      if (!member || member.userId !== user.id) throw memberNotFound();
      const earlier = clientKey === null ? null : await this.redemptions.findByKey(transaction, clientKey);
      if (earlier) return this.repeatOf(transaction, earlier, { memberId, rewardId });
      const reward = orThrow(await this.rewards.hold(transaction, rewardId), rewardNotFound);
      await this.refuse(transaction, reward, member);
      const { name: rewardName, points } = reward;
      const id = await this.redemptions.ask(transaction, {
        memberId,
        rewardId,
        rewardName,
        points,
        clientKey,
      });
      if (id === undefined) throw alreadyAsked();
      return { answer: await this.read(transaction, id), isNew: true };
    });
  }

  /**
   * Ends a request: the member's own, or staff's word that it comes to nothing. Safe to repeat.
   * @throws DomainError `loyalty.redemption-not-found`, also for somebody else's; `loyalty.redemption-closed`
   */
  withdraw(id: number, user: SessionUser): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const asked = await this.redemptions.find(transaction, id);
      const member = asked && (await this.members.lockMember(transaction, asked.memberId));
      const mayEnd = member && (member.userId === user.id || user.userType === 'admin');
      if (!mayEnd) throw redemptionNotFound();
      if (await this.redemptions.withdraw(transaction, id)) return;
      // As it is now that the member is held: another call may have ended it meanwhile.
      const ended = await this.redemptions.find(transaction, id);
      if (!ended) throw redemptionNotFound();
      if (ended.status !== 'withdrawn') throw redemptionClosed(ended.status);
    });
  }

  /**
   * Hands a reward to a member, or to whom they were merged into, and takes its points, once for each key. What they had asked for
   * is settled by it.
   * @throws DomainError `loyalty.member-not-found`, `loyalty.member-blocked`, `loyalty.reward-not-found`,
   *   `loyalty.redemption-not-found`, `loyalty.redemption-closed`, `loyalty.key-reused`, or why the reward cannot be had
   */
  handOver(
    memberId: number,
    { rewardId, redemptionId }: HandOverRequest,
    command: HandOverCommand,
  ): Promise<Once<RedemptionResponse>> {
    return this.database.transaction((transaction) =>
      this.handOverWithin(transaction, { memberId, rewardId, redemptionId }, command),
    );
  }

  /** The same in a transaction of the caller's. */
  async handOverWithin(
    transaction: Transaction,
    { memberId: givenId, rewardId, redemptionId }: HandOverRequest & { memberId: number },
    { by, clientKey, gate }: HandOverCommand,
  ): Promise<Once<RedemptionResponse>> {
    const member = await this.members.lockWhoStays(transaction, givenId);
    const spent = await this.members.findByKey(transaction, clientKey);
    if (spent) {
      const earlier =
        spent.redemptionId === null ? null : await this.redemptions.find(transaction, spent.redemptionId);
      return this.repeatOf(transaction, earlier, {
        memberId: givenId,
        rewardId,
        id: redemptionId ?? earlier?.id,
      });
    }
    if (!member || isDeparted(member)) throw memberNotFound();
    const memberId = member.id;
    if (member.userId !== null && (await this.redemptions.isBlocked(transaction, member.userId)))
      throw memberBlocked();
    const reward = orThrow(await this.rewards.lock(transaction, rewardId), rewardNotFound);
    const asked = await this.findAsked(transaction, { memberId, rewardId, redemptionId });
    await this.refuse(transaction, reward, member);
    const { name: rewardName, points } = reward;
    const id = asked
      ? await this.redemptions.handOverAsked(transaction, asked.id, { rewardName, points, gate })
      : await this.redemptions.handOver(transaction, { memberId, rewardId, rewardName, points, gate });
    const description = `Reward: ${rewardName}`;
    await this.ledger.spend(transaction, { memberId, redemptionId: id, points, description, by, clientKey });
    return { answer: await this.read(transaction, id), isNew: true };
  }

  /**
   * Takes a hand-over back: the points return to the member and the reward to the shelf. Final: it is handed over again if it was a mistake.
   * @throws DomainError `loyalty.redemption-not-found`, `loyalty.not-handed-over`, `loyalty.already-reversed`, `loyalty.key-reused`
   */
  reverse(id: number, reason: string, command: LedgerCommand): Promise<Once<RedemptionResponse>> {
    return this.database.transaction(async (transaction) => {
      if (!(await this.redemptions.find(transaction, id))) throw redemptionNotFound();
      const entryId = await this.redemptions.findEntry(transaction, id);
      if (entryId === null) throw notHandedOver();
      const reversal = await this.ledger.reverse(transaction, { entryId, reason, ...command });
      const isNew = await this.entries.isOfThis(transaction, reversal.id);
      return { answer: await this.read(transaction, id), isNew };
    });
  }

  /** What is meant by the hand-over: the request that is named, or one for the same reward that is open. */
  private async findAsked(
    transaction: Transaction,
    { redemptionId, ...request }: HandOverRequest & { memberId: number },
  ): Promise<RedemptionEntity | null> {
    if (redemptionId === undefined) return this.redemptions.findOpen(transaction, request);
    const asked = await this.redemptions.find(transaction, redemptionId);
    if (asked?.memberId !== request.memberId || asked.rewardId !== request.rewardId)
      throw redemptionNotFound();
    if (asked.status !== 'asked') throw redemptionClosed(asked.status);
    return asked;
  }

  private async refuse(transaction: Transaction, reward: RewardEntity, member: MemberEntity): Promise<void> {
    const { timeZone } = await this.venue.findWithin(transaction);
    const spendable = spendablePoints(member);
    const problem = rewardProblem(reward, { spendable, tonight: showNightAt(new Date(), timeZone) });
    if (problem) throw rewardRefused(problem, { points: reward.points, spendable });
  }

  /** A key used before gives what it made, if that is what is asked for again. */
  private async repeatOf(
    transaction: Transaction,
    earlier: RedemptionEntity | null,
    asked: { memberId: number; rewardId: number; id?: number },
  ): Promise<Once<RedemptionResponse>> {
    const isSame =
      earlier?.rewardId === asked.rewardId &&
      (asked.id === undefined || asked.id === earlier.id) &&
      (await this.members.isOf(transaction, asked.memberId, earlier.memberId));
    if (!isSame) throw loyaltyKeyReused();
    return { answer: await this.read(transaction, earlier.id), isNew: false };
  }

  private async read(transaction: Transaction, id: number): Promise<RedemptionResponse> {
    return orThrow(await this.redemptions.read(transaction, id), redemptionNotFound);
  }
}

/** True for a member whose person is gone: only points and history are left. */
const isDeparted = ({ email }: { email: string }): boolean => email.endsWith(NOBODYS_DOMAIN);
