import { ApiProperty, PartialType } from '@nestjs/swagger';
import { TEXT_LENGTH } from '#contract/limits.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

/** A new event type (spec §7 "Events and types"). */
export class EventTypeRequest {
  @Text({ label: 'Event type name', max: TEXT_LENGTH.eventType }) name: string;

  /** A style class pair, as one of the twelve of spec §9; a client that does not know it paints grey. */
  @Text({ label: 'Color', max: TEXT_LENGTH.eventTypeColor }) color: string;

  @Text({ label: 'Description', max: TEXT_LENGTH.eventTypeDescription, clearable: true, multiline: true })
  description?: string | null;
}

/** Body of `PUT /api/event-types/{id}`: any part of a type; what is left out stays as it is. */
export class EventTypeChangeRequest extends PartialType(EventTypeRequest, { skipNullProperties: false }) {}

export class EventTypeResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: String }) name: string;
  @ApiProperty({ type: String, example: 'bg-golden text-dark' }) color: string;
  @ApiProperty({ type: String, nullable: true }) description: string | null;
}

/** What deleting or renaming an event type touches. */
export class EventTypeUsageResponse {
  /** Events of this type, past ones included. */
  @ApiProperty({ type: 'integer' }) eventCount: number;
}
