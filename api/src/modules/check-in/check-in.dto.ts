import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { LATE_REASONS, type LateReason, PHOTO_NEEDED } from '#contract/rules/check-in.js';
import { PARTY_SIZE, TEXT_LENGTH } from '#contract/limits.js';
import { VERIFICATION_STATUSES, type VerificationStatus } from '#contract/photos.js';
import { Email } from '#src/common/validation/fields/email.decorator.js';
import { Id, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { DeviceInstant } from '#src/common/validation/time/instant.decorator.js';

const DEVICE_ID_LENGTH = 36;

/** Longer than any code: a wrong one is recorded as wrong. */
const DOOR_CODE_LENGTH = 20;

const isWords = (value: unknown): boolean =>
  typeof value === 'string' && (value.trim() === '' || Number.isNaN(Number(value)));

/** Body of `POST /api/photo-attendance` (spec §7); what follows the party size is design §4 "Time" and §7. */
export class AttendanceRequest {
  @Id({ label: 'Event' }) eventId: number;
  @Id({ label: 'Photo', message: PHOTO_NEEDED }) photoId: number;

  @Text({
    label: 'Name',
    max: TEXT_LENGTH.customerName,
    required: 'Please enter your name to record attendance',
  })
  customerName: string;

  @Email({ optional: true }) customerEmail?: string;

  /** Words in place of a number are one guest (spec §5). */
  @Transform(({ value }) => (isWords(value) ? PARTY_SIZE.min : (value as unknown)))
  @WholeNumber({ label: 'Party size', ...PARTY_SIZE, optional: true })
  partySize?: number;

  /** When the guest pressed the button, by the device's clock. */
  @DeviceInstant({ label: 'occurredAt' }) occurredAt?: Date;
  /** When this request left, by the device's clock. */
  @DeviceInstant({ label: 'sentAt' }) sentAt?: Date;
  /** The code that the door showed; without it a check-in may wait for staff (design §7 "Door code"). */
  @Text({ label: 'Door code', max: DOOR_CODE_LENGTH, optional: true }) doorCode?: string;
  /** When the guest read it, by the device's clock; the press when it is missing. */
  @DeviceInstant({ label: 'doorCodeAt' }) doorCodeAt?: Date;
  /** Made on the device once, so that staff see when one device checks many addresses in. */
  @Text({ label: 'device', max: DEVICE_ID_LENGTH, optional: true }) device?: string;
}

/** A recorded check-in. Says nothing of anybody's totals (design §4 "Check-in"). */
export class AttendanceResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) eventId: number;
  @ApiProperty({ type: 'integer' }) photoId: number;
  @ApiProperty({ type: String }) customerName: string;
  @ApiProperty({ type: 'integer' }) partySize: number;
  /** 50, or 0 without an e-mail, when this e-mail has been awarded for this event before, or when it is late. */
  @ApiProperty({ type: 'integer' }) pointsAwarded: number;
  /** True when this e-mail had checked in to this event before. */
  @ApiProperty({ type: Boolean }) duplicate: boolean;
  /** Why staff look at it before it earns points; null when it came in time. */
  @ApiProperty({ enum: LATE_REASONS, nullable: true }) lateReason: LateReason | null;
  @ApiProperty({ enum: VERIFICATION_STATUSES }) verificationStatus: VerificationStatus;
  /** The `Idempotency-Key` of the call that recorded it. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) clientKey: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
}
