import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { DateTime } from 'luxon';
import { EVENT_YEARS } from '#contract/limits.js';
import { OptionalField } from '#src/common/validation/fields/optional-field.decorator.js';

/** True for a day that exists, written `YYYY-MM-DD`, in the years 1900 to 9999. */
export const isCalendarDate = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^(19|[2-9]\d)\d{2}-\d{2}-\d{2}$/.test(value) &&
  DateTime.fromISO(value, { zone: 'utc' }).isValid;

/** A wall-clock date of the venue. */
export const CalendarDate = ({ label, optional = false }: { label: string; optional?: boolean }) =>
  applyDecorators(
    ...(optional ? [OptionalField()] : []),
    ValidateBy(
      { name: 'calendarDate', validator: { validate: isCalendarDate } },
      { message: `${label} must be a date like 2026-11-20` },
    ),
    ApiProperty({ type: String, format: 'date', required: !optional }),
  );

/** A date in the years that the calendar knows. */
export const EventDate = (rules: { label: string; optional?: boolean }) =>
  applyDecorators(
    CalendarDate(rules),
    ValidateBy(
      { name: 'eventYear', validator: { validate: isEventYear } },
      { message: `${rules.label} must be in the years ${EVENT_YEARS.min} to ${EVENT_YEARS.max}` },
    ),
  );

const isEventYear = (value: unknown): boolean => {
  const year = Number(String(value).slice(0, 4));
  return year >= EVENT_YEARS.min && year <= EVENT_YEARS.max;
};
