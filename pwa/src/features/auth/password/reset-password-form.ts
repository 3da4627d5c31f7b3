import { object, type infer as Infer } from 'zod/mini';
import { newPasswordFields, passwordsMatch } from '#shared/lib/new-password';

/** The rules are those of a password change (spec §5). */
export const resetPasswordForm = object(newPasswordFields).check(passwordsMatch);

export type ResetPasswordForm = Infer<typeof resetPasswordForm>;

/** The form's fields in the order in which they are seen. */
export const RESET_PASSWORD_FIELDS = ['newPassword', 'confirmPassword'] as const;
