import type { InfiniteData } from '@tanstack/react-query';
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

/**
 * The rows of all pages, each once: one that somebody has moved while the pages are read is on two of them, and the later
 * one has it as it is now. For the `select` of a list whose order can change.
 */
export const eachOnce = <Row extends { id: number }>({
  pages,
  ...rest
}: InfiniteData<ListPage<Row>>): InfiniteData<ListPage<Row>> => {
  const pageOf = new Map(pages.flatMap(({ rows }, page) => rows.map(({ id }) => [id, page])));
  const once = pages.map(({ rows, next }, page) => ({
    rows: rows.filter(({ id }) => pageOf.get(id) === page),
    next,
  }));
  return { ...rest, pages: once };
};
