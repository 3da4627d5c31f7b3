import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { ListChecks, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Button } from '#shared/ui/form/button';
import { HiddenOnPhones } from '#shared/ui/layout/hidden-on-phones';
import { ListFilters } from '#shared/ui/list/list-filters';
import { isFiltering, statusOf, type VerificationFilter } from './verification-filter';
import { STATUS_WORDS } from './verification-wording';

interface VerificationFiltersProps {
  titleId: string;
  filter: VerificationFilter;
  shows: readonly { id: number; name: string; date: string }[];
  onFilter: (filter: VerificationFilter) => void;
}

/** The heading, and what narrows the list down; folded away, so that the photo has the screen. */
export const VerificationFilters = ({ titleId, filter, shows, onFilter }: VerificationFiltersProps) => {
  const [isOpen, setOpen] = useState(isFiltering(filter) || filter.status !== 'pending');
  return (
    <>
      <Flex as="header" wrap="wrap" align="center" justify="space-between" gap="2">
        <chakra.h2 id={titleId} fontSize="2xl">
          Check-in photos
        </chakra.h2>
        <Flex wrap="wrap" gap="2" css={{ '& > button': { mdDown: { width: '2.75rem', p: '0' } } }}>
          <Button look="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <SlidersHorizontal size={18} aria-hidden /> <HiddenOnPhones>Filter</HiddenOnPhones>
          </Button>
          {filter.status === 'pending' && (
            <Button
              look="outline"
              aria-pressed={filter.view === 'many'}
              onClick={() => onFilter({ ...filter, view: filter.view === 'many' ? 'one' : 'many' })}
            >
              <ListChecks size={18} aria-hidden /> <HiddenOnPhones>Many</HiddenOnPhones>
            </Button>
          )}
        </Flex>
      </Flex>
      {isOpen && <Filters filter={filter} shows={shows} onFilter={onFilter} />}
    </>
  );
};

const Filters = ({ filter, shows, onFilter }: Omit<VerificationFiltersProps, 'titleId'>) => (
  <ListFilters
    label="Check-ins"
    search={{
      text: filter.q,
      placeholder: 'Name or email',
      maxLength: TEXT_LENGTH.email,
      onSearch: (q) => onFilter({ ...filter, q }),
    }}
    choices={[
      {
        label: 'Status',
        value: filter.status,
        words: STATUS_WORDS,
        onChoose: (value) => onFilter({ ...filter, status: statusOf(value) }),
      },
      {
        label: 'Show',
        value: filter.eventId === null ? 'all' : `show-${filter.eventId}`,
        words: showWords(shows, filter.eventId),
        onChoose: (value) => onFilter({ ...filter, eventId: Number(value.replace('show-', '')) || null }),
      },
    ]}
  />
);

/** An older show that the address names is not among the choices, but is what is shown. */
const showWords = (shows: VerificationFiltersProps['shows'], eventId: number | null) => ({
  all: 'All shows',
  ...(eventId !== null && { [`show-${eventId}`]: `Show ${eventId}` }),
  ...Object.fromEntries(
    shows.map(({ id, name, date }) => [`show-${id}`, `${name}, ${formatLongDate(date)}`]),
  ),
});
