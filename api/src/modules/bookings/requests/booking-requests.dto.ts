import { ApiProperty } from '@nestjs/swagger';
import {
  BOOKING_ORDERS,
  BOOKING_REQUEST_STATUSES,
  type BookingOrder,
  type BookingRequestStatus,
} from '#contract/bookings.js';
import { TEXT_LENGTH } from '#contract/limits.js';
import { Email } from '#src/common/validation/fields/email.decorator.js';
import { EventDate } from '#src/common/validation/time/date.decorator.js';
import { Id } from '#src/common/validation/fields/number.decorator.js';
import { PhoneNumber } from '#src/common/validation/fields/phone.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { WallClockTime } from '#src/common/validation/time/wall-clock-time.decorator.js';
import { ArtistCard } from '#src/modules/artists/artists.dto.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { PageQuery } from '#src/common/paging/page-query.js';

/** Body of `POST /api/booking-requests`: somebody wishes to book an artist (design §4 "Bookings"). */
export class BookingRequestRequest {
  @Id({ label: 'Artist' }) artistId: number;
  @EventDate({ label: 'Date' }) eventDate: string;
  @WallClockTime({ label: 'Time' }) eventTime: string;
  /** Stored in lower case, as events do. */
  @Text({ label: 'Event type', max: TEXT_LENGTH.eventType, lowerCase: true }) eventType: string;
  @Text({ label: 'Event name', max: TEXT_LENGTH.eventName }) eventName: string;

  @Text({ label: 'Description', max: TEXT_LENGTH.bookingText, multiline: true, optional: true })
  description?: string;

  @Text({ label: 'Budget', max: TEXT_LENGTH.budget, optional: true }) budget?: string;
  @Text({ label: 'Duration', max: TEXT_LENGTH.duration, optional: true }) duration?: string;
  @Text({ label: 'Name', max: TEXT_LENGTH.customerName, optional: true }) contactName?: string;
  @Email() contactEmail: string;
  @PhoneNumber() contactPhone?: string;
}

/** Body of `PUT /api/booking-requests/{id}` (spec §7). */
export class BookingRequestDecision {
  @OneOf(BOOKING_REQUEST_STATUSES, { label: 'Status' }) status: BookingRequestStatus;
}

/** Which requests an admin lists. */
export class BookingRequestsQuery extends PageQuery {
  @OneOf(BOOKING_REQUEST_STATUSES, { label: 'status', optional: true }) status?: BookingRequestStatus;
  /** `newest` when left out. By `need`, what waits for the caller comes first, the soonest date on top, until that date is over. */
  @OneOf(BOOKING_ORDERS, { label: 'order', optional: true }) order?: BookingOrder;
}

/** The answer to somebody who asked for an artist: nothing of the artist that is not public. */
export class BookingRequestReceipt {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) artistId: number;
  @ApiProperty({ type: String, format: 'date' }) eventDate: string;
  @ApiProperty({ enum: BOOKING_REQUEST_STATUSES }) status: BookingRequestStatus;
}

/** A request as an admin sees it (spec §3 booking_requests). */
export class BookingRequestResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer', nullable: true }) artistId: number | null;
  @ApiProperty({ type: ArtistCard, nullable: true }) artist: ArtistCard | null;
  @ApiProperty({ type: String, format: 'date' }) eventDate: string;
  @ApiProperty({ type: String }) eventTime: string;
  @ApiProperty({ type: String }) eventType: string;
  @ApiProperty({ type: String }) eventName: string;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ type: String, nullable: true }) budget: string | null;
  @ApiProperty({ type: String, nullable: true }) duration: string | null;
  @ApiProperty({ enum: BOOKING_REQUEST_STATUSES }) status: BookingRequestStatus;
  @ApiProperty({ type: String, nullable: true }) notes: string | null;
  @ApiProperty({ type: String, nullable: true }) contactName: string | null;
  @ApiProperty({ type: String }) contactEmail: string;
  @ApiProperty({ type: String, nullable: true }) contactPhone: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: Date;
}
