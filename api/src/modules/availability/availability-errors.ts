import { DomainError, invalidField } from '#src/common/errors/domain-error.js';
import type { AvailabilityResponse } from './availability.dto.js';

/** No such entry, or it is another artist's. */
export const availabilityNotFound = (): DomainError =>
  new DomainError('not-found', 'availability.not-found', 'This entry is not on your calendar any more.');

/** The account has no artist profile: staff deleted it, and the artist has not made a new one. */
export const profileMissing = (): DomainError =>
  new DomainError(
    'clash',
    'availability.no-profile',
    'Please fill in your artist profile first. Your dates belong to it.',
  );

/** One entry per date: the one that is there stands in the answer. */
export const dateTaken = (current: AvailabilityResponse): DomainError =>
  new DomainError(
    'clash',
    'availability.date-taken',
    'You already have an entry for this date. Please change that one.',
    { current },
  );

/** The change was based on another entry than the venue has; that one, or null, stands in the answer. */
export const availabilityChangedMeanwhile = (current: AvailabilityResponse | null): DomainError =>
  new DomainError(
    'clash',
    'availability.changed-meanwhile',
    'This date was also changed on another device. Please choose which version to keep.',
    { current },
  );

/** The same key came with other content. */
export const availabilityKeyReused = (): DomainError =>
  new DomainError('clash', 'availability.key-reused', 'This change was already sent with other details.');

/** By the venue's clock. */
export const dateHasPassed = (field: string): DomainError =>
  invalidField('availability.date-passed', field, 'This date has passed');

export const invalidEnd = (message: string): DomainError =>
  invalidField('availability.invalid-times', 'endTime', message);

export const invalidRange = (message: string): DomainError =>
  invalidField('availability.invalid-range', 'until', message);
