import { PHOTO_TAGS } from '#contract/photos.js';
import { clash, invalidField, notFound } from '#src/common/errors/domain-error.js';

export const galleryPhotoNotFound = () =>
  notFound('photos.not-in-gallery', 'This photo is not in the gallery any more.');

/** The proof of a check-in stays until its time has come (design §4 "Photos"). */
export const photoOfCheckIn = () =>
  clash(
    'photos.of-check-in',
    'This photo belongs to a check-in. Take it down instead, and nobody sees it in the gallery.',
  );

/** @param count photos that would have too many */
export const tooManyTags = (count: number) =>
  invalidField(
    'photos.too-many-tags',
    'addTags',
    `A photo has at most ${PHOTO_TAGS.max} tags; ${count} of these would have more`,
  );
