import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { EVENT_STATUSES, type EventStatus } from '#contract/events.js';
import { EVENT_CAPACITY, TEXT_LENGTH } from '#contract/limits.js';
import { EventDate } from '#src/common/validation/time/event-date.decorator.js';
import { MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OptionalField } from '#src/common/validation/fields/optional-field.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { WallClockTime } from '#src/common/validation/time/wall-clock-time.decorator.js';
import { OwnPicture } from '#src/integrations/pictures/own-picture.decorator.js';

/**
 * Body of `POST /api/admin/sms-requests/{id}/event`: what staff say otherwise than the message, as in the event form.
 * What is left out is taken from the message.
 */
export class SmsEventRequest {
  /** The event in its way that staff were shown and make this one in spite of. It says nothing otherwise than the message. */
  @WholeNumber({ label: 'despiteEventId', min: 1, max: MAX_ID, optional: true }) despiteEventId?: number;
  @Text({ label: 'Event name', max: TEXT_LENGTH.eventName, optional: true }) name?: string;
  /** An event type's name, in any case. */
  @Text({ label: 'Event type', max: TEXT_LENGTH.eventType, lowerCase: true, optional: true }) type?: string;

  @Text({
    label: 'Description',
    max: TEXT_LENGTH.eventDescription,
    multiline: true,
    optional: true,
    clearable: true,
  })
  description?: string | null;

  @EventDate({ label: 'Date', optional: true }) date?: string;
  @WallClockTime({ label: 'Time', optional: true }) time?: string | null;

  /** Null for 'No featured artist' (spec §5). */
  @WholeNumber({ label: 'Featured artist', min: 1, max: MAX_ID, optional: true, clearable: true })
  artistId?: number | null;

  @Text({
    label: 'Artist notes',
    max: TEXT_LENGTH.artistNotes,
    multiline: true,
    optional: true,
    clearable: true,
  })
  artistNotes?: string | null;

  @WallClockTime({ label: 'Doors', optional: true }) doorsTime?: string | null;
  /** At or before `time`: the show passes midnight. */
  @WallClockTime({ label: 'End time', optional: true }) endTime?: string | null;

  @OptionalField()
  @IsIn(EVENT_STATUSES, { message: `Status must be one of ${EVENT_STATUSES.join(', ')}` })
  @ApiProperty({ enum: EVENT_STATUSES, required: false })
  status?: EventStatus;

  @WholeNumber({ label: 'Capacity', ...EVENT_CAPACITY, optional: true, clearable: true })
  capacity?: number | null;

  /** What `POST /api/events/image` answered. */
  @OwnPicture({ label: 'Picture', prefix: 'event' }) imageUrl?: string | null;
}
