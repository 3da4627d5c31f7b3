import { ApiProperty } from '@nestjs/swagger';
import { REWARD_PROBLEMS, type RewardProblem } from '#contract/rules/rewards.js';
import { Id, MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';

/** What a member waits for or was handed within a night, as the door sees it: never what they have to spend (design §7 "Who"). */
export class DoorAskedReward {
  @ApiProperty({ type: 'integer' }) redemptionId: number;
  /** Null once the reward is deleted. */
  @ApiProperty({ type: 'integer', nullable: true }) rewardId: number | null;
  @ApiProperty({ type: String }) rewardName: string;
  @ApiProperty({ type: 'integer' }) points: number;
  /** Null while they wait. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) handedOverAt: string | null;
  /** Why it cannot be handed over now; null when it can. */
  @ApiProperty({ enum: REWARD_PROBLEMS, nullable: true }) problem: RewardProblem | null;
}

/** Body of `POST /api/door/redemptions`. */
export class DoorHandOverRequest {
  /** The account of the person who does it, by their PIN. */
  @Id({ label: 'recordedBy' }) recordedBy: number;
  /** Whose card was scanned. */
  @Id({ label: 'Member' }) memberId: number;
  @Id({ label: 'Reward' }) rewardId: number;
  /** What the member asked for. */
  @WholeNumber({ label: 'Redemption', min: 1, max: MAX_ID }) redemptionId: number;
}

export class DoorHandOverResponse {
  /** The `Idempotency-Key` of the call. */
  @ApiProperty({ type: String, format: 'uuid' }) clientKey: string;
  @ApiProperty({ type: String }) memberName: string;
  @ApiProperty({ type: String }) rewardName: string;
}
