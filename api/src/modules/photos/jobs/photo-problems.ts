import { VERIFICATION_PHOTO_MIN_SIDE } from '#contract/limits.js';
import { PHOTO_NEEDED } from '#contract/rules/check-in.js';
import { clash, invalidField } from '#src/common/errors/domain-error.js';
import { imageRefusals } from '#src/integrations/pictures/image-refusals.js';

const { refused, busy } = imageRefusals({ prefix: 'photos.', field: 'photo' });

/** Why a photo was not taken in (spec §5 "Attendance"; design §4 "Photos"). Messages of the spec, where it has one. */
export const photoProblems = {
  missing: refused('missing', PHOTO_NEEDED),
  tooLarge: refused('too-large', 'Please select a photo smaller than 10MB'),
  unsupportedType: refused('unsupported-type', 'Please select an image file'),
  tooSmall: refused(
    'too-small',
    `Please select a larger photo, at least ${VERIFICATION_PHOTO_MIN_SIDE} pixels on its shorter side`,
  ),
  tooManyPixels: refused('too-many-pixels', 'This photo has too many pixels. Please select a smaller one'),
  tooComplex: refused('too-complex', 'This photo takes too long to read. Please select a simpler one'),
  damaged: refused('damaged', 'This photo is damaged and cannot be read. Please select another one'),
  busy: busy('Many photos are arriving right now. Please try again in a moment.'),
  tagsOfGuest: () => invalidField('photos.tags-of-guest', 'tags', 'Only gallery photos have tags'),
  keyReused: () =>
    clash('photos.key-reused', 'This upload was already used for another photo. Please try again'),
};
