import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ScrollText, X } from 'lucide-react';
import type { LoggedThing } from '#contract/rules/staff-log';
import { Button } from '#shared/ui/form/button';
import { DayField } from '#shared/ui/list/day-field';
import { choiceIn, keyedChoice, namedChoice } from '#shared/ui/list/list-choices';
import { isNarrow, ListFilters } from '#shared/ui/list/list-filters';
import { ListPanel } from '#shared/ui/list/list-panel';
import { type ListWords, PrivateList } from '#shared/ui/list/private-list';
import { usePages } from '#shared/ui/list/use-pages';
import { ActRow } from './act-row';
import { actsOf } from './acts';
import { THING_WORDS } from './log-words';
import type { StaffLogFilter } from './staff-log-filter';
import { loggedPeopleQuery, type LoggedPerson, staffLogQuery } from './staff-log.queries';

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

interface LogFiltersProps {
  filter: StaffLogFilter;
  people: readonly LoggedPerson[];
  onFilter: (filter: StaffLogFilter) => void;
}

const THING_NAMES = Object.fromEntries(
  Object.entries(THING_WORDS).map(([thing, { choice }]) => [thing, choice]),
) as Record<LoggedThing, string>;

/** Whose, of what, of which day; each takes effect by itself. */
const LogFilters = ({ filter, people, onFilter }: LogFiltersProps) => {
  const { thingId, ...ofAll } = filter;
  const who = keyedChoice({
    label: 'Who',
    all: 'Everybody',
    options: people.map(({ id, name }) => [id, name ?? ''] as const),
    unlisted: 'Somebody who has left',
    ...choiceIn({ filter, onFilter }, 'person'),
  });
  const what = namedChoice({
    label: 'What',
    names: THING_NAMES,
    chosen: filter.thing,
    onChoose: (thing) => onFilter({ ...ofAll, thing }),
  });
  return (
    <ListFilters label="Who did what" choices={[who, what]}>
      <DayField
        label="Day"
        day={filter.day ?? ''}
        onDay={(day) => onFilter({ ...filter, day: day || undefined })}
      />
      {thingId !== undefined && (
        <Button look="outline" onClick={() => onFilter(ofAll)}>
          <X size={18} aria-hidden /> Only one: show all
        </Button>
      )}
    </ListFilters>
  );
};
