import type { InfiniteQueryObserverResult } from '@tanstack/react-query';
import { UnreachableError } from '#shared/http/http-error';

/** What there is to know of a list's next page. */
export interface MorePages {
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the next page did not come; null when nothing is known against it. */
  moreProblem: 'failed' | 'offline' | null;
  loadMore: () => void;
}

type PagedQuery = Pick<
  InfiniteQueryObserverResult,
  'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'isPaused' | 'error'
> & { fetchNextPage: () => Promise<unknown> };

/** The next page of a paged query, as `LoadMore` shows it. */
export const morePagesOf = (query: PagedQuery): MorePages => ({
  hasMore: query.hasNextPage,
  isLoadingMore: query.isFetchingNextPage,
  moreProblem: problemOf(query),
  loadMore: () => {
    if (!query.isFetchingNextPage) void query.fetchNextPage();
  },
});

const problemOf = ({ isPaused, isFetchNextPageError, error }: PagedQuery): MorePages['moreProblem'] => {
  if (isPaused || (isFetchNextPageError && error instanceof UnreachableError)) return 'offline';
  return isFetchNextPageError ? 'failed' : null;
};
