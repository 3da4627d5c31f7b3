import { DomainError, invalidField, notFound } from '#src/common/errors/domain-error.js';

/** The same for an unknown account, a wrong password and a blocked account. */
export const invalidCredentials = (): DomainError =>
  new DomainError('unauthenticated', 'auth.invalid-credentials', 'Invalid credentials. Please try again.');

/** A link that was used, is too old, or never existed. The answer does not say which. */
export const linkEnded = (): DomainError =>
  new DomainError(
    'invalid',
    'auth.link-ended',
    'This link no longer works: it was used already, or it is too old. Please ask for a new one.',
  );

/** The session of this key is somebody else's. */
export const sessionNotFound = () =>
  notFound('auth.session-not-found', 'You are not signed in on such a device.');

/** The current password is not this (spec §5 "Password change"). */
export const wrongPassword = () =>
  invalidField('auth.wrong-password', 'currentPassword', 'Current password is incorrect');

/** The new password was typed in two ways (spec §5 "Password change"). */
export const passwordsDiffer = () =>
  invalidField('auth.passwords-differ', 'confirmPassword', "Passwords don't match");
