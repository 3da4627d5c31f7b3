import { useInfiniteQuery } from '@tanstack/react-query';
import { EMPTY_SEARCH } from './event-search';
import { eventListQuery } from './events.queries';

/** Events of the show night that is on, and the first one after it, out of the upcoming list. */
export const useTonight = (showNight: string) => {
  const { data, isPending, isPaused } = useInfiniteQuery(eventListQuery(EMPTY_SEARCH, showNight));
  const coming = data?.pages.flatMap(({ rows }) => rows) ?? [];
  return {
    tonight: coming.filter(({ date }) => date === showNight),
    next: coming.find(({ date, status }) => date > showNight && status === 'scheduled'),
    isLoading: isPending && !isPaused,
    isKnown: data !== undefined,
  };
};
