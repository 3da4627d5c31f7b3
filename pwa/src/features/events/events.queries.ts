import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { pagesFrom } from '#shared/http/list-pages';
import '#shared/http/query-meta';
import { calendarDays } from '#features/events/calendar/calendar-grid';
import { isSearching, type EventSearch } from '#features/events/search/event-search';

export type EventResponse = components['schemas']['EventResponse'];

export type EventRequest = components['schemas']['EventRequest'];

export const EVENTS_PATH = '/api/events';
const PAGE_SIZE = 12;

/**
 * The list under the search panel, page by page: what is coming from tonight on, or what a search found.
 * @param showNight date of the show night that is on, `YYYY-MM-DD` on the venue's clock
 */
export const eventListQuery = (search: EventSearch, showNight: string) => {
  const filters = listFilters(search, showNight);
  return infiniteQueryOptions({
    queryKey: [EVENTS_PATH, 'list', filters],
    ...pagesFrom<EventResponse>(`${EVENTS_PATH}?${new URLSearchParams(filters)}`),
    meta: { public: !isSearching(search) },
  });
};

/** The six weeks a calendar page shows, and nothing more (design §4 "Lists"). `month` is `YYYY-MM`. */
export const calendarEventsQuery = (month: string) => {
  const days = calendarDays(month);
  const range = { from: days.at(0) ?? '', to: days.at(-1) ?? '' };
  return { ...eventsQuery('calendar', range), meta: { public: true } };
};

/** One event by id; the default read. */
export const eventQuery = (eventId: number) =>
  queryOptions<EventResponse>({ queryKey: [EVENTS_PATH, eventId], meta: { public: true } });

const SHOWS_ON_A_PAGE = '50';

/** What an artist plays from this date on, the next first. */
export const artistShowsQuery = (artistId: number, from: string) => ({
  ...eventsQuery('of-artist', { artistId: String(artistId), from, limit: SHOWS_ON_A_PAGE }),
  meta: { public: true },
});

/** The events for which the list route has these parameters, as one answer. */
export const eventsQuery = (kind: string, params: Record<string, string>) =>
  queryOptions({
    queryKey: [EVENTS_PATH, kind, params],
    queryFn: ({ signal }) =>
      requestJson<EventResponse[]>(`${EVENTS_PATH}?${new URLSearchParams(params)}`, { signal }),
  });

/** Every event in the cached answers, each once in its newest version, by date and time. */
export const keptEvents = (client: QueryClient): EventResponse[] => {
  const answers = client.getQueryCache().findAll({ queryKey: [EVENTS_PATH] });
  const oldestFirst = answers
    .map(({ state }) => state)
    .sort((one, other) => one.dataUpdatedAt - other.dataUpdatedAt)
    .flatMap(({ data }) => eventsIn(data))
    .sort((one, other) => one.version - other.version);
  const byId = new Map(oldestFirst.map((event) => [event.id, event]));
  return [...byId.values()].sort((one, other) => startOf(one).localeCompare(startOf(other)));
};

const startOf = ({ date, time }: EventResponse) => `${date} ${time}`;

const listFilters = ({ name, type, date }: EventSearch, showNight: string): Record<string, string> => ({
  ...(name ? { q: name } : {}),
  ...(type === 'all' ? {} : { type }),
  from: date || showNight,
  ...(date ? { to: date } : {}),
  limit: String(PAGE_SIZE),
});

/** An answer is one event, a list, or an infinite query's pages. */
const eventsIn = (answer: unknown): EventResponse[] => {
  if (Array.isArray(answer)) return answer.flatMap(eventsIn);
  if (typeof answer !== 'object' || answer === null) return [];
  if ('pages' in answer) return eventsIn(answer.pages);
  if ('rows' in answer) return eventsIn(answer.rows);
  return isEvent(answer) ? [answer] : [];
};

const isEvent = (candidate: object): candidate is EventResponse =>
  'id' in candidate && 'date' in candidate && 'time' in candidate && 'name' in candidate;
