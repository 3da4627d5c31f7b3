import { ApiProperty } from '@nestjs/swagger';
import {
  ARTIST_BOOKING_STATUSES,
  type ArtistBookingStatus,
  BOOKING_ORDERS,
  type BookingOrder,
} from '#contract/bookings.js';
import { TEXT_LENGTH } from '#contract/limits.js';
import { EventDate } from '#src/common/validation/time/date.decorator.js';
import { MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { WallClockTime } from '#src/common/validation/time/wall-clock-time.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { PageQuery } from '#src/common/paging/page-query.js';
import { ArtistCard } from '#src/modules/artists/artists.dto.js';

/** In the words of spec §5. */
const NO_ARTIST = 'Please select an artist for the booking request';

/** Body of `POST /api/artist-bookings` (spec §7): a date, offered to an artist. */
export class ArtistBookingRequest {
  @WholeNumber({ label: 'Artist', min: 1, max: MAX_ID, message: NO_ARTIST }) artistId: number;
  @EventDate({ label: 'Proposed date' }) proposedDate: string;
  @WallClockTime({ label: 'Proposed time', optional: true }) proposedTime?: string | null;
  @Text({ label: 'Proposed payment', max: TEXT_LENGTH.payment, optional: true }) proposedPayment?: string;

  /** The admin's words to the artist, who reads them. */
  @Text({ label: 'Notes', max: TEXT_LENGTH.bookingText, multiline: true, optional: true })
  adminNotes?: string;
}

/** Body of `PUT /api/artist-bookings/{id}` (spec §7); what follows `status` is this product's own. */
export class ArtistBookingDecision {
  /** `accepted` and `declined` are the artist's to say, `confirmed` an admin's. */
  @OneOf(ARTIST_BOOKING_STATUSES, { label: 'Status' }) status: ArtistBookingStatus;

  /** The artist's words to the admin, read with the artist's answer alone. */
  @Text({ label: 'Notes', max: TEXT_LENGTH.bookingText, multiline: true, optional: true })
  artistNotes?: string;

  /** Of the new event, as all that follows; the artist's name when left out. */
  @Text({ label: 'Event name', max: TEXT_LENGTH.eventName, optional: true }) eventName?: string;

  /** The artist's genre when left out. */
  @Text({ label: 'Event type', max: TEXT_LENGTH.eventType, lowerCase: true, optional: true })
  eventType?: string;

  /** The proposed time when left out; eight o'clock when none was proposed. */
  @WallClockTime({ label: 'Time', optional: true }) time?: string | null;
}

/** Which proposals to list; artists see only their own. */
export class ArtistBookingsQuery extends PageQuery {
  @OneOf(ARTIST_BOOKING_STATUSES, { label: 'status', optional: true }) status?: ArtistBookingStatus;
  @WholeNumber({ label: 'artistId', min: 1, max: MAX_ID, optional: true }) artistId?: number;
  /** `newest` when left out. By `need`, what waits for the caller comes first, the soonest date on top, until that date is over. */
  @OneOf(BOOKING_ORDERS, { label: 'order', optional: true }) order?: BookingOrder;
}

/** A proposal as its artist and admins see it; both sides read both sides' notes (decision 15). */
export class ArtistBookingResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) artistId: number;
  @ApiProperty({ type: ArtistCard }) artist: ArtistCard;
  /** `YYYY-MM-DD` */
  @ApiProperty({ type: String, format: 'date' }) proposedDate: string;
  /** `HH:MM` */
  @ApiProperty({ type: String, nullable: true }) proposedTime: string | null;
  @ApiProperty({ type: String, nullable: true }) proposedPayment: string | null;
  @ApiProperty({ type: String, nullable: true }) adminNotes: string | null;
  @ApiProperty({ type: String, nullable: true }) artistNotes: string | null;
  @ApiProperty({ enum: ARTIST_BOOKING_STATUSES }) status: ArtistBookingStatus;
  /** The event that confirming made, while it is on the calendar. */
  @ApiProperty({ type: 'integer', nullable: true }) eventId: number | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: Date;
}
