import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsBoolean } from 'class-validator';
import { OptionalField } from '#src/common/validation/fields/optional-field.decorator.js';

/**
 * A yes or no of a multipart form, whose parts are all text: `true` or `false`. Empty text is no; in an `optional` one it
 * is left out. Initialise one that is not optional with false.
 */
export const FormFlag = ({ label, optional = false }: { label: string; optional?: boolean }) => {
  const words = new Map<unknown, unknown>([
    ['true', true],
    ['false', false],
    ['', optional ? undefined : false],
  ]);
  return applyDecorators(
    ...(optional ? [OptionalField()] : []),
    Transform(({ value }) => (words.has(value) ? words.get(value) : (value as unknown))),
    IsBoolean({ message: `${label} must be true or false` }),
    ApiProperty({ type: Boolean, required: false, ...(!optional && { default: false }) }),
  );
};
