import { ApiProperty } from '@nestjs/swagger';
import { WAITING_KINDS, type WaitingKind } from '#contract/today.js';
import { ArtistProfileResponse } from '#src/modules/artists/artists.dto.js';
import { ArtistBookingResponse } from '#src/modules/bookings/artist/artist-bookings.dto.js';
import { BookingRequestResponse } from '#src/modules/bookings/requests/booking-requests.dto.js';
import { TableBookingResponse } from '#src/modules/bookings/table/table-bookings.dto.js';
import { VerificationResponse } from '#src/modules/check-in/verification/verifications.dto.js';
import { WebhookResponse } from '#src/modules/connections/webhooks/webhooks.dto.js';
import { MessageDetails } from '#src/modules/notifications/review/messages.dto.js';
import { SmsRequestResponse } from '#src/modules/sms/sms-requests.dto.js';

/** Something that waits for staff: what it is stands in the field that its kind names. */
export class WaitingResponse {
  @ApiProperty({ enum: WAITING_KINDS }) kind: WaitingKind;
  /** Of that kind. */
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String, format: 'date-time' }) since: Date;
  @ApiProperty({ type: ArtistProfileResponse, required: false }) artist?: ArtistProfileResponse;
  @ApiProperty({ type: MessageDetails, required: false }) message?: MessageDetails;
  @ApiProperty({ type: VerificationResponse, required: false }) photo?: VerificationResponse;
  /** One that its artist accepted. */
  @ApiProperty({ type: ArtistBookingResponse, required: false }) proposal?: ArtistBookingResponse;
  @ApiProperty({ type: BookingRequestResponse, required: false }) request?: BookingRequestResponse;
  @ApiProperty({ type: TableBookingResponse, required: false }) table?: TableBookingResponse;
  @ApiProperty({ type: SmsRequestResponse, required: false }) text?: SmsRequestResponse;
  /** An address of another program that was paused, as it takes nothing or is gone. */
  @ApiProperty({ type: WebhookResponse, required: false }) webhook?: WebhookResponse;
}

/** How many of each kind wait; 1,000 are as many or more. */
export class WaitingCounts implements Record<WaitingKind, number> {
  @ApiProperty({ type: 'integer' }) artist: number;
  @ApiProperty({ type: 'integer' }) message: number;
  @ApiProperty({ type: 'integer' }) photo: number;
  @ApiProperty({ type: 'integer' }) proposal: number;
  @ApiProperty({ type: 'integer' }) request: number;
  @ApiProperty({ type: 'integer' }) table: number;
  @ApiProperty({ type: 'integer' }) text: number;
  @ApiProperty({ type: 'integer' }) webhook: number;
}
