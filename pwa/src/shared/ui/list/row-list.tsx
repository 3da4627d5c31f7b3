import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, type ComponentProps, type ReactNode } from 'react';
import { handsFocusOn, keepsFocus } from './keeps-focus';
import { ListProblem } from './list-problem';
import { ListSkeleton } from './list-skeleton';
import { LoadMore } from './load-more';
import './private-list.css';
import type { Pages } from './use-pages';

interface RowListProps<Row> extends Omit<ComponentProps<typeof ListProblem>, 'state' | 'onRetry'> {
  pages: Pages<Row>;
  /** What stands there while it loads; it is called by the rows' noun unless told. */
  loading: Omit<ComponentProps<typeof ListSkeleton>, 'noun'> & { noun?: string };
  /** Shown when there is no row. */
  empty: ReactNode;
  /** How wide the rows are. */
  css?: ComponentProps<typeof chakra.ul>['css'];
  /** A row, as an item of the list. */
  children: (row: Row, before: Row | undefined) => ReactNode;
}

/** A private list in all its states: the rows, and more of them on a tap; or why there are none (design §6). */
export const RowList = <Row,>({ pages, loading, empty, css, children, ...words }: RowListProps<Row>) => {
  const { rows, state, retry, ...more } = pages;
  const { hasMore, isLoadingMore, moreProblem, loadMore } = more;
  const isSettled = state === 'ready' || state === 'searching';
  // All rows that were loaded have left the list, and there are others.
  const isUsedUp =
    state === 'ready' && rows.length === 0 && hasMore && !isLoadingMore && moreProblem === null;
  useEffect(() => {
    if (isUsedUp) loadMore();
  }, [isUsedUp, loadMore]);
  return (
    <>
      {state === 'loading' && <ListSkeleton noun={words.noun} {...loading} />}
      <ListProblem state={state} {...words} onRetry={retry} />
      {isSettled && rows.length === 0 && !hasMore && empty}
      <chakra.ul
        ref={keepsFocus}
        className="private-list"
        css={css}
        data-searching={state === 'searching' || undefined}
      >
        {rows.map((row, index) => children(row, rows[index - 1]))}
      </chakra.ul>
      {state === 'ready' && hasMore && (
        <chakra.div ref={handsFocusOn} display="contents">
          <LoadMore {...more} />
        </chakra.div>
      )}
    </>
  );
};
