import { chakra } from '@chakra-ui/react/styled-system';
import { zodResolver } from '@hookform/resolvers/zod';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { minLength, object, string, trim, type infer as Infer } from 'zod/mini';
import { UnreachableError } from '#shared/http/http-error';
import { useSession } from '#shared/session/session-context';
import { showToast } from '#shared/ui/feedback/toast-store';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextField } from '#shared/ui/form/fields';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { AuthPage, TALL_LINK } from './auth-page';
import { loginFailed, noConnection, welcomeBack } from './auth-toasts';

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

/** The login form and what its button does: in, a word of welcome, and home (spec §2). */
const useLogin = () => {
  const { login } = useSession();
  const navigate = useNavigate();
  const form = useForm<LoginForm>({
    resolver: zodResolver(loginForm),
    defaultValues: { usernameOrEmail: '', password: '' },
  });
  const [isOffline, setOffline] = useState(false);
  useUnsavedWork(form.formState.isDirty);
  const submit = form.handleSubmit(async (credentials) => {
    setOffline(false);
    try {
      await login(credentials);
    } catch (error) {
      const isUnreachable = error instanceof UnreachableError;
      setOffline(isUnreachable);
      showToast(isUnreachable ? noConnection('Login failed') : loginFailed(error));
      return;
    }
    showToast(welcomeBack());
    await navigate({ to: '/' });
  });
  return { form, submit, isOffline };
};

/** Login: both fields required (spec §5). */
const loginForm = object({
  usernameOrEmail: string().check(trim(), minLength(1, 'Username or email is required')),
  password: string().check(minLength(1, 'Password is required')),
});

type LoginForm = Infer<typeof loginForm>;
