import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { enum as oneOf, minLength, object, refine, string, type infer as Infer } from 'zod/mini';
import { PASSWORD_LENGTH, TEXT_LENGTH } from '#contract/limits';
import { INVALID_EMAIL, isEmailAddress } from '#contract/rules/texts';
import { SELF_REGISTERED_USER_TYPES } from '#contract/users';
import { HttpError, isSignedOut } from '#shared/http/http-error';
import { atMost, requiredText, requiredUsername } from '#shared/lib/form-texts';
import type { RememberedGuest } from '#shared/offline/storage/remembered-guest';
import { useSession, type Session } from '#shared/session/session-context';
import { useHandedGuest } from '#shared/session/sign-out/handed-guest';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { showServerFields } from '#shared/ui/mutation/show-server-fields';
import { useUnsavedWork } from '#shared/ui/mutation/unsaved-work';
import { useRepeats } from '#shared/ui/mutation/use-repeats';
import { useEntry } from '#features/auth/use-entry';

/** The registration form and what its button does (spec §2, §5); it starts with who claims points of a check-in. */
export const useRegister = () => {
  const register = useRegistering();
  const { enter, isOffline } = useEntry({
    failed: 'Registration failed',
    fallback: 'Something went wrong. Please try again.',
  });
  const form = useForm<RegisterForm>({
    resolver: zodResolver(registerForm),
    defaultValues: firstValues(useHandedGuest()),
  });
  useUnsavedWork(form.formState.isDirty);
  const submit = form.handleSubmit(async ({ confirmPassword, ...account }) => {
    if (account.password !== confirmPassword) {
      form.setError('confirmPassword', { message: "Passwords don't match" }, { shouldFocus: true });
      showToast(refused('Password mismatch', 'Please make sure your passwords match.'));
      return;
    }
    await enter(
      async () => {
        const { firstName, username } = await register(account);
        return {
          title: `Welcome, ${firstName ?? username}!`,
          description: 'Your account has been created successfully.',
        };
      },
      // A duplicate is a 409 that names its field (design §4 "Registration").
      (error) => showServerFields(form, error),
    );
  });
  return { form, submit, isOffline };
};

/**
 * Makes the account and signs in. When an earlier press sent the same and its answer was lost, it may have made the account: then
 * this signs in to it. Otherwise the name or e-mail is somebody else's.
 */
const useRegistering = (): Session['register'] => {
  const { register, login } = useSession();
  const isRepeat = useRepeats();
  return async (account) => {
    try {
      return await register(account);
    } catch (error) {
      if (!isRepeat(account, error) || !isTaken(error)) throw error;
      return login({ usernameOrEmail: account.username, password: account.password }).catch(
        (refusal: unknown) => {
          throw isSignedOut(refusal) ? error : refusal;
        },
      );
    }
  };
};

const isTaken = (error: unknown): boolean =>
  error instanceof HttpError && /^users\.(username|email)-taken$/.test(error.problem?.code ?? '');

/** The last word of a name is the last name. */
const firstValues = (guest: RememberedGuest | undefined): RegisterForm => {
  const words = guest?.name.trim().split(/\s+/) ?? [];
  return {
    firstName: words.slice(0, Math.max(1, words.length - 1)).join(' '),
    lastName: words.slice(1).at(-1) ?? '',
    username: '',
    email: guest?.email ?? '',
    password: '',
    confirmPassword: '',
    userType: 'user',
  };
};

/** Registration: everything required; that both passwords match is judged on submit, by its own toast (spec §5). */
const registerForm = object({
  firstName: requiredText(TEXT_LENGTH.personName, 'First name is required'),
  lastName: requiredText(TEXT_LENGTH.personName, 'Last name is required'),
  username: requiredUsername,
  email: requiredText(TEXT_LENGTH.email, 'Email is required').check(refine(isEmailAddress, INVALID_EMAIL)),
  password: string().check(
    minLength(1, 'Password is required'),
    minLength(PASSWORD_LENGTH.min, `Password must be at least ${PASSWORD_LENGTH.min} characters`),
    atMost(PASSWORD_LENGTH.max),
  ),
  confirmPassword: string().check(minLength(1, 'Please confirm your password')),
  userType: oneOf(SELF_REGISTERED_USER_TYPES),
});

type RegisterForm = Infer<typeof registerForm>;
