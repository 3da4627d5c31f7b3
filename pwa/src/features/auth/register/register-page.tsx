import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Link } from '@tanstack/react-router';
import { Field } from '#shared/ui/form/field';
import { Input, NativeSelect } from '#shared/ui/form/input';
import { PASSWORD_LENGTH } from '#contract/limits';
import { AuthPage } from '#features/auth/auth-page';
import { useRegister } from './use-register';

/** Registration (spec §2). */
export const RegisterPage = () => {
  const { form, submit, isOffline } = useRegister();
  const { errors, isSubmitting } = form.formState;
  return (
    <AuthPage
      title="Sign Up"
      subtitle="Collect points for every show you come to."
      submitLabel="Create Account"
      submittingLabel="Creating account..."
      isSubmitting={isSubmitting}
      isOffline={isOffline}
      onSubmit={(event) => void submit(event)}
      otherWay={
        <>
          Already have an account?{' '}
          <Link to="/login" className="text-link">
            Login
          </Link>
        </>
      }
    >
      <SimpleGrid minChildWidth="min(100%, 10rem)" gap="4">
        <Field label="First Name" error={errors.firstName?.message}>
          {(control) => <Input {...control} {...form.register('firstName')} autoComplete="given-name" />}
        </Field>
        <Field label="Last Name" error={errors.lastName?.message}>
          {(control) => <Input {...control} {...form.register('lastName')} autoComplete="family-name" />}
        </Field>
      </SimpleGrid>
      <Field label="Username" error={errors.username?.message}>
        {(control) => (
          <Input {...control} {...form.register('username')} autoComplete="username" autoCapitalize="none" />
        )}
      </Field>
      <Field label="Email" error={errors.email?.message}>
        {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="email" />}
      </Field>
      <Field
        label="Password"
        hint={`At least ${PASSWORD_LENGTH.min} characters`}
        error={errors.password?.message}
      >
        {(control) => (
          <Input {...control} {...form.register('password')} type="password" autoComplete="new-password" />
        )}
      </Field>
      <Field label="Confirm Password" error={errors.confirmPassword?.message}>
        {(control) => (
          <Input
            {...control}
            {...form.register('confirmPassword')}
            type="password"
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label="User Type" error={errors.userType?.message}>
        {(control) => (
          <NativeSelect {...control} {...form.register('userType')}>
            <option value="user">Customer</option>
            <option value="artist">Artist</option>
          </NativeSelect>
        )}
      </Field>
    </AuthPage>
  );
};
