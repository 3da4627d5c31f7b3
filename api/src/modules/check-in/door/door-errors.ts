import { alreadySent, clash, notFound } from '#src/common/errors/domain-error.js';

/** The venue knows no check-in with this key, or its show was deleted. */
export const checkInNotFound = () =>
  notFound('door.check-in-not-found', 'The venue does not know this check-in.');

/** It is past noon after the night of the show. */
export const undoTooLate = () =>
  clash('door.undo-too-late', 'This night is over: an admin can still correct the points.');

export const actKeyReused = () => alreadySent('door.key-reused');
