import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { IsIn } from 'class-validator';
import { OptionalField } from './optional-field.decorator.js';

export const OneOf = <Word extends string>(
  words: readonly Word[],
  { label, optional = false }: { label: string; optional?: boolean },
) =>
  applyDecorators(
    ...(optional ? [OptionalField()] : []),
    IsIn(words, { message: `${label} must be one of ${words.join(', ')}` }),
    ApiProperty({ enum: words, required: !optional }),
  );
