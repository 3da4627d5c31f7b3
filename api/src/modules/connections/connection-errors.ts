import {
  clash,
  DomainError,
  fieldClash,
  forbidden,
  invalidField,
  notFound,
} from '#src/common/errors/domain-error.js';

/** Nothing works by this token: it was revoked, its time is over, or the person who made it is no admin any more. */
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
export const tokenNameTaken = () =>
  fieldClash('connections.token-name-taken', 'name', 'Another token has this name.');

export const tooManyTokens = (): DomainError =>
  clash('connections.too-many-tokens', 'There are too many tokens. Revoke those that nobody uses.');

export const tokenNotFound = (): DomainError =>
  notFound('connections.token-not-found', 'This token is revoked already.');

/** @param why in words: it is no `https://` address on the internet */
export const addressRefused = (why: string): DomainError =>
  invalidField('connections.address-refused', 'address', why);

export const webhookNameTaken = () =>
  fieldClash('connections.webhook-name-taken', 'name', 'Another address has this name.');

export const tooManyWebhooks = (): DomainError =>
  clash('connections.too-many-webhooks', 'There are too many addresses. Remove those that nobody needs.');

export const webhookNotFound = (): DomainError =>
  notFound('connections.webhook-not-found', 'This address is removed already.');

/** No delivery has this id; after 30 days it is forgotten. */
export const deliveryNotFound = (): DomainError =>
  notFound('connections.delivery-not-found', 'This is too long ago to be sent again.');

/** Nothing is sent to an address that is paused, deaf or gone. */
export const webhookPaused = (): DomainError =>
  clash('connections.webhook-paused', 'Nothing is sent to this address now. Press "Go on" first.');
