import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { REFUSAL_REASONS, type RefusalReason, UNDO_REASONS, type UndoReason } from '#contract/door.js';
import { PARTY_SIZE, TEXT_LENGTH } from '#contract/limits.js';
import { Email } from '#src/common/validation/fields/email.decorator.js';
import { Flag } from '#src/common/validation/fields/flag.decorator.js';
import { Id, MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { DeviceInstant } from '#src/common/validation/time/instant.decorator.js';

/** What every act at a tablet says (design §7 "The tablet"). */
export class DoorAct {
  /** The account of the person who did it, by their PIN. */
  @Id({ label: 'recordedBy' }) recordedBy: number;
  /** When it was done, by the tablet's clock. */
  @DeviceInstant({ label: 'occurredAt' }) occurredAt?: Date;
  /** When this request left, by the tablet's clock. */
  @DeviceInstant({ label: 'sentAt' }) sentAt?: Date;
}

/** Body of `POST /api/door/check-ins`. */
export class DoorCheckInRequest extends DoorAct {
  @Id({ label: 'Event' }) eventId: number;
  /** Uploaded before with the same key; none where the venue checks in without. */
  @WholeNumber({ label: 'Photo', min: 1, max: MAX_ID, optional: true }) photoId?: number;
  /** A guest from the tablet's list; one who became one with another member meanwhile is found. */
  @WholeNumber({ label: 'Member', min: 1, max: MAX_ID, optional: true }) memberId?: number;

  @Text({ label: 'Name', max: TEXT_LENGTH.customerName, required: 'Please enter a name' })
  customerName: string;

  /** Of a new guest; a member's own counts. */
  @Email({ optional: true }) customerEmail?: string;
  @WholeNumber({ label: 'Party size', ...PARTY_SIZE }) partySize: number;
}

/** Body of `POST /api/door/undos`. */
export class DoorUndoRequest extends DoorAct {
  @IsUUID(undefined, { message: 'checkInKey must be a UUID' })
  @ApiProperty({ type: String, format: 'uuid' })
  checkInKey: string;

  @OneOf(UNDO_REASONS, { label: 'reason' }) reason: UndoReason;
}

/** Body of `POST /api/door/exits`. */
export class DoorExitRequest extends DoorAct {
  @Id({ label: 'Event' }) eventId: number;
  /** How many left. */
  @WholeNumber({ label: 'People', ...PARTY_SIZE }) people: number;
  /** They did not leave: they came back in, or were counted out by mistake. */
  @Flag({ label: 'Came back', optional: true }) cameBack?: boolean;
}

/** Body of `POST /api/door/refusals`. */
export class DoorRefusalRequest extends DoorAct {
  @Id({ label: 'Event' }) eventId: number;
  @OneOf(REFUSAL_REASONS, { label: 'reason' }) reason: RefusalReason;
}

/** What the venue says of an act. */
export class DoorActResponse {
  /** The `Idempotency-Key` of the call. */
  @ApiProperty({ type: String, format: 'uuid' }) clientKey: string;
}

/** A check-in that staff recorded. */
export class DoorCheckInResponse extends DoorActResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  /** This member had checked in to the show before. */
  @ApiProperty({ type: Boolean }) duplicate: boolean;
}
