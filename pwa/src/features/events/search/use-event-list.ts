import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { SLOW_NETWORK_MS } from '#shared/http/http-client';
import { troubleOf } from '#shared/http/trouble';
import { morePagesOf, type MorePages } from '#shared/ui/list/more-pages';
import { useTakesLong } from '#shared/ui/feedback/use-takes-long';
import { filterEvents, isInSearch, isSearching, type EventSearch } from './event-search';
import { eventListQuery, keptEvents, type EventResponse } from '#features/events/events.queries';

interface EventList extends MorePages {
  events: EventResponse[];
  /** `kept` are this phone's events, searched here because the venue could not be reached. */
  state: 'loading' | 'ready' | 'kept' | 'failed' | 'offline';
  retry: () => void;
}

/** What the list shows, with or without a network (design §5.7). */
export const useEventList = (search: EventSearch, showNight: string): EventList => {
  const client = useQueryClient();
  const query = useInfiniteQuery(eventListQuery(search, showNight));
  const isSlow = useTakesLong(query.isLoading && !query.isPaused, SLOW_NETWORK_MS);
  const { date } = search;
  // The venue goes by dates, and a show after midnight has that of the day after its night.
  const rows = useMemo(
    () =>
      query.data?.pages.flatMap((page) => page.rows.filter((event) => isInSearch(event, date, showNight))),
    [query.data, date, showNight],
  );
  const list = { ...morePagesOf(query), retry: () => void query.refetch() };
  if (rows) return { ...list, state: 'ready', events: rows };
  const trouble = isSlow ? 'offline' : troubleOf(query);
  if (trouble !== 'offline') return { ...list, state: trouble ?? 'loading', events: [] };
  const kept = keptEvents(client);
  const state = kept.length > 0 ? 'kept' : isSearching(search) || !isSlow ? 'offline' : 'loading';
  return { ...list, state, events: filterEvents(kept, search, showNight) };
};
