/**
 * Parts of the database whose changes are announced by its triggers; what happens at the door the API itself announces. `today`
 * is what waits for staff, and who is free; `sessions` only who was signed out.
 */
export type Area =
  'venue' | 'event-types' | 'events' | 'artists' | 'photos' | 'badges' | 'door' | 'today' | 'sessions';

/** Where a route keeps which areas its answer is made of. */
export const AREAS_KEY = 'public-answer-areas';

/** Where a route that answers a text keeps its media type; without it the answer is JSON. */
export const TEXT_TYPE_KEY = 'public-answer-text-type';
