import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { fieldOf } from '#shared/ui/form/field-of';
import { TextField } from '#shared/ui/form/fields';
import { AuthPage, TALL_LINK } from './auth-page';
import { useLogin } from './use-login';

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
