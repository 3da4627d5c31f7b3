import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { showNightOf } from '#contract/rules/clock';
import { requestJson, type ListPage } from '#shared/http/http-client';
import { pagesFrom } from '#shared/http/list-pages';
import { eachOnce, MANAGED_ROWS } from '#shared/http/managed-list';
import { EVENTS_PATH, type EventResponse, eventsQuery } from '#features/events/events.queries';
import type { ManagedSearch } from './managed-search';

/** Whether the venue has any event at all, past or to come: the first of them, or none. */
export const anyEventQuery = queryOptions({
  queryKey: [EVENTS_PATH, 'any'],
  queryFn: ({ signal }) => requestJson<EventResponse[]>(`${EVENTS_PATH}?limit=1`, { signal }),
  staleTime: 0,
});

/** One event to be edited: asked for whenever a form opens, so that the form starts from what the venue has now. */
export const editedEventQuery = (eventId: number) =>
  queryOptions({
    queryKey: [EVENTS_PATH, eventId, 'edit'],
    queryFn: ({ signal }) => requestJson<EventResponse>(`${EVENTS_PATH}/${eventId}`, { signal }),
    gcTime: 0,
  });

/** Shows of a date that an artist may be asked to join, as the venue has them now; none without a date. */
export const showsToJoinQuery = (date = '') => ({
  ...eventsQuery('to-join', { from: date, to: date, status: 'scheduled' }),
  enabled: date !== '',
  staleTime: 0,
});

/**
 * The admin's list, page by page.
 * @param showNight date of the show night that is on: the first that counts as upcoming
 */
export const managedEventsQuery = (search: ManagedSearch, showNight: string) => {
  const filters = managedFilters(search, showNight);
  return infiniteQueryOptions({
    queryKey: [EVENTS_PATH, 'managed', filters],
    ...pagesFrom<EventResponse>(`${EVENTS_PATH}?${new URLSearchParams(filters)}`),
    select: (found: InfiniteData<ListPage<EventResponse>>) => eachOnce(ofNights(found, search, showNight)),
    // Others change it too: looked at again, it is asked for again.
    staleTime: 0,
  });
};

/** The same as the API's list takes it (design §4 "Lists"): the past newest first. */
const managedFilters = ({ q, when, day }: ManagedSearch, showNight: string): Record<string, string> => {
  const past = { to: showNight, order: 'desc' };
  const nights = when === 'past' ? past : { from: showNight };
  return { ...(q && { q }), ...(day ? { from: day, to: day } : nights), limit: String(MANAGED_ROWS) };
};

/** The venue goes by dates: of the date of tonight, the shows after midnight are past, and the others to come. */
const ofNights = (
  { pages, ...rest }: InfiniteData<ListPage<EventResponse>>,
  { when, day }: ManagedSearch,
  showNight: string,
): InfiniteData<ListPage<EventResponse>> => {
  const isShown = (event: EventResponse) => showNightOf(event) < showNight === (when === 'past');
  if (day) return { pages, ...rest };
  return { ...rest, pages: pages.map(({ rows, next }) => ({ rows: rows.filter(isShown), next })) };
};
