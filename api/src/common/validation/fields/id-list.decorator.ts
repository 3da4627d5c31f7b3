import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, ArrayUnique, IsArray, IsInt, Max, Min } from 'class-validator';
import { MAX_ID } from './number.decorator.js';
import { OptionalField } from './optional-field.decorator.js';

interface IdListRules {
  label: string;
  /** One of what the ids name: 'check-in'. */
  of: string;
  /** Most of them in one request. */
  max: number;
  /** Refuses a list that names something twice. */
  unique?: boolean;
  /** A field that may be missing. */
  optional?: boolean;
  /** A field that may be missing and is then left alone; null or an empty list clears it. */
  clearable?: boolean;
}

/**
 * Ids of rows of one kind, at least one unless the field can be cleared; whether they are there is for the service to see. The first rule that a list breaks
 * names what is wrong with it, so they go from the list as a whole to its ids.
 */
export const IdList = ({
  label,
  of,
  max,
  unique = false,
  clearable = false,
  optional = clearable,
}: IdListRules) =>
  applyDecorators(
    ...(optional ? [OptionalField({ clearable })] : []),
    IsArray({ message: `${label} must be a list` }),
    ...(clearable ? [] : [ArrayNotEmpty({ message: `${label} must name at least one ${of}` })]),
    ArrayMaxSize(max, { message: `${label} must name at most ${max} ${of}s` }),
    ...(unique ? [ArrayUnique({ message: `${label} must name each ${of} once` })] : []),
    IsInt({ each: true, message: `${label} must be whole numbers` }),
    Min(1, { each: true, message: `${label} must be at least 1` }),
    Max(MAX_ID, { each: true, message: `${label} must be at most ${MAX_ID}` }),
    ApiProperty({
      type: 'array',
      items: { type: 'integer' },
      required: !optional,
      ...(clearable ? { nullable: true } : { minItems: 1 }),
      maxItems: max,
    }),
  );
