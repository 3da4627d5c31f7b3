import { ApiProperty, OmitType } from '@nestjs/swagger';
import {
  REDEMPTION_STATUSES,
  type RedemptionStatus,
  REWARD_PROBLEMS,
  type RewardProblem,
} from '#contract/rules/rewards.js';
import { PageQuery } from '#src/common/paging/page-query.js';
import { Id, MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { RewardResponse } from './reward.dto.js';

/** What a member wants: `POST /api/loyalty/members/{id}/asked-rewards`. */
export class AskRequest {
  @Id({ label: 'Reward' }) rewardId: number;
}

/** What staff hand a member: `POST /api/loyalty/members/{id}/redemptions`. */
export class HandOverRequest extends AskRequest {
  /** What the member asked for; left out, for a member who asks across the bar. */
  @WholeNumber({ label: 'Redemption', min: 1, max: MAX_ID, optional: true }) redemptionId?: number;
}

/** Which redemptions staff list. */
export class RedemptionsQuery extends PageQuery {
  /** Left out, all but those that members withdrew. */
  @OneOf(REDEMPTION_STATUSES, { label: 'status', optional: true }) status?: RedemptionStatus;
}

/** What a member asked for or was handed over, as staff see it. */
export class RedemptionResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) memberId: number;
  @ApiProperty({ type: String }) memberName: string;
  /** Null once the reward is deleted. */
  @ApiProperty({ type: 'integer', nullable: true }) rewardId: number | null;
  /** As it was when it was handed over; until then as it is now. The points likewise. */
  @ApiProperty({ type: String }) rewardName: string;
  @ApiProperty({ type: 'integer' }) points: number;
  @ApiProperty({ enum: REDEMPTION_STATUSES }) status: RedemptionStatus;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) handedOverAt: string | null;
  /** Who did it; null until then, and for somebody whose account is gone. */
  @ApiProperty({ type: String, nullable: true }) handedOverBy: string | null;
  /** The tablet at which it was handed over. */
  @ApiProperty({ type: String, nullable: true }) gate: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) reversedAt: string | null;
  @ApiProperty({ type: String, nullable: true }) reversedBy: string | null;
  /** Why it was taken back. */
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
}

/** The same as the member reads it, without who did what. */
export class OwnRedemptionResponse extends OmitType(RedemptionResponse, [
  'memberId',
  'memberName',
  'handedOverBy',
  'gate',
  'reversedBy',
]) {}

/** A reward as a member stands to it. */
export class OfferedReward extends OmitType(RewardResponse, ['stock', 'handedOver', 'isOffered', 'version']) {
  /** How many can still be handed over; null for as many as are asked for. */
  @ApiProperty({ type: 'integer', nullable: true }) left: number | null;
  /** Why they cannot have it now; null when they can. */
  @ApiProperty({ enum: REWARD_PROBLEMS, nullable: true }) problem: RewardProblem | null;
  /** How many points they have too few for it. */
  @ApiProperty({ type: 'integer' }) missingPoints: number;
}

/** What a member's points buy: `GET /api/loyalty/members/{id}/rewards`. */
export class MemberRewardsResponse {
  /** What was earned less what was spent; never below zero. */
  @ApiProperty({ type: 'integer' }) spendablePoints: number;
  /** The cheapest first. */
  @ApiProperty({ type: [OfferedReward] }) rewards: OfferedReward[];
  /** All that they wait for, then the latest twenty that they were handed, each the newest first. */
  @ApiProperty({ type: [OwnRedemptionResponse] }) redemptions: OwnRedemptionResponse[];
}
