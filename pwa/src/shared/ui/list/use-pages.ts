import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { SLOW_NETWORK_MS, type ListPage } from '#shared/http/http-client';
import { troubleOf } from '#shared/http/trouble';
import { morePagesOf, type MorePages } from './more-pages';
import { useTakesLong } from '#shared/ui/feedback/use-takes-long';

/** A private list that is read page by page, in the states a screen shows (design §6). */
export interface Pages<Row> extends MorePages {
  rows: Row[];
  /** `searching` shows what was found before, until the answer is there. */
  state: 'loading' | 'ready' | 'searching' | 'failed' | 'offline';
  retry: () => void;
}

/** What a paged query says, as the screen shows it. Nothing of it is kept for reading offline (design §5.7). */
export const usePages = <Row>(query: UseInfiniteQueryResult<InfiniteData<ListPage<Row>>>): Pages<Row> => {
  const isSlow = useTakesLong(query.isLoading && !query.isPaused, SLOW_NETWORK_MS);
  const list = {
    rows: query.data?.pages.flatMap(({ rows }) => rows) ?? [],
    ...morePagesOf(query),
    retry: () => void query.refetch(),
  };
  const trouble = isSlow ? 'offline' : troubleOf(query);
  if (query.data && !(query.isPlaceholderData && trouble === 'offline'))
    return { ...list, state: query.isPlaceholderData ? 'searching' : 'ready' };
  return { ...list, rows: [], state: trouble ?? 'loading' };
};
