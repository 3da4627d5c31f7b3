import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { OptionalField } from './optional-field.decorator.js';

interface WordRules {
  label: string;
  optional?: boolean;
  /** Whether a field that is missing or empty is told so, as the spec wants of some. */
  tellsMissing?: boolean;
}

export const OneOf = <Word extends string>(
  words: readonly Word[],
  { label, optional = false, tellsMissing = false }: WordRules,
) =>
  applyDecorators(
    ...(optional ? [OptionalField()] : []),
    IsIn(words, {
      message: ({ value }) =>
        tellsMissing && (value ?? '') === ''
          ? `${label} is required`
          : `${label} must be one of ${words.join(', ')}`,
    }),
    ApiProperty({ enum: words, required: !optional }),
  );
