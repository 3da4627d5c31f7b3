import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { Text } from '#src/common/validation/fields/text.decorator.js';

const CODE = /^[A-Z]{2}$/;

/** A country by its code in ISO 3166-1 alpha-2, in capitals; null or an empty text clears it. */
export const Country = () =>
  applyDecorators(
    Text({ label: 'Country', max: 2, clearable: true }),
    ValidateBy(
      {
        name: 'country',
        validator: {
          validate: (value: unknown) => value === null || (typeof value === 'string' && CODE.test(value)),
        },
      },
      { message: 'Country must be two capital letters, for example US' },
    ),
  );
