import { maxLength, minLength, refine, string } from 'zod/mini';
import { PASSWORD_LENGTH } from '#contract/limits';

/** The two fields of every new password (spec §5 "Password change"). */
export const newPasswordFields = {
  newPassword: string().check(
    minLength(PASSWORD_LENGTH.min, `Password must be at least ${PASSWORD_LENGTH.min} characters`),
    maxLength(PASSWORD_LENGTH.max, `At most ${PASSWORD_LENGTH.max} characters`),
  ),
  confirmPassword: string().check(minLength(PASSWORD_LENGTH.min, 'Please confirm your password')),
};

/** That both are the same; told at the confirmation (spec §5). */
export const passwordsMatch = refine<NewPassword>(
  ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
  { error: "Passwords don't match", path: ['confirmPassword'] },
);

interface NewPassword {
  newPassword: string;
  confirmPassword: string;
}
