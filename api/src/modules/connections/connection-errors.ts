import { clash, DomainError, forbidden, notFound } from '#src/common/errors/domain-error.js';

/** Nothing works by this token: it was revoked, its time is over, or whoever made it is no admin any more. */
export const tokenEnded = (): DomainError =>
  new DomainError(
    'unauthenticated',
    'auth.token-ended',
    'This API token does not work any more. An admin makes a new one under Settings.',
  );

/** @param scope the route's; undefined for one that no program may call */
export const tokenRefused = (scope: string | undefined): DomainError =>
  forbidden(
    'auth.token-scope',
    scope === undefined
      ? 'No API token may do this.'
      : `This API token may not do this: it would need the scope ${scope}.`,
  );

/** Two tokens of one name could not be told apart when one of them must go. */
export const tokenNameTaken = (): DomainError => {
  const message = 'Another token has this name.';
  return clash('connections.token-name-taken', message, { fields: { name: message } });
};

/** The venue has as many tokens as it may have. */
export const tooManyTokens = (): DomainError =>
  clash('connections.too-many-tokens', 'There are too many tokens. Revoke those that nobody uses.');

/** No token has this id, perhaps not any more. */
export const tokenNotFound = (): DomainError =>
  notFound('connections.token-not-found', 'This token is revoked already.');
