import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import { INVALID_PIN, isPin, PIN_LENGTH } from '#contract/rules/door/pin.js';

/** The PIN of somebody who works at the door. */
export const Pin = () =>
  applyDecorators(
    ValidateBy({
      name: 'pin',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isPin(value),
        defaultMessage: () => INVALID_PIN,
      },
    }),
    ApiProperty({ type: String, pattern: `^[0-9]{${PIN_LENGTH.min},${PIN_LENGTH.max}}$` }),
  );
