import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import { OptionalField } from './optional-field.decorator.js';

/** Largest value of PostgreSQL's `integer`, and so of every id. */
export const MAX_ID = 2_147_483_647;

interface NumberRules {
  label: string;
  min: number;
  max: number;
  optional?: boolean;
  /** A field that may be missing and is then left alone; null or an empty text clears it. */
  clearable?: boolean;
  /** Message for a number under `min`, where the spec gives one. */
  tooSmall?: string;
  /** The one message for whatever is wrong, where the spec gives one. */
  message?: string;
}

const DIGITS = /^-?\d{1,15}$/;

/** A whole number, also as digits in a text, since query strings and multipart forms know nothing else. */
export const WholeNumber = ({
  label,
  min,
  max,
  clearable = false,
  optional = clearable,
  message,
  tooSmall = message ?? `${label} must be at least ${min}`,
}: NumberRules) =>
  applyDecorators(
    Transform(({ value }) => {
      if (clearable && value === '') return null;
      return typeof value === 'string' && DIGITS.test(value) ? Number(value) : (value as unknown);
    }),
    ...(optional ? [OptionalField({ clearable })] : []),
    // First, since only the first complaint is reported: `twelve` is not a number, rather than too small.
    IsInt({ message: message ?? `${label} must be a whole number` }),
    Min(min, { message: tooSmall }),
    Max(max, { message: message ?? `${label} must be at most ${max}` }),
    ApiProperty({
      type: 'integer',
      minimum: min,
      maximum: max,
      required: !optional,
      ...(clearable && { nullable: true }),
    }),
  );

/** The id of a row. */
export const Id = (rules: Pick<NumberRules, 'label' | 'message'>) =>
  WholeNumber({ ...rules, min: 1, max: MAX_ID });
