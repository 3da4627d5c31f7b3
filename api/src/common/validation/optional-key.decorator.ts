import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { isKey } from '#src/common/validation/fields/idempotency-key.decorator.js';
import { OptionalField } from '#src/common/validation/fields/optional-field.decorator.js';

/** A UUID in lower case that may be missing. */
export const OptionalKey = ({ label }: { label: string }) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? value.toLowerCase() : (value as unknown))),
    OptionalField(),
    ValidateBy({
      name: 'key',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isKey(value),
        defaultMessage: () => `${label} must be a UUID`,
      },
    }),
    ApiProperty({ type: String, format: 'uuid', required: false }),
  );
