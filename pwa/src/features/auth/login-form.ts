import { minLength, object, string, trim, type infer as Infer } from 'zod/mini';

/** Login: both fields required (spec §5). */
export const loginForm = object({
  usernameOrEmail: string().check(trim(), minLength(1, 'Username or email is required')),
  password: string().check(minLength(1, 'Password is required')),
});

export type LoginForm = Infer<typeof loginForm>;
