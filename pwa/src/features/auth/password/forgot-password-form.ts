import { email, object, string, trim, type infer as Infer } from 'zod/mini';
import { INVALID_EMAIL } from '#contract/rules/texts';

export const forgotPasswordForm = object({
  email: string().check(trim(), email(INVALID_EMAIL)),
});

export type ForgotPasswordForm = Infer<typeof forgotPasswordForm>;
