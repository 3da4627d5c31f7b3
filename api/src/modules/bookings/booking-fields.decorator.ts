import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn, IsOptional, ValidateBy } from 'class-validator';
import { EVENT_YEARS, LIST_LIMIT } from '#contract/limits.js';
import { CalendarDate } from '#src/common/validation/date.decorator.js';
import { WholeNumber } from '#src/common/validation/number.decorator.js';
import { Text } from '#src/common/validation/text.decorator.js';

const isEventYear = (value: unknown): boolean => {
  const year = Number(String(value).slice(0, 4));
  return year >= EVENT_YEARS.min && year <= EVENT_YEARS.max;
};

/** A date that the calendar can hold an event on. */
export const BookingDate = ({ label }: { label: string }) =>
  applyDecorators(
    CalendarDate({ label }),
    ValidateBy(
      { name: 'eventYear', validator: { validate: isEventYear } },
      { message: `${label} must be in the years ${EVENT_YEARS.min} to ${EVENT_YEARS.max}` },
    ),
  );

/** One of these words. */
export const OneOf = <Word extends string>(
  words: readonly Word[],
  { label, optional = false }: { label: string; optional?: boolean },
) =>
  applyDecorators(
    ...(optional ? [IsOptional()] : []),
    IsIn(words, { message: `${label} must be one of ${words.join(', ')}` }),
    ApiProperty({ enum: words, required: !optional }),
  );

/** Paging that all lists of bookings share (design §4 "Lists"). */
export class BookingPageQuery {
  @WholeNumber({ label: 'limit', min: 1, max: LIST_LIMIT.max, optional: true })
  limit?: number;

  /** From the `Link` header of the page before. */
  @Text({ label: 'cursor', max: 200, optional: true })
  cursor?: string;
}
