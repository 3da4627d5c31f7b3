import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { OptionalField } from '#src/common/validation/fields/optional-field.decorator.js';

const MAX_CHARACTERS = 64;

/** Places, and the one zone that lies nowhere; not offsets such as `+05:00`, which know no summer time. */
const ZONES: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC']);

/** The one name of a time zone that this machine knows by several, in any case: `America/Chicago` for `us/central`. */
export const canonicalTimeZone = (name: string): string => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return name;
  }
};

/** True for the canonical name of a time zone. */
export const isTimeZone = (value: unknown): boolean => typeof value === 'string' && ZONES.has(value);

/** An optional time zone by its IANA name, kept under its canonical one. */
export const TimeZone = ({ label }: { label: string }) =>
  applyDecorators(
    Transform(({ value }) =>
      typeof value === 'string' && value.length <= MAX_CHARACTERS
        ? canonicalTimeZone(value)
        : (value as unknown),
    ),
    OptionalField(),
    ValidateBy(
      { name: 'timeZone', validator: { validate: isTimeZone } },
      { message: `${label} must be a name like America/Chicago` },
    ),
    ApiProperty({ type: String, example: 'America/Chicago', required: false, maxLength: MAX_CHARACTERS }),
  );
