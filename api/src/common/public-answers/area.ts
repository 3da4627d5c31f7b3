/** Parts of the database whose changes are announced by its triggers; what happens at the door the API itself announces. */
export type Area = 'venue' | 'event-types' | 'events' | 'artists' | 'photos' | 'badges' | 'door';

/** Where a route keeps which areas its answer is made of. */
export const AREAS_KEY = 'public-answer-areas';
