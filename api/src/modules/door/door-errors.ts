import { clash, type DomainError, fieldClash, notFound } from '#src/common/errors/domain-error.js';

/** Another paired tablet has this name: an entry would not say at which of them it was made. */
export const deviceNameTaken = () => fieldClash('door.name-taken', 'name', 'Another tablet has this name.');

/** The token was revoked: a tablet makes a new one before it is paired again. */
export const deviceRevoked = (): DomainError =>
  clash('door.device-revoked', 'This tablet was unpaired. Pair it again.');

export const deviceNotFound = (): DomainError =>
  notFound('door.device-not-found', 'This tablet is not paired any more.');
