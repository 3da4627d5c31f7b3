import { ApiProperty } from '@nestjs/swagger';
import { NotEquals } from 'class-validator';
import { POINTS_ADJUSTMENT, TEXT_LENGTH } from '#contract/limits.js';
import { LEDGER_ENTRY_TYPES, type LedgerEntryType } from '#contract/loyalty.js';
import { Id, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

/** Body of `POST /api/loyalty/members/{id}/adjustments`. */
export class AdjustmentRequest {
  /** Below zero takes points away. */
  @WholeNumber({ label: 'Points', ...POINTS_ADJUSTMENT })
  @NotEquals(0, { message: 'Points must not be 0' })
  points: number;

  @Text({ label: 'Reason', max: TEXT_LENGTH.ledgerDescription }) reason: string;
}

/** Body of `POST /api/loyalty/ledger/{entryId}/reversal`. */
export class ReversalRequest {
  @Text({ label: 'Reason', max: TEXT_LENGTH.ledgerDescription }) reason: string;
}

/** Body of `POST /api/loyalty/members/{memberId}/badges` (spec §7 "Loyalty"). */
export class AwardRequest {
  @Id({ label: 'Badge' }) badgeId: number;
}

/** The entry that took another one back. */
class LedgerReversal {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  /** Who did it; null for the product itself, and for somebody whose account is gone. */
  @ApiProperty({ type: String, nullable: true }) by: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
}

/** One entry of a member's ledger as staff see it (design §4 "Points are a ledger"). */
export class LedgerEntryResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ enum: LEDGER_ENTRY_TYPES }) type: LedgerEntryType;
  /** Below zero for points that were taken. */
  @ApiProperty({ type: 'integer' }) points: number;
  /** What it was for; of an adjustment and a reversal, the reason that was given. */
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  /** The show it belongs to, while that is on the calendar. */
  @ApiProperty({ type: String, nullable: true }) eventName: string | null;
  /** The badge it belongs to, while there is one. */
  @ApiProperty({ type: String, nullable: true }) badgeName: string | null;
  /** What the points were spent on, or would have been. */
  @ApiProperty({ type: String, nullable: true }) rewardName: string | null;
  /** Who did it; null for the product itself, and for somebody whose account is gone. */
  @ApiProperty({ type: String, nullable: true }) by: string | null;
  /** The entry that this one takes back. */
  @ApiProperty({ type: 'integer', nullable: true }) reversesId: number | null;
  /** True when it counts: it was not taken back, or its reversal was taken back. */
  @ApiProperty({ type: Boolean }) stands: boolean;
  /** The reversal of this entry. */
  @ApiProperty({ type: LedgerReversal, nullable: true }) reversal: LedgerReversal | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
}

/** A badge that staff gave. */
export class AwardResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) memberId: number;
  @ApiProperty({ type: 'integer' }) badgeId: number;
  @ApiProperty({ type: String, format: 'date-time' }) earnedDate: Date;
  /** The member has not seen it yet. */
  @ApiProperty({ type: Boolean }) isNew: boolean;
}
