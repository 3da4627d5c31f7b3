import { email, maxLength, minLength, object, string, trim, type infer as Infer } from 'zod/mini';
import { INVALID_EMAIL } from '#contract/rules/texts';
import { TEXT_LENGTH } from '#contract/limits';
import type { AuthUser } from '#shared/session/auth-user';

const personName = (missing: string) =>
  string().check(
    trim(),
    minLength(1, missing),
    maxLength(TEXT_LENGTH.personName, `At most ${TEXT_LENGTH.personName} characters`),
  );

/** The Profile tab's form (spec §5 "Account profile"). */
export const profileForm = object({
  firstName: personName('First name is required'),
  lastName: personName('Last name is required'),
  email: string().check(
    trim(),
    email(INVALID_EMAIL),
    maxLength(TEXT_LENGTH.email, `At most ${TEXT_LENGTH.email} characters`),
  ),
});

export type ProfileForm = Infer<typeof profileForm>;

/** The form's fields in the order in which they are seen. */
export const PROFILE_FIELDS = ['firstName', 'lastName', 'email'] as const;

/** What the form starts with. */
export const profileOf = ({ firstName, lastName, email: address }: AuthUser): ProfileForm => ({
  firstName: firstName ?? '',
  lastName: lastName ?? '',
  email: address,
});
