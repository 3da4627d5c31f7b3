import { ApiProperty } from '@nestjs/swagger';
import { type MembershipTier, TIER_NAMES } from '#contract/loyalty.js';
import { LATE_REASONS, type LateReason } from '#contract/rules/check-in.js';
import { VERIFICATION_PAGE, VERIFICATION_STATUSES, type VerificationStatus } from '#contract/photos.js';
import { WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { VerifiedEvent } from '#src/modules/check-in/verification/verifications.dto.js';

/** Which part of the caller's check-ins to list. */
export class OwnCheckInsQuery {
  @WholeNumber({ label: 'limit', min: 1, max: VERIFICATION_PAGE.max, optional: true }) limit?: number;
  /** From the `Link` header of the page before. */
  @Text({ label: 'cursor', max: 200, optional: true }) cursor?: string;
}

/** A check-in as its guest sees it on any phone. */
export class OwnCheckInResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  /** The `Idempotency-Key` of the call that recorded it. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) clientKey: string | null;
  /** Null once the event is deleted. */
  @ApiProperty({ type: VerifiedEvent, nullable: true }) event: VerifiedEvent | null;
  /** As typed; null for a check-in that somebody else sent with the caller's e-mail. */
  @ApiProperty({ type: String, nullable: true }) customerName: string | null;
  @ApiProperty({ type: 'integer' }) partySize: number;
  /** What stands for it now: 50, or 0 when it earned nothing, waits for staff, or was taken back. */
  @ApiProperty({ type: 'integer' }) points: number;
  /** Names of the badges that the member holds since this show, for the check-in that shows its points. */
  @ApiProperty({ type: [String] }) badges: string[];
  /** The tier that this show lifted the member into; null when it lifted them into none. */
  @ApiProperty({ enum: TIER_NAMES, nullable: true }) tierReached: MembershipTier | null;
  /** The same e-mail had checked in to this event before. */
  @ApiProperty({ type: Boolean }) duplicate: boolean;
  @ApiProperty({ enum: LATE_REASONS, nullable: true }) lateReason: LateReason | null;
  @ApiProperty({ enum: VERIFICATION_STATUSES }) verificationStatus: VerificationStatus;
  /** The photo was taken in, but proved damaged: there is nothing to look at. */
  @ApiProperty({ type: Boolean }) isPhotoUnreadable: boolean;
  /** When the button was pressed, by the server's clock. */
  @ApiProperty({ type: String, format: 'date-time' }) occurredAt: Date;
}
