import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Link } from '@tanstack/react-router';
import { fieldOf } from '#shared/ui/form/field-of';
import { EmailField, SelectField, TextField } from '#shared/ui/form/fields';
import { PASSWORD_LENGTH } from '#contract/limits';
import { AuthPage } from '#features/auth/auth-page';
import { useRegister } from './use-register';

/** Registration (spec §2). */
export const RegisterPage = () => {
  const { form, submit, isOffline } = useRegister();
  const { isSubmitting } = form.formState;
  return (
    <AuthPage
      title="Sign Up"
      subtitle="Guests collect points for every show. Artists are invited to play."
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
        <TextField label="First Name" {...fieldOf(form, 'firstName')} autoComplete="given-name" />
        <TextField label="Last Name" {...fieldOf(form, 'lastName')} autoComplete="family-name" />
      </SimpleGrid>
      <TextField
        label="Username"
        {...fieldOf(form, 'username')}
        autoComplete="username"
        autoCapitalize="none"
      />
      <EmailField {...fieldOf(form, 'email')} />
      <TextField
        label="Password"
        hint={`At least ${PASSWORD_LENGTH.min} characters`}
        {...fieldOf(form, 'password')}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        label="Confirm Password"
        {...fieldOf(form, 'confirmPassword')}
        type="password"
        autoComplete="new-password"
      />
      <SelectField label="User Type" {...fieldOf(form, 'userType')}>
        <option value="user">Customer</option>
        <option value="artist">Artist</option>
      </SelectField>
    </AuthPage>
  );
};
