import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { isWallClockTime } from '#contract/rules/texts.js';
import { OptionalField } from '#src/common/validation/fields/optional-field.decorator.js';

/** A time of day on the venue's clock, `HH:MM`. One that may be missing is cleared by null or an empty text. */
export const WallClockTime = ({ label, optional = false }: { label: string; optional?: boolean }) =>
  applyDecorators(
    Transform(({ value }) => (optional && value === '' ? null : (value as unknown))),
    ...(optional ? [OptionalField({ clearable: true })] : []),
    ValidateBy(
      {
        name: 'wallClockTime',
        validator: { validate: (value) => typeof value === 'string' && isWallClockTime(value) },
      },
      { message: `${label} must be a time like 20:00` },
    ),
    ApiProperty({ type: String, example: '20:00', required: !optional, nullable: optional }),
  );
