import { queryOptions } from '@tanstack/react-query';
import { requestJson } from '#shared/http/http-client';
import { EVENTS_PATH, type EventResponse } from '#features/events/events.queries';

/** About a year of a busy venue. */
const MOST_SHOWS = '300';

/**
 * The shows up to a date, the last one first: those that photos can be of.
 * @param until `YYYY-MM-DD`, inclusive
 */
export const pastShowsQuery = (until: string) => {
  const params = { to: until, order: 'desc', limit: MOST_SHOWS };
  return queryOptions({
    queryKey: [EVENTS_PATH, 'past', params],
    queryFn: ({ signal }) =>
      requestJson<EventResponse[]>(`${EVENTS_PATH}?${new URLSearchParams(params)}`, { signal }),
  });
};
