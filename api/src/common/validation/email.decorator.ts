import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { IsEmail, type ValidationOptions } from 'class-validator';
import { TEXT_LENGTH } from '#contract/limits.js';
import { Text } from './text.decorator.js';

/** The one spelling of an e-mail address that is stored and compared. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase();

const message: ValidationOptions = { message: 'Invalid email address' };

interface EmailRules {
  label?: string;
  optional?: boolean;
  clearable?: boolean;
  required?: string;
}

/** An e-mail address, stored in lower case (spec §5 'Invalid email address'). The rules as of `Text`. */
export const Email = ({ label = 'Email', ...rules }: EmailRules = {}) =>
  applyDecorators(
    Transform(({ value }) => (typeof value === 'string' ? normalizeEmail(value) : (value as unknown))),
    Text({ label, max: TEXT_LENGTH.email, ...rules }),
    IsEmail({}, message),
  );
