import { clash, fieldClash, notFound } from '#src/common/errors/domain-error.js';

/** Somebody else has this username (design §4 "Registration"). */
export const usernameTaken = () =>
  fieldClash('users.username-taken', 'username', 'This username is already taken.');

/** An account with this e-mail exists (design §4 "Registration"). */
export const emailTaken = () =>
  fieldClash('users.email-taken', 'email', 'An account with this email already exists.');

export const userNotFound = () => notFound('users.not-found', 'This user no longer exists.');

/** Only staff and admins work at the door (design §7 "Who"). */
export const userNotStaff = () => clash('users.not-staff', 'Only staff and admins work for the venue.');

export const blockedUser = () => clash('users.blocked', 'This account is blocked. Please unblock it first.');

/** A venue without an admin could not be run any more. */
export const onlyAdmin = () => clash('users.only-admin', 'The venue needs an admin. Make another one first.');

/** With an admin's PIN somebody could act as them at the door (design §1). */
export const pinOfAnotherAdmin = () =>
  clash('users.protected', 'Only they themselves set the PIN of an admin.');

/** Admins cannot be blocked or deleted (spec §6). */
export const userProtected = () =>
  clash('users.protected', 'Admin accounts are protected: they cannot be blocked or deleted.');
