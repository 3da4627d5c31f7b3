import { email, object, string, trim, type infer as Infer } from 'zod/mini';

export const forgotPasswordForm = object({
  email: string().check(trim(), email('Invalid email address')),
});

export type ForgotPasswordForm = Infer<typeof forgotPasswordForm>;
