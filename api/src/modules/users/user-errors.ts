import { DomainError } from '#src/common/errors/domain-error.js';

const taken = (field: 'username' | 'email', message: string): DomainError =>
  new DomainError('clash', `users.${field}-taken`, message, { fields: { [field]: message } });

/** Somebody else has this username (design §4 "Registration"). */
export const usernameTaken = (): DomainError => taken('username', 'This username is already taken.');

/** An account with this e-mail exists (design §4 "Registration"). */
export const emailTaken = (): DomainError => taken('email', 'An account with this email already exists.');

export const userNotFound = (): DomainError =>
  new DomainError('not-found', 'users.not-found', 'This user no longer exists.');

/** Only staff and admins work at the door (design §7 "Who"). */
export const userNotStaff = (): DomainError =>
  new DomainError('clash', 'users.not-staff', 'Only staff and admins work for the venue.');

export const blockedUser = (): DomainError =>
  new DomainError('clash', 'users.blocked', 'This account is blocked. Please unblock it first.');

/** A venue without an admin could not be run any more. */
export const onlyAdmin = (): DomainError =>
  new DomainError('clash', 'users.only-admin', 'The venue needs an admin. Make another one first.');

/** With an admin's PIN somebody could act as them at the door (design §1). */
export const pinOfAnotherAdmin = (): DomainError =>
  new DomainError('clash', 'users.protected', 'Only they themselves set the PIN of an admin.');

/** Admins cannot be blocked or deleted (spec §6). */
export const userProtected = (): DomainError =>
  new DomainError(
    'clash',
    'users.protected',
    'Admin accounts are protected: they cannot be blocked or deleted.',
  );
