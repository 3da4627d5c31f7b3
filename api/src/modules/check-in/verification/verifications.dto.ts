import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { LATE_REASONS, type LateReason } from '#contract/rules/check-in.js';
import { TEXT_LENGTH } from '#contract/limits.js';
import {
  CHECK_IN_FLAGS,
  type CheckInFlag,
  VERIFICATION_PAGE,
  VERIFICATION_REASON_LENGTH,
  VERIFICATION_STATUSES,
  VERIFICATIONS_AT_ONCE,
  type VerificationStatus,
} from '#contract/photos.js';
import { IdList } from '#src/common/validation/fields/id-list.decorator.js';
import { MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

const Reason = () => Text({ label: 'Reason', max: VERIFICATION_REASON_LENGTH, optional: true });

/** One version for each of the `ids` beside them. */
const Versions = () =>
  applyDecorators(
    IdList({ label: 'versions', of: 'version', max: VERIFICATIONS_AT_ONCE, optional: true }),
    ValidateBy(
      {
        name: 'onePerId',
        validator: {
          validate: (versions: unknown, context?: ValidationArguments) => {
            const { ids } = context?.object as { ids?: unknown };
            return Array.isArray(versions) && Array.isArray(ids) && versions.length === ids.length;
          },
        },
      },
      { message: 'versions must be as many as ids' },
    ),
  );

/** Which check-ins an admin looks at. */
export class VerificationsQuery {
  /** `pending` unless told. */
  @OneOf(VERIFICATION_STATUSES, { label: 'status', optional: true }) status?: VerificationStatus;
  @WholeNumber({ label: 'eventId', min: 1, max: MAX_ID, optional: true }) eventId?: number;
  /** Part of the name or e-mail, in any case. */
  @Text({ label: 'q', max: TEXT_LENGTH.email, optional: true }) q?: string;
  @WholeNumber({ label: 'limit', min: 1, max: VERIFICATION_PAGE.max, optional: true }) limit?: number;
  /** From the `Link` header of the page before. */
  @Text({ label: 'cursor', max: 200, optional: true }) cursor?: string;
}

/** Body of `PUT /api/admin/verifications/{id}`. */
export class VerificationDecision {
  /** `pending` takes a decision back. */
  @OneOf(VERIFICATION_STATUSES, { label: 'status' }) status: VerificationStatus;
  /** Why a check-in is rejected; the guest reads it. */
  @Reason() reason?: string;
}

/** Body of `POST /api/admin/verifications/decisions`: the same for many. */
export class VerificationDecisions extends VerificationDecision {
  @IdList({ label: 'ids', of: 'check-in', max: VERIFICATIONS_AT_ONCE, unique: true }) ids: number[];
  /** Those that were looked at, in the order of the ids; without them, what somebody decided already stays. */
  @Versions() versions?: number[];
}

/** The show of a check-in. */
export class VerifiedEvent {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'date' }) date: string;
  @ApiProperty({ type: String }) time: string;
}

/** The photo of a check-in; only admins and its uploader get it until it is public. */
export class VerifiedPhoto {
  @ApiProperty({ type: 'integer' }) id: number;
  /** 320 pixels wide. */
  @ApiProperty({ type: String }) thumbnailUrl: string;
  /** 1280 pixels wide. */
  @ApiProperty({ type: String }) screenUrl: string;
  /** In pixels; null until its sizes are made. */
  @ApiProperty({ type: 'integer', nullable: true }) width: number | null;
  @ApiProperty({ type: 'integer', nullable: true }) height: number | null;
  /** The guest ticked "Share this photo in the gallery". */
  @ApiProperty({ type: Boolean }) isShared: boolean;
  /** Words that came with it; the gallery shows them with a shared photo once it is approved. */
  @ApiProperty({ type: String, nullable: true }) description: string | null;
}

/** Another check-in of the same person. */
export class OtherCheckIn {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String, nullable: true }) eventName: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true }) eventDate: string | null;
  @ApiProperty({ enum: VERIFICATION_STATUSES }) status: VerificationStatus;
  @ApiProperty({ type: String, nullable: true }) thumbnailUrl: string | null;
}

/** An earlier photo that the one of a check-in is, or nearly is. */
export class UsedBefore {
  @ApiProperty({ type: String, nullable: true }) eventName: string | null;
  @ApiProperty({ type: String, format: 'date', nullable: true }) eventDate: string | null;
  /** 320 pixels wide. */
  @ApiProperty({ type: String }) thumbnailUrl: string;
}

/** A check-in as staff verify it. */
export class VerificationResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  /** For `If-Match`. */
  @ApiProperty({ type: 'integer' }) version: number;
  @ApiProperty({ enum: VERIFICATION_STATUSES }) status: VerificationStatus;
  /** Why it was rejected. */
  @ApiProperty({ type: String, nullable: true }) reason: string | null;
  /** Name of who decided; null while nobody did, or once their account is deleted. */
  @ApiProperty({ type: String, nullable: true }) verifiedBy: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) verifiedAt: Date | null;
  /** The tablet at the door where staff recorded it, and who; null when the guest did. */
  @ApiProperty({ type: String, nullable: true }) gate: string | null;
  @ApiProperty({ type: String, nullable: true }) recordedBy: string | null;
  /** Null once the event is deleted. */
  @ApiProperty({ type: VerifiedEvent, nullable: true }) event: VerifiedEvent | null;
  /** Null once the photo is deleted. */
  @ApiProperty({ type: VerifiedPhoto, nullable: true }) photo: VerifiedPhoto | null;
  @ApiProperty({ type: String }) customerName: string;
  @ApiProperty({ type: String, nullable: true }) customerEmail: string | null;
  @ApiProperty({ type: 'integer' }) partySize: number;
  /** This e-mail had checked in to this event before. */
  @ApiProperty({ type: Boolean }) isDuplicate: boolean;
  /** Why it earned nothing when it came, so that approval awards it; null when it came in time. */
  @ApiProperty({ enum: LATE_REASONS, nullable: true }) lateReason: LateReason | null;
  /** What looks wrong. */
  @ApiProperty({ enum: CHECK_IN_FLAGS, isArray: true }) flags: CheckInFlag[];
  /** Null unless the photo was used before. */
  @ApiProperty({ type: UsedBefore, nullable: true }) usedBefore: UsedBefore | null;
  /** What the check-in earned when it came. */
  @ApiProperty({ type: 'integer' }) pointsAwarded: number;
  /** Whether the guest has points for this event now, by this check-in or another of theirs. */
  @ApiProperty({ type: Boolean }) pointsStand: boolean;
  /** When the guest pressed the button, by the server's clock. */
  @ApiProperty({ type: String, format: 'date-time' }) occurredAt: Date;
  /** When it arrived. */
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  /** How far the device's clock was ahead, in milliseconds; null when the device did not say. */
  @ApiProperty({ type: 'integer', nullable: true }) clockSkewMs: number | null;
  /** Other check-ins of the same e-mail or, without one, account. */
  @ApiProperty({ type: 'integer' }) otherCount: number;
  /** The last few of them, the newest first. */
  @ApiProperty({ type: [OtherCheckIn] }) others: OtherCheckIn[];
}

/** One of many that could not be decided. */
class VerificationProblem {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) code: string;
  @ApiProperty({ type: String }) message: string;
}

/** What became of many. */
export class VerificationOutcome {
  @ApiProperty({ type: [VerificationResponse] }) decided: VerificationResponse[];
  @ApiProperty({ type: [VerificationProblem] }) problems: VerificationProblem[];
}

export class VerificationCount {
  @ApiProperty({ type: 'integer' }) pending: number;
}
