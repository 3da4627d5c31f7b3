import { ApiProperty } from '@nestjs/swagger';
import { TABLE_BOOKING_STATUSES, type TableBookingStatus } from '#contract/bookings.js';
import { UNDO_REASONS, type UndoReason } from '#contract/door.js';
import { EVENT_STATUSES, type EventStatus } from '#contract/events.js';
import { type MembershipTier, TIER_NAMES } from '#contract/loyalty.js';
import { WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { LONGEST_CURSOR } from './list-cursor.js';
import { DoorPersonResponse } from '#src/modules/door/devices/devices.dto.js';

/** What a tablet knows already, and how long it waits for news. */
export class DoorListQuery {
  /** `cursor` of the answer before; without it the answer is the whole list. */
  @Text({ label: 'since', max: LONGEST_CURSOR, optional: true }) since?: string;
  /** `nightTag` of the answer before. */
  @Text({ label: 'night', max: 40, optional: true }) night?: string;
  /** Seconds until an answer without news; more than 20 are taken as 20. */
  @WholeNumber({ label: 'wait', min: 0, max: 3_600, optional: true }) wait?: number;
}

/** A show of tonight. */
export class DoorShow {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'date' }) date: string;
  @ApiProperty({ type: String }) time: string;
  @ApiProperty({ type: String, nullable: true }) doorsTime: string | null;
  @ApiProperty({ type: String, nullable: true }) endTime: string | null;
  @ApiProperty({ enum: EVENT_STATUSES }) status: EventStatus;
  @ApiProperty({ type: 'integer', nullable: true }) capacity: number | null;
  /** What the door's codes are made from (api/contract/rules/door/door-code.ts); null where the venue asks for none. */
  @ApiProperty({ type: String, nullable: true }) codeSecret: string | null;
}

/** A table booked for tonight. */
export class DoorTable {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) eventId: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: 'integer' }) partySize: number;
  @ApiProperty({ enum: TABLE_BOOKING_STATUSES }) status: TableBookingStatus;
  /** The member with the booking's e-mail. */
  @ApiProperty({ type: 'integer', nullable: true }) memberId: number | null;
}

/** What seldom changes: the night, its shows and tables, and who may work at this tablet. */
export class DoorNight {
  /** The date of the night, from noon to noon on the venue's clock. */
  @ApiProperty({ type: String, format: 'date' }) date: string;
  /** IANA name. */
  @ApiProperty({ type: String }) timeZone: string;
  /** The tablet's. */
  @ApiProperty({ type: String }) deviceName: string;
  /** Staff check in with a photo. */
  @ApiProperty({ type: Boolean }) needsPhoto: boolean;
  @ApiProperty({ type: [DoorShow] }) shows: DoorShow[];
  @ApiProperty({ type: [DoorTable] }) tables: DoorTable[];
  @ApiProperty({ type: [DoorPersonResponse] }) people: DoorPersonResponse[];
}

/** A member, as the door sees them (design §7 "Who"). */
export class DoorGuest {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ enum: TIER_NAMES }) tier: MembershipTier;
  /** What the member's card says. */
  @ApiProperty({ type: String }) code: string;
  /** Masked, e.g. `l…s@example.com`. */
  @ApiProperty({ type: String }) email: string;
  /** The first hexadecimal digits of SHA-256 of the token's own SHA-256, in hexadecimal, and the e-mail. */
  @ApiProperty({ type: String }) emailHash: string;
  /** They have not been here yet. */
  @ApiProperty({ type: Boolean }) isNew: boolean;
}

/** A check-in to a show of tonight, no matter who made it. */
export class DoorEntryResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) key: string | null;
  @ApiProperty({ type: 'integer' }) eventId: number;
  @ApiProperty({ type: 'integer', nullable: true }) memberId: number | null;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: 'integer' }) partySize: number;
  @ApiProperty({ type: String, format: 'date-time' }) occurredAt: Date;
  /** The tablet where staff recorded it; null for a guest's own. */
  @ApiProperty({ type: String, nullable: true }) gate: string | null;
  @ApiProperty({ type: String, nullable: true }) recordedBy: string | null;
  /** Undone at the door, or refused by staff. */
  @ApiProperty({ type: Boolean }) isUndone: boolean;
  /** It came late, and staff have not looked at it: it is not counted. */
  @ApiProperty({ type: Boolean }) isWaiting: boolean;
  @ApiProperty({ enum: UNDO_REASONS, nullable: true }) undoReason: UndoReason | null;
  /** The member's first show. */
  @ApiProperty({ type: Boolean }) isFirstVisit: boolean;
}

/** People who left, once. */
export class DoorExitResponse {
  @ApiProperty({ type: String, format: 'uuid' }) key: string;
  @ApiProperty({ type: 'integer' }) eventId: number;
  /** Below zero where they came back in. */
  @ApiProperty({ type: 'integer' }) people: number;
  @ApiProperty({ type: String, format: 'date-time' }) occurredAt: Date;
}

/** The door's list, or what of it changed (design §7 "The list"). */
export class DoorListResponse {
  /** When it was read, by the venue's clock. */
  @ApiProperty({ type: String, format: 'date-time' }) readAt: Date;
  /** For `since` of the next call. */
  @ApiProperty({ type: String }) cursor: string;
  /** This is the whole list: what else the tablet keeps is gone. */
  @ApiProperty({ type: Boolean }) isWhole: boolean;
  @ApiProperty({ type: String }) nightTag: string;
  /** Null when it is as `night` of the call says. */
  @ApiProperty({ type: DoorNight, nullable: true }) night: DoorNight | null;
  @ApiProperty({ type: [DoorGuest] }) guests: DoorGuest[];
  /** Ids of members who are not on the list any more. */
  @ApiProperty({ type: 'array', items: { type: 'integer' } }) departed: number[];
  @ApiProperty({ type: [DoorEntryResponse] }) entries: DoorEntryResponse[];
  @ApiProperty({ type: [DoorExitResponse] }) exits: DoorExitResponse[];
}
