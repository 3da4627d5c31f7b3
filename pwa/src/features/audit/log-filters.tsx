import { chakra } from '@chakra-ui/react/styled-system';
import { X } from 'lucide-react';
import type { LoggedThing } from '#contract/rules/staff-log';
import { Button } from '#shared/ui/form/button';
import { SelectField, TextField } from '#shared/ui/form/fields';
import { keyedChoice, namedChoice } from '#shared/ui/list/list-choices';
import type { ListChoice } from '#shared/ui/list/list-filters';
import { THING_WORDS } from './log-words';
import type { StaffLogFilter } from './staff-log-filter';
import type { LoggedPerson } from './staff-log.queries';

interface LogFiltersProps {
  filter: StaffLogFilter;
  people: readonly LoggedPerson[];
  onFilter: (filter: StaffLogFilter) => void;
}

const CHOICES = Object.fromEntries(
  Object.entries(THING_WORDS).map(([thing, { choice }]) => [thing, choice]),
) as Record<LoggedThing, string>;

/** Whose, of what, of which day; each takes effect by itself. */
export const LogFilters = ({ filter, people, onFilter }: LogFiltersProps) => {
  const { thingId, ...rest } = filter;
  return (
    <Filters role="search" aria-label="Who did what" onSubmit={(event) => event.preventDefault()}>
      <Choice
        {...keyedChoice({
          label: 'Who',
          all: 'Everybody',
          chosen: filter.person,
          options: people.map(({ id, name }) => [id, name ?? ''] as const),
          unlisted: 'Somebody who has left',
          onChoose: (person) => onFilter({ ...filter, person }),
        })}
      />
      <Choice
        {...namedChoice({
          label: 'What',
          names: CHOICES,
          chosen: filter.thing,
          onChoose: (thing) => onFilter({ ...rest, thing }),
        })}
      />
      <TextField
        label="Day"
        type="date"
        value={filter.day ?? ''}
        onChange={({ target }) => onFilter({ ...filter, day: target.value || undefined })}
      />
      {thingId !== undefined && (
        <Button look="outline" onClick={() => onFilter(rest)}>
          <X size={18} aria-hidden /> Only one: show all
        </Button>
      )}
    </Filters>
  );
};

const Filters = chakra('form', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: { base: 'var(--chakra-spacing-3) var(--chakra-spacing-2)', md: '4' },
    '& > *': { flex: { base: '1 1 min(100%, 8.5rem)', md: '1 1 0' } },
    '& > button': { flex: 'none', alignSelf: 'end', minHeight: '3rem' },
  },
});

const Choice = ({ label, value, words, onChoose }: ListChoice) => (
  <SelectField label={label} value={value} onChange={({ target }) => onChoose(target.value)}>
    {Object.entries(words).map(([key, word]) => (
      <option key={key} value={key}>
        {word}
      </option>
    ))}
  </SelectField>
);
