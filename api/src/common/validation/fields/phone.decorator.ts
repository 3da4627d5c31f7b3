import { applyDecorators } from '@nestjs/common';
import { ValidateBy } from 'class-validator';
import { TEXT_LENGTH } from '#contract/limits.js';
import { isPhoneNumber, isTextSender } from '#contract/rules/texts.js';
import { Text, textProblem } from './text.decorator.js';

const RULES = { label: 'Phone', max: TEXT_LENGTH.phone, optional: true } as const;

/** A phone number that may be missing, as people write one; the gateway normalises it before it sends. */
export const PhoneNumber = () => Dialled(isPhoneNumber);

/** Who sends a text message; it may be missing. */
export const TextSender = () => Dialled(isTextSender);

/** Only one of the two rules complains: `Text` does about what is not text, or too long. */
const Dialled = (isRight: (text: string) => boolean) =>
  applyDecorators(
    Text(RULES),
    ValidateBy({
      name: 'phone-number',
      validator: {
        validate: (value: unknown) =>
          typeof value !== 'string' || textProblem(value, RULES) !== undefined || isRight(value),
        defaultMessage: () => 'Please enter a phone number',
      },
    }),
  );
