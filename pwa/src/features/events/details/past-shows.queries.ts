import { eventsQuery } from '#features/events/events.queries';

/** About a year of a busy venue. */
const MOST_SHOWS = '300';

/**
 * The shows up to a date, the last one first: those that photos can be of.
 * @param until `YYYY-MM-DD`, inclusive
 */
export const pastShowsQuery = (until: string) =>
  eventsQuery('past', { to: until, order: 'desc', limit: MOST_SHOWS });
