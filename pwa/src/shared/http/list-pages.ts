import { requestPage, type ListPage } from './http-client';

interface PageRequest {
  /** Address of the page: the first one, then what the answer before named as its next. */
  pageParam: string;
  signal: AbortSignal;
}

/**
 * How an infinite query reads a list route, page by page (design §4 "Lists"): what `infiniteQueryOptions` wants beside the key.
 * @param address of the first page, with its filters
 * @param caller `{ sessionId: null }` asks as nobody
 */
export const pagesFrom = <Row>(address: string, caller: { sessionId?: null } = {}) => ({
  queryFn: ({ pageParam, signal }: PageRequest): Promise<ListPage<Row>> =>
    requestPage(pageParam, { signal, ...caller }),
  initialPageParam: address,
  getNextPageParam: ({ next }: ListPage<Row>) => next,
});
