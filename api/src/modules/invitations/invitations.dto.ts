import { ApiProperty, PickType } from '@nestjs/swagger';
import { IsBoolean } from 'class-validator';
import { INVITATION_STATUSES, type InvitationStatus } from '#contract/invitations.js';
import { TEXT_LENGTH } from '#contract/limits.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { PageQuery } from '#src/common/paging/page-query.js';
import { CalendarDate } from '#src/common/validation/time/date.decorator.js';
import { Id, MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { WallClockTime } from '#src/common/validation/time/wall-clock-time.decorator.js';
import { ArtistCard } from '#src/modules/artists/artists.dto.js';

const OptionalText = (label: string, max: number) => Text({ label, max, multiline: true, clearable: true });

/**
 * Body of `POST /api/artist-invitations` (spec §7). The server decides the spec's `adminId` and `expiresAt` and does not read
 * them (design §4 "Invitations").
 */
export class InvitationRequest {
  @Id({ label: 'Artist' }) artistId: number;
  @CalendarDate({ label: 'Event date' }) eventDate: string;
  @WallClockTime({ label: 'Event time' }) eventTime: string;
  @Text({ label: 'Event type', max: TEXT_LENGTH.eventType, lowerCase: true }) eventType: string;
  @Text({ label: 'Event name', max: TEXT_LENGTH.eventName }) eventName: string;
  /** How long the show is, in words: `3 hours`. What can be read as a duration gives the event its end. */
  @Text({ label: 'Duration', max: TEXT_LENGTH.duration }) duration: string;
  @OptionalText('Description', TEXT_LENGTH.eventDescription) description?: string | null;
  @Text({ label: 'Budget', max: TEXT_LENGTH.budget, clearable: true }) budget?: string | null;
  @OptionalText('Invitation message', TEXT_LENGTH.bookingText) invitationMessage?: string | null;
  /** A show on the calendar that the artist is to join: its name, type, date and time count (decision 50). */
  @WholeNumber({ label: 'Show', min: 1, max: MAX_ID, optional: true }) eventId?: number;
}

/** Optional filters of the list of invitations (design §4 "Lists"). */
export class InvitationsQuery extends PageQuery {
  @OneOf(INVITATION_STATUSES, { label: 'status', optional: true }) status?: InvitationStatus;
}

/** An artist's answer, by link or signed in. */
export class InvitationAnswerRequest {
  @IsBoolean({ message: 'Please accept or decline' })
  @ApiProperty({ type: Boolean })
  accept: boolean;

  /** To the venue. */
  @OptionalText('Message', TEXT_LENGTH.bookingText) message?: string | null;
}

/** An invitation as admins and the invited artist see it (spec §3 artist_invitations); never its link. */
export class InvitationResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) artistId: number;
  @ApiProperty({ type: ArtistCard }) artist: ArtistCard;
  /** Who invited; null when that account is gone. */
  @ApiProperty({ type: 'integer', nullable: true }) adminId: number | null;
  @ApiProperty({ type: String, example: '2026-11-20' }) eventDate: string;
  @ApiProperty({ type: String, example: '20:00' }) eventTime: string;
  /** Lower-case event type name. */
  @ApiProperty({ type: String }) eventType: string;
  @ApiProperty({ type: String }) eventName: string;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  @ApiProperty({ type: String, nullable: true }) budget: string | null;
  @ApiProperty({ type: String, nullable: true, example: '3 hours' }) duration: string | null;
  @ApiProperty({ enum: INVITATION_STATUSES }) status: InvitationStatus;
  @ApiProperty({ type: String, nullable: true }) invitationMessage: string | null;
  @ApiProperty({ type: String, nullable: true }) responseMessage: string | null;
  /** Whether the mail server has taken the e-mail. */
  @ApiProperty({ type: Boolean }) emailSent: boolean;
  /** Whether the provider has taken the text message. */
  @ApiProperty({ type: Boolean }) smsSent: boolean;
  @ApiProperty({ type: String, format: 'date-time' }) expiresAt: Date;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) respondedAt: Date | null;
  /** The event that the artist is to join, or that an accepted invitation made; null without one, or once it is deleted. */
  @ApiProperty({ type: 'integer', nullable: true }) eventId: number | null;
  /** The `Idempotency-Key` it was sent with. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) clientKey: string | null;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}

/** What the link of an invitation shows. One that is declined, expired or cancelled shows no terms any more. */
export class LinkedInvitationResponse extends PickType(InvitationResponse, [
  'eventName',
  'eventType',
  'eventDate',
  'eventTime',
  'duration',
  'budget',
  'description',
  'invitationMessage',
  'status',
  'expiresAt',
  'eventId',
]) {
  @ApiProperty({ type: String }) artistName: string;
}
