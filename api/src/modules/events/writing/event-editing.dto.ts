import { ApiProperty, PartialType } from '@nestjs/swagger';
import { EVENT_STATUSES, type EventStatus } from '#contract/events.js';
import { ACTS } from '#contract/rules/events/bills.js';
import type { ActTimes } from '#contract/rules/events/set-times.js';
import { EVENT_CAPACITY, TEXT_LENGTH } from '#contract/limits.js';
import { IdList } from '#src/common/validation/fields/id-list.decorator.js';
import { MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { ActTimesByArtist } from './act-times.decorator.js';
import { EventDate } from '#src/common/validation/time/date.decorator.js';
import { WallClockTime } from '#src/common/validation/time/wall-clock-time.decorator.js';
import { OwnPicture } from '#src/integrations/pictures/own-picture.decorator.js';

/** Body of `POST /api/events` and `PUT /api/events/{id}` (spec §7); what follows `artistNotes` is this product's own. */
export class EventRequest {
  @Text({ label: 'Event name', max: TEXT_LENGTH.eventName }) name: string;
  /** An event type's name, in any case; one that nobody has set up is shown grey (spec §9). */
  @Text({ label: 'Event type', max: TEXT_LENGTH.eventType, lowerCase: true }) type: string;

  @Text({ label: 'Description', max: TEXT_LENGTH.eventDescription, multiline: true, clearable: true })
  description?: string | null;

  @EventDate({ label: 'Date' }) date: string;
  @WallClockTime({ label: 'Time' }) time: string;

  /** Null for 'No featured artist' (spec §5). Alone, it is the whole bill, unless it is the first act already (decision 50). */
  @WholeNumber({ label: 'Featured artist', min: 1, max: MAX_ID, clearable: true }) artistId?: number | null;

  /** The acts in order, the first one featured; decides where `artistId` is sent as well. */
  @IdList({ label: 'Acts', of: 'act', max: ACTS.max, unique: true, clearable: true })
  artistIds?: number[] | null;

  /** When acts begin, by the artist's id; null clears all. Left as they are, they move with the start (decision 62). */
  @ActTimesByArtist({ label: 'Set times' }) actTimes?: ActTimes | null;

  @Text({ label: 'Artist notes', max: TEXT_LENGTH.artistNotes, multiline: true, clearable: true })
  artistNotes?: string | null;

  @WallClockTime({ label: 'Doors', optional: true }) doorsTime?: string | null;
  /** At or before `time`: the show passes midnight. */
  @WallClockTime({ label: 'End time', optional: true }) endTime?: string | null;

  @OneOf(EVENT_STATUSES, { label: 'Status', optional: true }) status?: EventStatus;

  @WholeNumber({ label: 'Capacity', ...EVENT_CAPACITY, clearable: true }) capacity?: number | null;

  /** What `POST /api/events/image` answered. */
  @OwnPicture({ label: 'Picture', prefix: 'event' }) imageUrl?: string | null;
}

/** Body of `PATCH /api/events/{id}`: any part of an event, or `artistNotes` alone (spec §7). */
export class EventPatchRequest extends PartialType(EventRequest, { skipNullProperties: false }) {}

/** Where the uploaded picture is served; it is kept once an event names it within a day. */
export class EventImageResponse {
  @ApiProperty({ type: String }) imageUrl: string;
}
