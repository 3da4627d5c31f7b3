import { SearchX, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { countLine, type Noun } from '#shared/ui/page/count-line';
import { PageState } from '#shared/ui/feedback/page-state';
import { Hint } from '#shared/ui/layout/hint';
import { RowList } from './row-list';
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

/** A list of the dashboard: how many, and the rows. */
export const PrivateList = <Row extends { id: number }>({
  pages,
  words: { noun, empty, failed, offline },
  isNarrow,
  rowHeight,
  children,
}: PrivateListProps<Row>) => (
  <>
    <Hint css={{ '&:empty': { display: 'none' } }} role="status">
      {pages.state === 'ready' && pages.rows.length > 0
        ? countLine(pages.rows.length, pages.hasMore, noun)
        : ''}
    </Hint>
    <RowList
      pages={pages}
      noun={noun.many}
      failed={failed}
      offline={offline}
      loading={{ rows: ROWS_LOADING, rowHeight }}
      empty={
        isNarrow ? (
          <PageState icon={SearchX} title={`No ${noun.many} match your search.`} announced />
        ) : (
          <PageState icon={empty.icon} title={empty.title} announced>
            {empty.hint}
          </PageState>
        )
      }
    >
      {(row) => <li key={row.id}>{children(row)}</li>}
    </RowList>
  </>
);
