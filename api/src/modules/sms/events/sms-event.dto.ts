import { OmitType } from '@nestjs/swagger';
import { TEXT_LENGTH } from '#contract/limits.js';
import { MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { EventDate } from '#src/common/validation/time/date.decorator.js';
import { WallClockTime } from '#src/common/validation/time/wall-clock-time.decorator.js';
import { EventRequest } from '#src/modules/events/writing/event-editing.dto.js';

/** Body of `POST /api/admin/sms-requests/{id}/event/undo`. */
export class SmsUndoRequest {
  /** The event that was made. */
  @WholeNumber({ label: 'eventId', min: 1, max: MAX_ID }) eventId: number;
}

/**
 * Body of `POST /api/admin/sms-requests/{id}/event`: what staff say otherwise than the message, as in the event form.
 * What is left out is taken from the message.
 */
export class SmsEventRequest extends OmitType(EventRequest, ['name', 'type', 'date', 'time']) {
  /** The clashing event that staff saw and accepted. It changes nothing of the message. */
  @WholeNumber({ label: 'despiteEventId', min: 1, max: MAX_ID, optional: true }) despiteEventId?: number;
  /** How many of its texts staff had read: refused when the sender has written more since. It changes nothing of the message. */
  @WholeNumber({ label: 'readTexts', min: 1, max: MAX_ID, optional: true }) readTexts?: number;
  @Text({ label: 'Event name', max: TEXT_LENGTH.eventName, optional: true }) name?: string;
  /** An event type's name, in any case. */
  @Text({ label: 'Event type', max: TEXT_LENGTH.eventType, lowerCase: true, optional: true }) type?: string;
  @EventDate({ label: 'Date', optional: true }) date?: string;
  @WallClockTime({ label: 'Time', optional: true }) time?: string | null;
}
