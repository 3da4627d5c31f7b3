import { chakra } from '@chakra-ui/react/styled-system';
import { Link } from '@tanstack/react-router';
import { Field } from '#shared/ui/form/field';
import { Input } from '#shared/ui/form/input';
import { AuthPage, TALL_LINK } from './auth-page';
import { useLogin } from './use-login';

/** Login (spec §2). */
export const LoginPage = () => {
  const { form, submit, isOffline } = useLogin();
  const { errors, isSubmitting } = form.formState;
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
      <Field label="Username or Email" error={errors.usernameOrEmail?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('usernameOrEmail')}
            autoComplete="username"
            autoCapitalize="none"
          />
        )}
      </Field>
      <Field label="Password" error={errors.password?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('password')}
            type="password"
            autoComplete="current-password"
          />
        )}
      </Field>
      {/* Close to the password that was forgotten. */}
      <chakra.p my="calc(-1 * var(--chakra-spacing-3))" css={TALL_LINK}>
        <Link to="/forgot-password" className="text-link">
          Forgot password?
        </Link>
      </chakra.p>
    </AuthPage>
  );
};
