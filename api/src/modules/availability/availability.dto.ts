import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, IsArray, IsBoolean, IsIn, ValidateBy } from 'class-validator';
import { AVAILABILITY_DAYS } from '#contract/rules/availability.js';
import { EVENT_YEARS, LIST_LIMIT, TEXT_LENGTH } from '#contract/limits.js';
import { MessageResponse } from '#src/common/http/message.dto.js';
import { CalendarDate, isCalendarDate } from '#src/common/validation/time/date.decorator.js';
import { MAX_ID, WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OneOf } from '#src/common/validation/fields/one-of.decorator.js';
import { OptionalField } from '#src/common/validation/fields/optional-field.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';
import { WallClockTime } from '#src/common/validation/time/wall-clock-time.decorator.js';
import { ArtistCard } from '#src/modules/artists/artists.dto.js';

const isWithinCalendar = (value: unknown): boolean => Number(String(value).slice(0, 4)) <= EVENT_YEARS.max;

/** A date that the calendar can show. */
const AvailabilityDate = ({ label }: { label: string }) =>
  applyDecorators(
    CalendarDate({ label }),
    ValidateBy(
      { name: 'calendarYear', validator: { validate: isWithinCalendar } },
      { message: `${label} must be at most in the year ${EVENT_YEARS.max}` },
    ),
  );

/** The version of the entry that a change is based on; left out by callers that change whatever is there. */
const BaseVersion = () => WholeNumber({ label: 'baseVersion', min: 1, max: MAX_ID, clearable: true });

/** What an entry says of its date. */
class AvailabilityValues {
  @WallClockTime({ label: 'Start time', optional: true }) startTime?: string | null;
  /** Before `startTime`: past midnight. */
  @WallClockTime({ label: 'End time', optional: true }) endTime?: string | null;

  /** False for a blackout. */
  @OptionalField()
  @IsBoolean({ message: 'isAvailable must be true or false' })
  @ApiProperty({ type: Boolean, required: false, default: true })
  isAvailable?: boolean;

  @Text({ label: 'Notes', max: TEXT_LENGTH.availabilityNotes, multiline: true, clearable: true })
  notes?: string | null;
}

/** Body of `POST /api/artist-availability` (spec §7); `baseVersion` is this product's own. */
export class NewAvailabilityRequest extends AvailabilityValues {
  @AvailabilityDate({ label: 'Date' }) date: string;

  /** Null when the artist saw no entry on this date; left out by callers that do not say what they saw. */
  @ValidateBy(
    { name: 'noVersion', validator: { validate: (value) => value === undefined || value === null } },
    { message: 'baseVersion of a new entry must be null' },
  )
  @ApiProperty({ type: 'integer', required: false, nullable: true })
  baseVersion?: null;
}

/** Body of `PUT /api/artist-availability/{id}` (spec §7); `baseVersion` is this product's own. */
export class AvailabilityRequest extends AvailabilityValues {
  @AvailabilityDate({ label: 'Date' }) date: string;
  @BaseVersion() baseVersion?: number | null;
}

/** What the removal of an entry is based on. */
export class AvailabilityRemovalQuery {
  @BaseVersion() baseVersion?: number | null;
}

const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** Body of `POST /api/artist-availability/repeat`: "every Friday until June", or a range of days. */
export class AvailabilityRepeatRequest extends AvailabilityValues {
  /** First day, inclusive; days that have passed are left out. */
  @AvailabilityDate({ label: 'First date' }) from: string;
  /** Last day, inclusive. */
  @AvailabilityDate({ label: 'Last date' }) until: string;

  /** 0 for Sunday to 6 for Saturday; every day when left out or empty. */
  @OptionalField()
  @IsArray({ message: 'weekdays must be a list' })
  @ArrayMaxSize(WEEKDAYS.length, { message: 'weekdays has at most 7 days' })
  @IsIn(WEEKDAYS, { each: true, message: 'weekdays must be numbers from 0 for Sunday to 6 for Saturday' })
  @ApiProperty({ type: 'array', items: { type: 'integer' }, required: false })
  weekdays?: number[];

  /** Days left out. */
  @OptionalField()
  @IsArray({ message: 'except must be a list of dates' })
  @ArrayMaxSize(AVAILABILITY_DAYS.max, { message: `At most ${AVAILABILITY_DAYS.max} days can be left out` })
  @ValidateBy(
    {
      name: 'calendarDates',
      validator: { validate: (value) => Array.isArray(value) && value.every(isCalendarDate) },
    },
    { message: 'except must be dates like 2026-11-20' },
  )
  @ApiProperty({ type: [String], required: false })
  except?: string[];
}

const AVAILABLE = ['true', 'false'] as const;

/** Optional filters of the list (design §4 "Lists"). */
export class AvailabilityQuery {
  /** First date, inclusive; for admins who name no dates, today. */
  @CalendarDate({ label: 'from', optional: true }) from?: string;
  /** Last date, inclusive. */
  @CalendarDate({ label: 'to', optional: true }) to?: string;

  /** For admins: `true` for the dates on which artists are free whom they may invite, `false` for those on which artists are not; left out, all. */
  @OneOf(AVAILABLE, { label: 'available', optional: true })
  available?: (typeof AVAILABLE)[number];

  @WholeNumber({ label: 'limit', min: 1, max: LIST_LIMIT.max, optional: true }) limit?: number;
  /** From the `Link` header of the page before. */
  @Text({ label: 'cursor', max: 1000, optional: true }) cursor?: string;
}

/** The artist of an entry, as admins see them before they invite (spec §2 "Invitations tab"). */
export class AvailableArtistResponse extends ArtistCard {
  @ApiProperty({ type: String }) email: string;
}

/** One date of an artist (spec §3 artist_availability). */
export class AvailabilityResponse {
  @ApiProperty({ type: 'integer' }) id: number;
  @ApiProperty({ type: 'integer' }) artistId: number;
  @ApiProperty({ type: String, format: 'date' }) date: string;
  @ApiProperty({ type: String, nullable: true, example: '20:00' }) startTime: string | null;
  @ApiProperty({ type: String, nullable: true, example: '23:30' }) endTime: string | null;
  @ApiProperty({ type: Boolean }) isAvailable: boolean;
  @ApiProperty({ type: String, nullable: true }) notes: string | null;
  /** What the next change names as its `baseVersion`. */
  @ApiProperty({ type: 'integer' }) version: number;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: Date;
  @ApiProperty({ type: String, format: 'date-time' }) updatedAt: Date;
  /** For admins alone. */
  @ApiProperty({ type: AvailableArtistResponse, required: false }) artist?: AvailableArtistResponse;
}

/** An entry as a change left it. */
export class ChangedAvailabilityResponse extends AvailabilityResponse {
  /** The `Idempotency-Key` of the change. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) clientKey: string | null;
}

/** The answer to a removal. */
export class RemovedAvailabilityResponse extends MessageResponse {
  /** The `Idempotency-Key` of the removal. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) clientKey: string | null;
}

/** The answer to a repetition. */
export class AvailabilityRepeatResponse {
  /** What was added, by date. */
  @ApiProperty({ type: [AvailabilityResponse] }) entries: AvailabilityResponse[];
  /** What was there already on days of the repetition, and stays. */
  @ApiProperty({ type: [AvailabilityResponse] }) kept: AvailabilityResponse[];
  /** The `Idempotency-Key` of the repetition. */
  @ApiProperty({ type: String, format: 'uuid', nullable: true }) clientKey: string | null;
}
