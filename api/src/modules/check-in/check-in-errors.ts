import { alreadySent, clash, notFound } from '#src/common/errors/domain-error.js';

/** The photo was never uploaded for this event, or was removed after a day without a check-in: upload it again. */
export const photoNotFound = () =>
  notFound('photos.not-found', 'The photo is not there any more. Please send it again.');

export const photoAlreadyUsed = () => clash('check-in.photo-used', 'This photo belongs to another check-in.');

export const checkInKeyReused = () => alreadySent('check-in.key-reused', 'This check-in');

/**
 * Check-in is not open yet, is over, or the show is off (design §4 "When a check-in counts").
 * @param words when it opens or opened
 */
export const notOpen = (words: string) => clash('check-in.not-open', words);
