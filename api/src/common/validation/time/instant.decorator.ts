import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsDate } from 'class-validator';
import { DateTime } from 'luxon';
import { OptionalField } from '#src/common/validation/fields/optional-field.decorator.js';

/** A device's clock may be years off, but a year outside these is no clock's. */
const ISO_INSTANT = /^(19[7-9]|20\d|21\d)\d-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** The instant, or the text itself when it is not one, for the check that follows to refuse. */
const readInstant = (text: string): Date | string => {
  const instant = ISO_INSTANT.test(text) ? DateTime.fromISO(text) : undefined;
  return instant?.isValid ? instant.toJSDate() : text;
};

/** An optional instant of a device's clock, ISO 8601 with its offset. The clock may be wrong; the text may not. */
export const DeviceInstant = ({ label }: { label: string }) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? readInstant(value) : (value as unknown))),
    OptionalField(),
    IsDate({ message: `${label} must be a time like 2026-11-20T19:42:00Z` }),
    ApiProperty({ type: String, format: 'date-time', required: false }),
  );
