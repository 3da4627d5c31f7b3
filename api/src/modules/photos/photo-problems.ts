import { DomainError } from '#src/common/errors/domain-error.js';

const refused = (
  kind: 'invalid' | 'too-large' | 'unsupported-type',
  code: string,
  message: string,
): DomainError => new DomainError(kind, code, message, { fields: { photo: message } });

/** The message of spec §5 for a check-in without a photo. */
export const PHOTO_REQUIRED = 'Please upload a photo to verify your attendance';

/** Why a photo was not taken in (spec §5 "Attendance"; design §4 "Photos"). Messages of the spec, where it has one. */
export const photoProblems = {
  missing: () => refused('invalid', 'photos.missing', PHOTO_REQUIRED),
  tooLarge: () => refused('too-large', 'photos.too-large', 'Please select a photo smaller than 10MB'),
  unsupportedType: () =>
    refused('unsupported-type', 'photos.unsupported-type', 'Please select an image file'),
  tooManyPixels: () =>
    refused(
      'too-large',
      'photos.too-many-pixels',
      'This photo has too many pixels. Please select a smaller one',
    ),
  tooComplex: () =>
    refused(
      'too-large',
      'photos.too-complex',
      'This photo takes too long to read. Please select a simpler one',
    ),
  damaged: () =>
    refused(
      'invalid',
      'photos.damaged',
      'This photo is damaged and cannot be read. Please select another one',
    ),
  busy: () =>
    new DomainError(
      'unavailable',
      'photos.busy',
      'Many photos are arriving right now. Please try again in a moment.',
      { retryAfterSeconds: 10 },
    ),
  keyReused: () =>
    new DomainError(
      'clash',
      'photos.key-reused',
      'This upload was already used for another photo. Please try again',
    ),
};
