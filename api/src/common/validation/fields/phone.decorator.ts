import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { TEXT_LENGTH } from '#contract/limits.js';
import { isPhoneNumber } from '#contract/rules/texts.js';
import { Text, textProblem } from './text.decorator.js';

const RULES = { label: 'Phone', max: TEXT_LENGTH.phone, optional: true } as const;

/** Of two rules only one speaks: what is no text at all, or too long, is for `Text` to say. */
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
