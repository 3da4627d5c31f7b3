import { alreadySent, clash, invalidField, notFound } from '#src/common/errors/domain-error.js';
import type { AvailabilityResponse } from './availability.dto.js';

/** No such entry, or it is another artist's. */
export const availabilityNotFound = () =>
  notFound('availability.not-found', 'This entry is not on your calendar any more.');

/** The account has no artist profile: staff deleted it, and the artist has not made a new one. */
export const profileNeeded = () =>
  clash('availability.no-profile', 'Please fill in your artist profile first. Your dates belong to it.');

/** One entry per date: the one that is there stands in the answer. */
export const dateTaken = (current: AvailabilityResponse) =>
  clash('availability.date-taken', 'You already have an entry for this date. Please change that one.', {
    current,
  });

/** The change was based on another entry than the venue has; that one, or null, stands in the answer. */
export const availabilityChangedMeanwhile = (current: AvailabilityResponse | null) =>
  clash(
    'availability.changed-meanwhile',
    'This date was also changed on another device. Please choose which version to keep.',
    { current },
  );

/** The same key came with other content. */
export const availabilityKeyReused = () => alreadySent('availability.key-reused', 'This change');

/** By the venue's clock. */
export const dateHasPassed = (field: string) =>
  invalidField('availability.date-passed', field, 'This date has passed');

export const invalidEnd = (message: string) => invalidField('availability.invalid-times', 'endTime', message);

export const invalidRange = (message: string) => invalidField('availability.invalid-range', 'until', message);
