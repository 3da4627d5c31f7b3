import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { isNarrow } from '#shared/ui/list/list-filters';
import { ListPanel } from '#shared/ui/list/list-panel';
import { PrivateList, type ListWords } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { ActRow } from './act-row';
import { actsOf } from './acts';
import { LogFilters } from './log-filters';
import type { StaffLogFilter } from './staff-log-filter';
import { loggedPeopleQuery, staffLogQuery } from './staff-log.queries';

const WORDS: ListWords = {
  noun: { one: 'entry', many: 'entries' },
  empty: {
    icon: ScrollText,
    title: 'Nothing has been changed yet.',
    hint: 'Whatever your people change is listed here, with who did it and when.',
  },
  offline: 'The log is private, so it is never kept on this device. It comes back with your connection.',
};

interface StaffLogListProps {
  filter: StaffLogFilter;
  onFilter: (filter: StaffLogFilter) => void;
}

/** The Log tab: who did what, the newest first (design §10). */
export const StaffLogList = ({ filter, onFilter }: StaffLogListProps) => {
  const { data: people = [] } = useQuery(loggedPeopleQuery);
  const pages = usePages(useInfiniteQuery(staffLogQuery(filter)));
  return (
    <ListPanel titleId="staff-log" title="Who did what" aria-busy={pages.state === 'loading'}>
      <LogFilters filter={filter} people={people} onFilter={onFilter} />
      <PrivateList
        pages={{ ...pages, rows: actsOf(pages.rows) }}
        words={WORDS}
        isNarrow={isNarrow(filter)}
        rowHeight="5rem"
      >
        {(act) => <ActRow act={act} onFilter={onFilter} />}
      </PrivateList>
    </ListPanel>
  );
};
