import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { OptionalField } from '#src/common/validation/fields/optional-field.decorator.js';
import { canonicalTimeZone, isTimeZone, notATimeZone } from './time-zones.js';

const MAX_CHARACTERS = 64;

/** An optional time zone by its IANA name, kept under its canonical one. */
export const TimeZone = ({ label }: { label: string }) =>
  applyDecorators(
    Transform(({ value }) =>
      typeof value === 'string' && value.length <= MAX_CHARACTERS
        ? canonicalTimeZone(value)
        : (value as unknown),
    ),
    OptionalField(),
    ValidateBy({ name: 'timeZone', validator: { validate: isTimeZone } }, { message: notATimeZone(label) }),
    ApiProperty({ type: String, example: 'America/Chicago', required: false, maxLength: MAX_CHARACTERS }),
  );
