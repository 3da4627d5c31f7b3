import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link } from '@tanstack/react-router';
import { useForm } from 'react-hook-form';
import { minLength, object, string, trim, type infer as Infer } from 'zod/mini';
import { useSession } from '#shared/session/session-context';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextField } from '#shared/ui/form/fields';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { AuthPage, TALL_LINK } from './auth-page';
import { useEntry } from './use-entry';

/** Login (spec §2). */
export const LoginPage = () => {
  const { form, submit, isOffline } = useLogin();
  const { isSubmitting } = form.formState;
  return (
    <AuthPage
      title="Login"
      subtitle="Good to see you again. Your points are waiting."
      submitLabel="Login"
      submittingLabel="Logging in..."
      isSubmitting={isSubmitting}
      isOffline={isOffline}
      onSubmit={(event) => void submit(event)}
      otherWay={
        <>
          No account yet?{' '}
          <Link to="/register" className="text-link">
            Sign Up
          </Link>
        </>
      }
    >
      <TextField
        label="Username or Email"
        {...fieldOf(form, 'usernameOrEmail')}
        autoComplete="username"
        autoCapitalize="none"
      />
      <TextField
        label="Password"
        {...fieldOf(form, 'password')}
        type="password"
        autoComplete="current-password"
      />
      {/* Close to the password that was forgotten. */}
      <chakra.p my="calc(-1 * var(--chakra-spacing-3))" css={TALL_LINK}>
        <Link to="/forgot-password" className="text-link">
          Forgot password?
        </Link>
      </chakra.p>
    </AuthPage>
  );
};

/** The login form and what its button does (spec §2). */
const useLogin = () => {
  const { login } = useSession();
  const { enter, isOffline } = useEntry({
    failed: 'Login failed',
    fallback: 'Invalid credentials. Please try again.',
  });
  const form = useForm<LoginForm>({
    resolver: zodResolver(loginForm),
    defaultValues: { usernameOrEmail: '', password: '' },
  });
  useUnsavedWork(form.formState.isDirty);
  const submit = form.handleSubmit((credentials) =>
    enter(async () => {
      await login(credentials);
      return { title: 'Welcome back!' };
    }),
  );
  return { form, submit, isOffline };
};

/** Login: both fields required (spec §5). */
const loginForm = object({
  usernameOrEmail: string().check(trim(), minLength(1, 'Username or email is required')),
  password: string().check(minLength(1, 'Password is required')),
});

type LoginForm = Infer<typeof loginForm>;
