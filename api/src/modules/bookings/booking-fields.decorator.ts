import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { LIST_LIMIT } from '#contract/limits.js';
import { WholeNumber } from '#src/common/validation/fields/number.decorator.js';
import { OptionalField } from '#src/common/validation/fields/optional-field.decorator.js';
import { Text } from '#src/common/validation/fields/text.decorator.js';

/** One of these words. */
export const OneOf = <Word extends string>(
  words: readonly Word[],
  { label, optional = false }: { label: string; optional?: boolean },
) =>
  applyDecorators(
    ...(optional ? [OptionalField()] : []),
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
