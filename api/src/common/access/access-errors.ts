import { DomainError } from '#src/common/errors/domain-error.js';

/** Nobody is signed in, and the route asks for somebody. */
export const signedOut = (): DomainError =>
  new DomainError('unauthenticated', 'auth.signed-out', 'Please sign in first.');

/** Somebody is signed in whose role does not allow this (design §4 "Roles"). */
export const notAllowed = (): DomainError =>
  new DomainError('forbidden', 'auth.forbidden', 'Your account may not do this.');
