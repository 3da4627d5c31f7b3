import { TEXT_LENGTH } from '#contract/limits.js';
import { fieldClash, invalidField, notFound } from '#src/common/errors/domain-error.js';

/** Another type has this name, in whatever case. */
export const eventTypeNameTaken = () =>
  fieldClash('event-types.name-taken', 'name', 'There is already an event type with this name');

/** The search filter calls all types together 'all' (spec §3 "Event types offered in the search filter"). */
export const eventTypeNameReserved = () =>
  invalidField(
    'event-types.name-reserved',
    'name',
    '“All” stands for every event type. Please choose another name',
  );

/** What events would hold of this name is longer than their column. */
export const eventTypeNameTooLong = () =>
  invalidField(
    'event-types.name-too-long',
    'name',
    `Event type name must be at most ${TEXT_LENGTH.eventType} characters`,
  );

export const eventTypeNotFound = () => notFound('event-types.not-found', 'This event type no longer exists.');
