import { X } from 'lucide-react';
import type { LoggedThing } from '#contract/rules/staff-log';
import { Button } from '#shared/ui/form/button';
import { DayField } from '#shared/ui/list/day-field';
import { choiceIn, keyedChoice, namedChoice } from '#shared/ui/list/list-choices';
import { ListFilters } from '#shared/ui/list/list-filters';
import { THING_WORDS } from './log-words';
import type { StaffLogFilter } from './staff-log-filter';
import type { LoggedPerson } from './staff-log.queries';

interface LogFiltersProps {
  filter: StaffLogFilter;
  people: readonly LoggedPerson[];
  onFilter: (filter: StaffLogFilter) => void;
}

const THING_NAMES = Object.fromEntries(
  Object.entries(THING_WORDS).map(([thing, { choice }]) => [thing, choice]),
) as Record<LoggedThing, string>;

/** Whose, of what, of which day; each takes effect by itself. */
export const LogFilters = ({ filter, people, onFilter }: LogFiltersProps) => {
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
