import { ApiProperty, PickType } from '@nestjs/swagger';
import { TABLE_BOOKING_STATUSES, type TableBookingStatus } from '#contract/bookings.js';
import { EVENT_STATUSES, type EventStatus } from '#contract/events.js';
import { PARTY_SIZE, TEXT_LENGTH } from '#contract/limits.js';
import { CalendarDate } from '#src/common/validation/time/date.decorator.js';
import { Email } from '#src/common/validation/fields/email.decorator.js';
import { Id, MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { PhoneNumber } from '#src/common/validation/fields/phone.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { PageQuery } from '#src/common/paging/page-query.js';

/** Body of `POST /api/bookings`: a guest wants a table (design §4 "Bookings"). */
export class TableBookingRequest {
  @Id({ label: 'Event' }) eventId: number;

  @Text({ label: 'Name', max: TEXT_LENGTH.customerName, required: 'Please enter your name' })
  customerName: string;

  @Email({ optional: true }) customerEmail?: string;
  @PhoneNumber() customerPhone?: string;
  @WholeNumber({ label: 'Party size', ...PARTY_SIZE }) partySize: number;

  @Text({ label: 'Special requests', max: TEXT_LENGTH.bookingText, multiline: true, optional: true })
  specialRequests?: string;
}

/** Body of `PUT /api/bookings/{id}`. */
export class TableBookingDecision {
  @OneOf(TABLE_BOOKING_STATUSES, { label: 'Status' }) status: TableBookingStatus;
}

/** Which tables an admin lists. */
export class TableBookingsQuery extends PageQuery {
  @WholeNumber({ label: 'eventId', min: 1, max: MAX_ID, optional: true }) eventId?: number;
  @OneOf(TABLE_BOOKING_STATUSES, { label: 'status', optional: true }) status?: TableBookingStatus;
  /** First date of the shows; earlier ones are left out. */
  @CalendarDate({ label: 'from', optional: true }) from?: string;
}

/** The answer to a guest who asked for a table. */
export class TableBookingReceipt {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) eventId: number;
  @ApiProperty({ type: String }) customerName: string;
  @ApiProperty({ type: 'integer' }) partySize: number;
  @ApiProperty({ enum: TABLE_BOOKING_STATUSES }) status: TableBookingStatus;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}

/** The show a table is booked for, and how full it is. */
export class BookedEvent {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, format: 'date' }) date: string;
  @ApiProperty({ type: String }) time: string;
  @ApiProperty({ enum: EVENT_STATUSES }) status: EventStatus;
  /** Guests there is room for; null when nobody said. */
  @ApiProperty({ type: 'integer', nullable: true }) capacity: number | null;
  /** People of all its pending and confirmed tables. */
  @ApiProperty({ type: 'integer' }) seatsTaken: number;
}

/** A table as staff see it (spec §3 bookings). */
export class TableBookingResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  /** Null once the event is deleted. */
  @ApiProperty({ type: BookedEvent, nullable: true }) event: BookedEvent | null;
  @ApiProperty({ type: String }) customerName: string;
  @ApiProperty({ type: String, nullable: true }) customerEmail: string | null;
  @ApiProperty({ type: String, nullable: true }) customerPhone: string | null;
  @ApiProperty({ type: 'integer' }) partySize: number;
  @ApiProperty({ type: String, nullable: true }) specialRequests: string | null;
  @ApiProperty({ enum: TABLE_BOOKING_STATUSES }) status: TableBookingStatus;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}

/** The show of a table, as its guest sees it. */
class LinkedShow extends PickType(BookedEvent, ['id', 'name', 'date', 'time', 'status']) {}

/** A table as the holder of its link sees it: without what was typed, since anybody may book with anybody's address. */
export class LinkedTableResponse extends PickType(TableBookingResponse, ['partySize', 'status']) {
  /** Null once the event is deleted. */
  @ApiProperty({ type: LinkedShow, nullable: true }) event: LinkedShow | null;
  /** Whether its guest can give it back. */
  @ApiProperty({ type: Boolean }) canCancel: boolean;
}
