import { SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { countLine, type Noun } from '#shared/ui/page/count-line';
import { ListProblem } from './list-problem';
import { ListSkeleton } from './list-skeleton';
import { LoadMore } from './load-more';
import { PageState } from '#shared/ui/feedback/page-state';
import './private-list.css';
import type { Pages } from './use-pages';

/** What a list says of itself while it has no rows. */
export interface ListWords {
  noun: Noun;
  /** Nothing is there, and nothing was searched for. */
  empty: { icon: LucideIcon; title: string; hint?: string };
  /** As `ListProblem` has it. */
  failed?: string;
  offline: string;
}

interface PrivateListProps<Row> {
  pages: Pages<Row>;
  words: ListWords;
  /** A filter is on, so that no rows means that nothing matches it. */
  isNarrow: boolean;
  /** Height of a row that is still loading, in CSS. */
  rowHeight: string;
  /** A row as it is shown. */
  children: (row: Row) => ReactNode;
}

const ROWS_LOADING = 5;

/** A list of the dashboard in all its states: how many, the rows, and more of them on a tap (design §6). */
export const PrivateList = <Row extends { id: number }>({
  pages,
  words,
  isNarrow,
  rowHeight,
  children,
}: PrivateListProps<Row>) => {
  const { rows, state, retry, ...more } = pages;
  return (
    <>
      <p className="private-list-count" role="status">
        {state === 'ready' && rows.length > 0 ? countLine(rows.length, more.hasMore, words.noun) : ''}
      </p>
      {state === 'loading' && (
        <ListSkeleton noun={words.noun.many} rows={ROWS_LOADING} rowHeight={rowHeight} />
      )}
      <ListProblem
        state={state}
        noun={words.noun.many}
        failed={words.failed}
        offline={words.offline}
        onRetry={retry}
      />
      <WithoutRows pages={pages} words={words} isNarrow={isNarrow} />
      <ul className="private-list" data-searching={state === 'searching' || undefined}>
        {rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      {state === 'ready' && <LoadMore {...more} />}
    </>
  );
};

type WithoutRowsProps = Pick<PrivateListProps<unknown>, 'pages' | 'words' | 'isNarrow'>;

const WithoutRows = ({ pages: { rows, state }, words: { noun, empty }, isNarrow }: WithoutRowsProps) => {
  const isSettled = state === 'ready' || state === 'searching';
  if (!isSettled || rows.length > 0) return null;
  if (isNarrow) return <PageState icon={SearchX} title={`No ${noun.many} match your search.`} announced />;
  return (
    <PageState icon={empty.icon} title={empty.title} announced>
      {empty.hint}
    </PageState>
  );
};
