import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsIn, ValidateBy, ValidateNested } from 'class-validator';
import {
  SERIES_ANCHORS,
  SERIES_FREQUENCIES,
  SERIES_INTERVAL,
  SERIES_NIGHTS,
  type SeriesAnchor,
  type SeriesFrequency,
} from '#contract/rules/events/series.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { EventDate, isCalendarDate } from '#src/common/validation/time/date.decorator.js';
import { WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OptionalField } from '#src/common/validation/fields/optional-field.decorator.js';
import { EventRequest } from '#src/modules/events/writing/event-editing.dto.js';
import { EventResponse } from '#src/modules/events/events.dto.js';

/** How a series goes on after its first night: until a date or for a number of nights, not both. */
export class SeriesRepeatRequest {
  @OneOf(SERIES_FREQUENCIES, { label: 'Frequency' }) frequency: SeriesFrequency;

  /** Weeks or months from one night to the next. */
  @WholeNumber({ label: 'Interval', ...SERIES_INTERVAL, optional: true }) interval?: number;

  /** What a monthly series keeps: its day of the month, or its weekday's turn, as the fourth Friday. */
  @OptionalField()
  @IsIn(SERIES_ANCHORS, { message: `by must be one of ${SERIES_ANCHORS.join(', ')}` })
  @ApiProperty({ enum: SERIES_ANCHORS, required: false, default: 'date' })
  by?: SeriesAnchor;

  /** Last date, inclusive. */
  @EventDate({ label: 'Last date', optional: true }) until?: string;
  /** Nights, those left out included. */
  @WholeNumber({ label: 'Number of nights', ...SERIES_NIGHTS, optional: true }) count?: number;

  /** Nights left out. */
  @OptionalField()
  @IsArray({ message: 'Exceptions must be a list of dates' })
  @ArrayMaxSize(SERIES_NIGHTS.max, { message: `At most ${SERIES_NIGHTS.max} nights can be left out` })
  @ValidateBy(
    {
      name: 'calendarDates',
      validator: { validate: (value) => Array.isArray(value) && value.every(isCalendarDate) },
    },
    { message: 'Exceptions must be dates like 2026-11-20' },
  )
  @ApiProperty({ type: [String], required: false })
  exceptions?: string[];
}

/** Body of `POST /api/events/series`: the first night, and how it repeats. */
export class EventSeriesRequest extends EventRequest {
  @ValidateBy(
    { name: 'object', validator: { validate: (value) => value instanceof SeriesRepeatRequest } },
    { message: 'Please say how the event repeats' },
  )
  @ValidateNested()
  @Type(() => SeriesRepeatRequest)
  @ApiProperty({ type: SeriesRepeatRequest })
  repeat: SeriesRepeatRequest;
}

/** Each night is an event of its own from here on. */
export class EventSeriesResponse {
  @ApiProperty({ type: 'integer' }) seriesId: number;
  @ApiProperty({ type: [EventResponse] }) events: EventResponse[];
}
