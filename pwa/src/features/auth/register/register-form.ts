import {
  email,
  enum as oneOf,
  maxLength,
  minLength,
  object,
  string,
  trim,
  type infer as Infer,
} from 'zod/mini';
import { INVALID_EMAIL } from '#contract/rules/texts';
import { PASSWORD_LENGTH, TEXT_LENGTH } from '#contract/limits';
import { SELF_REGISTERED_USER_TYPES } from '#contract/users';

const text = (missing: string, limit: number) =>
  string().check(trim(), minLength(1, missing), maxLength(limit, `At most ${limit} characters`));

/** Registration: everything required; that both passwords match is judged on submit, by its own toast (spec §5). */
export const registerForm = object({
  firstName: text('First name is required', TEXT_LENGTH.personName),
  lastName: text('Last name is required', TEXT_LENGTH.personName),
  username: text('Username is required', TEXT_LENGTH.username),
  email: string().check(
    trim(),
    minLength(1, 'Email is required'),
    email(INVALID_EMAIL),
    maxLength(TEXT_LENGTH.email, `At most ${TEXT_LENGTH.email} characters`),
  ),
  password: string().check(
    minLength(1, 'Password is required'),
    minLength(PASSWORD_LENGTH.min, `Password must be at least ${PASSWORD_LENGTH.min} characters`),
    maxLength(PASSWORD_LENGTH.max, `At most ${PASSWORD_LENGTH.max} characters`),
  ),
  confirmPassword: string().check(minLength(1, 'Please confirm your password')),
  userType: oneOf(SELF_REGISTERED_USER_TYPES),
});

export type RegisterForm = Infer<typeof registerForm>;
