import { ApiProperty } from '@nestjs/swagger';
import { EVENT_STATUSES, type EventStatus } from '#contract/events.js';
import { TEXT_LENGTH } from '#contract/limits.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { PageQuery } from '#src/common/paging/page-query.js';
import { CalendarDate } from '#src/common/validation/time/date.decorator.js';
import { MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { ArtistCard } from '#src/modules/artists/artists.dto.js';

const LIST_ORDERS = ['asc', 'desc'] as const;
type ListOrder = (typeof LIST_ORDERS)[number];

/** Optional filters of the event list (design §4 "Lists"). */
export class EventsQuery extends PageQuery {
  /** First date, inclusive. */
  @CalendarDate({ label: 'from', optional: true }) from?: string;
  /** Last date, inclusive. */
  @CalendarDate({ label: 'to', optional: true }) to?: string;
  /** Part of the event's or one of its acts' names, in any case. */
  @Text({ label: 'q', max: TEXT_LENGTH.eventName, optional: true }) q?: string;
  /** Event type name, in any case. */
  @Text({ label: 'type', max: TEXT_LENGTH.eventType, optional: true }) type?: string;
  /** Only what this artist plays, first on the bill or not. */
  @WholeNumber({ label: 'artistId', min: 1, max: MAX_ID, optional: true }) artistId?: number;

  @OneOf(EVENT_STATUSES, { label: 'status', optional: true }) status?: EventStatus;

  /** By date, time and id: `asc`, the default, or `desc`, the latest first. */
  @OneOf(LIST_ORDERS, { label: 'order', optional: true }) order?: ListOrder;
}

export class FeaturedArtistResponse extends ArtistCard {
  /** False while the artist waits for approval: then there is no page of theirs to lead to. */
  @ApiProperty({ type: Boolean }) hasPage: boolean;
}

/** One of those who play. */
export class ActResponse extends FeaturedArtistResponse {
  /** When the act begins, `HH:MM` by the venue's clock; left out where it has no time of its own (decision 62). */
  @ApiProperty({ type: String, required: false, example: '20:45' }) setTime?: string;
}

export class EventResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  /** Lower-case event type name. */
  @ApiProperty({ type: String }) type: string;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
  /** `YYYY-MM-DD` by the venue's clock. */
  @ApiProperty({ type: String, example: '2026-11-20' }) date: string;
  /** `HH:MM` by the venue's clock. */
  @ApiProperty({ type: String, example: '20:00' }) time: string;
  @ApiProperty({ type: String, nullable: true }) doorsTime: string | null;
  @ApiProperty({ type: String, nullable: true }) endTime: string | null;
  @ApiProperty({ enum: EVENT_STATUSES }) status: EventStatus;
  @ApiProperty({ type: 'integer', nullable: true }) capacity: number | null;
  @ApiProperty({ type: String, nullable: true }) imageUrl: string | null;
  /** The featured artist: the first of `artistIds`. */
  @ApiProperty({ type: 'integer', nullable: true }) artistId: number | null;
  /** What is shown of the first act. */
  @ApiProperty({ type: FeaturedArtistResponse, nullable: true }) artist: FeaturedArtistResponse | null;
  /** The acts in order (decision 50). */
  @ApiProperty({ type: [Number] }) artistIds: number[];
  /** What is shown of all acts, in the same order. */
  @ApiProperty({ type: [ActResponse] }) acts: ActResponse[];
  /** Only for admins, the acts, or when the venue shows notes (design §4 "Roles"). */
  @ApiProperty({ type: String, nullable: true, required: false }) artistNotes?: string | null;
  /** True when this viewer may change the notes: an admin, or one of the acts (spec §6). */
  @ApiProperty({ type: Boolean, required: false }) mayEditNotes?: boolean;
  /** The series this night was made with. */
  @ApiProperty({ type: 'integer', nullable: true }) seriesId: number | null;
  /** Grows with every change; a change sends it back as `If-Match`. */
  @ApiProperty({ type: 'integer' }) version: number;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
}
