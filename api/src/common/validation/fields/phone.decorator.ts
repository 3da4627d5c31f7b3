import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { TEXT_LENGTH } from '#contract/limits.js';
import { isPhoneNumber } from '#contract/rules/texts.js';
import { Text, textProblem } from './text.decorator.js';

const RULES = { label: 'Phone', max: TEXT_LENGTH.phone, optional: true } as const;

/** Only one of the two rules complains: `Text` does about what is not text, or too long. */
const isNoNumber = (value: unknown): boolean =>
  textProblem(value, RULES) === undefined && typeof value === 'string' && !isPhoneNumber(value);

/** A phone number that may be missing, as people write one; the gateway normalises it before it sends. */
export const PhoneNumber = () =>
  applyDecorators(
    Text(RULES),
    ValidateBy({
      name: 'phone-number',
      validator: {
        validate: (value: unknown) => !isNoNumber(value),
        defaultMessage: () => 'Please enter a phone number',
      },
    }),
  );
