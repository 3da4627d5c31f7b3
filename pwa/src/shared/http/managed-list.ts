import {
  infiniteQueryOptions,
  keepPreviousData,
  type InfiniteData,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import type { ListPage } from './http-client';
import { pagesFrom } from './list-pages';

/** Rows of a list that staff look after, at a time: a phone is not scrolled through fifty, and a search is quicker. */
export const MANAGED_ROWS = 20;

/** A row's id; of rows of several kinds one of its kind. */
export interface Identified {
  id: number;
  kind?: string;
}

/**
 * How staff ask for a list, page by page. Others change it too: looked at again, it is asked for again. What was found before
 * stays until the answer is there.
 * @param key the list route's address, and what tells these answers from others of that address
 * @param filter what is undefined narrows nothing down
 */
export const managedList = <Row extends Identified>(
  key: readonly [path: string, ...kind: string[]],
  filter: Record<string, string | number | undefined>,
  pageSize = MANAGED_ROWS,
) => {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...filter, limit: pageSize }))
    if (value !== undefined) address.set(name, String(value));
  return infiniteQueryOptions({
    queryKey: [...key, filter],
    ...pagesFrom<Row>(`${key[0]}?${address}`),
    select: eachOnce<Row>,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
};

const identityOf = ({ kind, id }: Identified): string => `${kind} ${id}`;

/**
 * The rows of all pages, each once: one that somebody has moved while the pages are read is on two of them, and the later
 * one has it as it is now. For the `select` of a list whose order can change.
 */
export const eachOnce = <Row extends Identified>({
  pages,
  ...rest
}: InfiniteData<ListPage<Row>>): InfiniteData<ListPage<Row>> => {
  const pageOf = new Map(pages.flatMap(({ rows }, page) => rows.map((row) => [identityOf(row), page])));
  const once = pages.map(({ rows, next }, page) => ({
    rows: rows.filter((row) => pageOf.get(identityOf(row)) === page),
    next,
  }));
  return { ...rest, pages: once };
};

/**
 * Puts a row's new state into the lists under this key on this device; null takes it out of them. Each is asked for again when
 * next opened.
 */
export const keepInLists = <Row extends { id: number }>(
  client: QueryClient,
  queryKey: QueryKey,
  id: number,
  row: Row | null,
): void => {
  const withRow = ({ rows, ...page }: ListPage<Row>): ListPage<Row> => ({
    ...page,
    rows: rows.flatMap((other) => (other.id === id ? (row ?? []) : other)),
  });
  client.setQueriesData<InfiniteData<ListPage<Row>>>(
    { queryKey },
    (list) => list && { ...list, pages: list.pages.map(withRow) },
  );
  void client.invalidateQueries({ queryKey, refetchType: 'none' });
};
