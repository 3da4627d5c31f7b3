import { Injectable } from '@nestjs/common';
import { showNightAt } from '#contract/rules/clock.js';
import { missingPoints, rewardProblem, rewardsLeft, spendablePoints } from '#contract/rules/rewards.js';
import type { SessionUser } from '#src/common/access/session-user.js';
import { orThrow } from '#src/common/errors/domain-error.js';
import { type Page, pageById } from '#src/common/paging/page.js';
import type { MemberEntity } from '#src/modules/loyalty/entities/member.entity.js';
import type { RewardEntity } from '#src/modules/loyalty/entities/reward.entity.js';
import { memberNotFound } from '#src/modules/loyalty/members/loyalty-errors.js';
import { VenueService } from '#src/modules/venue/venue.service.js';
import type {
  MemberRewardsResponse,
  OfferedReward,
  OwnRedemptionResponse,
  RedemptionResponse,
  RedemptionsQuery,
} from './redemption.dto.js';
import { RedemptionsRepository } from './redemptions.repository.js';
import { RewardsRepository } from './rewards.repository.js';

/** What a member waits for, and why they cannot have it now; null when they can, or have it. */
export interface AskedReward extends Pick<OfferedReward, 'problem'> {
  redemption: RedemptionResponse;
}

/** What rewards there are for a member, and what became of those they wanted. */
@Injectable()
export class MemberRewardsService {
  constructor(
    private readonly rewards: RewardsRepository,
    private readonly redemptions: RedemptionsRepository,
    private readonly venue: VenueService,
  ) {}

  /**
   * What the member's points buy, all that they wait for, and what they got of late.
   * @throws DomainError `loyalty.member-not-found` for somebody else's, unless an admin asks
   */
  async find(memberId: number, user: SessionUser): Promise<MemberRewardsResponse> {
    const member = await this.redemptions.findMember(memberId);
    if (!member || !(member.userId === user.id || user.userType === 'admin')) throw memberNotFound();
    const [rewards, redemptions, tonight] = await Promise.all([
      this.rewards.findOffered(),
      this.redemptions.findOfMember(memberId),
      this.findTonight(),
    ]);
    return {
      spendablePoints: spendablePoints(member),
      rewards: rewards.map((reward) => toOffered(reward, member, tonight)),
      redemptions: redemptions.map(toOwn),
    };
  }

  /**
   * What a member waits for or was handed within a night, the oldest first, each with why it cannot be had.
   * @throws DomainError `loyalty.member-not-found`
   */
  async findAsked(memberId: number): Promise<AskedReward[]> {
    const member = orThrow(await this.redemptions.findMember(memberId), memberNotFound);
    const [asked, rewards, tonight] = await Promise.all([
      this.redemptions.findAsked(memberId),
      this.rewards.findAll(),
      this.findTonight(),
    ]);
    return asked.map((redemption) => {
      if (redemption.status !== 'asked') return { redemption, problem: null };
      const reward = rewards.find(({ id }) => id === redemption.rewardId);
      return { redemption, problem: reward ? problemOf(reward, member, tonight) : 'not-offered' };
    });
  }

  /**
   * What members asked for and were handed over, the newest first.
   * @throws DomainError naming `cursor` when it is not one of ours
   */
  findPage({ status, ...query }: RedemptionsQuery): Promise<Page<RedemptionResponse>> {
    return pageById(query, (part) => this.redemptions.findPage({ status, ...part }));
  }

  private async findTonight(): Promise<string> {
    const { timeZone } = await this.venue.find();
    return showNightAt(new Date(), timeZone);
  }
}

const problemOf = (reward: RewardEntity, member: MemberEntity, tonight: string): OfferedReward['problem'] =>
  rewardProblem(reward, { spendable: spendablePoints(member), tonight });

const toOffered = (reward: RewardEntity, member: MemberEntity, tonight: string): OfferedReward => {
  const { id, name, description, points, offeredUntil } = reward;
  return {
    id,
    name,
    description,
    points,
    offeredUntil,
    left: rewardsLeft(reward),
    problem: problemOf(reward, member, tonight),
    missingPoints: missingPoints(reward, member),
  };
};

/** Without who did what: that is staff's to know. */
const toOwn = (redemption: RedemptionResponse): OwnRedemptionResponse => {
  const { id, rewardId, rewardName, points, status, createdAt, handedOverAt, reversedAt, reason } =
    redemption;
  return { id, rewardId, rewardName, points, status, createdAt, handedOverAt, reversedAt, reason };
};
