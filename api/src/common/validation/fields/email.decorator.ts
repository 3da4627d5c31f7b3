import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';
import { INVALID_EMAIL, isEmailAddress } from '#contract/rules/texts.js';
import { TEXT_LENGTH } from '#contract/limits.js';
import { Text } from './text.decorator.js';

/** The one spelling of an e-mail address that is stored and compared. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

interface EmailRules {
  label?: string;
  optional?: boolean;
  clearable?: boolean;
  required?: string;
}

/** An e-mail address, stored in lower case (spec §5). The rules as of `Text`. */
export const Email = ({ label = 'Email', ...rules }: EmailRules = {}) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? normalizeEmail(value) : (value as unknown))),
    Text({ label, max: TEXT_LENGTH.email, ...rules }),
    ValidateBy({
      name: 'email',
      validator: {
        validate: (value: unknown) => typeof value === 'string' && isEmailAddress(value),
        defaultMessage: () => INVALID_EMAIL,
      },
    }),
  );
