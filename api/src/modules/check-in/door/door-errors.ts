import { clash, invalidField, notFound } from '#src/common/errors/domain-error.js';

/** The venue knows no check-in with this key, or its show was deleted. */
export const checkInNotFound = () =>
  notFound('door.check-in-not-found', 'The venue does not know this check-in.');

/** It is past noon after the night of the show. */
export const undoTooLate = () =>
  clash('door.undo-too-late', 'This night is over: an admin can still correct the points.');

/**
 * The key of an act at the door: a tablet sends each again until it is answered.
 * @throws DomainError naming `Idempotency-Key` when it is missing
 */
export const keyOfAct = (clientKey: string | null): string => {
  if (clientKey === null)
    throw invalidField('request.invalid', 'Idempotency-Key', 'Idempotency-Key must be a UUID');
  return clientKey;
};

/** The key came before with other content. */
export const actKeyReused = () => clash('door.key-reused', 'This was already sent with other details.');
