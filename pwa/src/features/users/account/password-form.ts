import { minLength, object, string, type infer as Infer } from 'zod/mini';
import { newPasswordFields, passwordsMatch } from '#shared/lib/new-password';

/** The Password tab's form (spec §5 "Password change"). */
export const passwordForm = object({
  currentPassword: string().check(minLength(1, 'Current password is required')),
  ...newPasswordFields,
}).check(passwordsMatch);

export type PasswordForm = Infer<typeof passwordForm>;

/** The form's fields in the order in which they are seen. */
export const PASSWORD_FIELDS = ['currentPassword', 'newPassword', 'confirmPassword'] as const;

export const EMPTY_PASSWORDS: PasswordForm = { currentPassword: '', newPassword: '', confirmPassword: '' };
