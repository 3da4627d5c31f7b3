import { ApiProperty } from '@nestjs/swagger';
import { TEXT_LENGTH } from '#contract/limits.js';
import { REWARD_POINTS, REWARD_STOCK } from '#contract/rules/rewards.js';
import { Flag } from '#src/common/validation/fields/flag.decorator.js';
import { WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { CalendarDate } from '#src/common/validation/time/date.decorator.js';

/** A new reward, or all of a changed one (design §9 "Rewards"). */
export class RewardRequest {
  @Text({ label: 'Name', max: TEXT_LENGTH.rewardName }) name: string;
  @Text({ label: 'Description', max: TEXT_LENGTH.rewardDescription, multiline: true, optional: true })
  description?: string;
  /** What it takes. */
  @WholeNumber({ label: 'Points', ...REWARD_POINTS }) points: number;
  /** How many there are, those that are out included; left out, as many as are asked for. */
  @WholeNumber({ label: 'How many', ...REWARD_STOCK, optional: true }) stock?: number;
  /** The last night on which it can be had; left out, there is no end. */
  @CalendarDate({ label: 'Until', optional: true }) offeredUntil?: string;
  /** False takes it off the list; what was handed over stays. Left out, it is offered. */
  @Flag({ label: 'isOffered', optional: true }) isOffered?: boolean;
}

/** A reward as staff look after it. */
export class RewardResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ type: 'integer' }) points: number;
  /** How many there are, those that are out included; null for as many as are asked for. */
  @ApiProperty({ type: 'integer', nullable: true }) stock: number | null;
  /** How many are out and were not taken back. */
  @ApiProperty({ type: 'integer' }) handedOver: number;
  @ApiProperty({ type: String, format: 'date', nullable: true }) offeredUntil: string | null;
  @ApiProperty({ type: Boolean }) isOffered: boolean;
  /** For `If-Match`. */
  @ApiProperty({ type: 'integer' }) version: number;
}
