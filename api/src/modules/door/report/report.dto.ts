import { ApiProperty } from '@nestjs/swagger';
import { REFUSAL_REASONS, type RefusalReason, UNDO_REASONS, type UndoReason } from '#contract/door.js';
import { type MembershipTier, TIER_NAMES } from '#contract/loyalty.js';

/** Who came in a quarter of an hour, at one place. */
export class QuarterResponse {
  /** When it begins, on the venue's clock. */
  @ApiProperty({ type: String, example: '19:30' }) time: string;
  /** The tablet; null for guests' own phones. */
  @ApiProperty({ type: String, nullable: true }) gate: string | null;
  @ApiProperty({ type: 'integer' }) checkIns: number;
  @ApiProperty({ type: 'integer' }) people: number;
}

/** How many members of a tier came. */
export class TierCountResponse {
  @ApiProperty({ enum: TIER_NAMES }) tier: MembershipTier;
  @ApiProperty({ type: 'integer' }) checkIns: number;
}

/** A check-in that does not count. */
export class UndoneResponse {
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: 'integer' }) partySize: number;
  @ApiProperty({ type: String, format: 'date-time' }) occurredAt: Date;
  @ApiProperty({ type: String, nullable: true }) gate: string | null;
  /** Null where staff refused the photo. */
  @ApiProperty({ enum: UNDO_REASONS, nullable: true }) reason: UndoReason | null;
}

/** A card that a tablet read and found nobody for. */
export class RefusedCardResponse {
  @ApiProperty({ enum: REFUSAL_REASONS }) reason: RefusalReason;
  @ApiProperty({ type: String, format: 'date-time' }) occurredAt: Date;
  /** The tablet. */
  @ApiProperty({ type: String }) gate: string;
}

/** A night at the door, once it is over or while it is on (design §7 "After the night"). */
export class DoorReportResponse {
  @ApiProperty({ type: 'integer' }) eventId: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'date' }) date: string;
  @ApiProperty({ type: 'integer' }) people: number;
  @ApiProperty({ type: 'integer' }) checkIns: number;
  /** People who left, as far as they were counted. */
  @ApiProperty({ type: 'integer' }) left: number;
  /** Members whose first show it was. */
  @ApiProperty({ type: 'integer' }) firstTimers: number;
  /** Check-ins of somebody who was in already: they count for nothing. */
  @ApiProperty({ type: 'integer' }) repeated: number;
  @ApiProperty({ type: [QuarterResponse] }) quarters: QuarterResponse[];
  /** By the tier that members have now. */
  @ApiProperty({ type: [TierCountResponse] }) tiers: TierCountResponse[];
  @ApiProperty({ type: [UndoneResponse] }) undone: UndoneResponse[];
  @ApiProperty({ type: [RefusedCardResponse] }) refused: RefusedCardResponse[];
}
