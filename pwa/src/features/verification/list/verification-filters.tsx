import { Flex } from '@chakra-ui/react/flex';
import { chakra } from '@chakra-ui/react/styled-system';
import { ListChecks, SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { oneOf } from '#shared/lib/address-values';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { Button } from '#shared/ui/form/button';
import { HiddenOnPhones } from '#shared/ui/layout/hidden-on-phones';
import { choiceIn, keyedChoice, searchIn } from '#shared/ui/list/list-choices';
import { isNarrow, ListFilters } from '#shared/ui/list/list-filters';
import { DECIDED_STATUSES, type VerificationFilter } from './verification-filter';
import { STATUS_WORDS } from './verification-wording';

export interface VerificationFiltersProps {
  titleId: string;
  filter: VerificationFilter;
  /** The shows to narrow down to, the latest first. */
  shows: readonly { id: number; name: string; date: string }[];
  onFilter: (filter: VerificationFilter) => void;
}

/** The heading, and what narrows the list down; folded away, so that the photo has the screen. */
export const VerificationFilters = ({ titleId, filter, shows, onFilter }: VerificationFiltersProps) => {
  const [isOpen, setOpen] = useState(isNarrow({ ...filter, view: undefined }));
  return (
    <>
      <Flex as="header" wrap="wrap" align="center" justify="space-between" gap="2">
        <chakra.h2 id={titleId} fontSize="2xl" tabIndex={-1} css={{ '&:focus': { outline: 'none' } }}>
          Check-in photos
        </chakra.h2>
        <Flex wrap="wrap" gap="2" css={{ '& > button': { mdDown: { width: '2.75rem', p: '0' } } }}>
          <Button look="outline" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <SlidersHorizontal size={18} aria-hidden /> <HiddenOnPhones>Filter</HiddenOnPhones>
          </Button>
          {!filter.status && (
            <Button
              look="outline"
              aria-pressed={filter.view === 'many'}
              onClick={() => onFilter({ ...filter, view: filter.view ? undefined : 'many' })}
            >
              <ListChecks size={18} aria-hidden /> <HiddenOnPhones>Many</HiddenOnPhones>
            </Button>
          )}
        </Flex>
      </Flex>
      {isOpen && (
        <ListFilters
          label="Check-ins"
          search={{
            ...searchIn({ filter, onFilter }),
            placeholder: 'Name or email',
            maxLength: TEXT_LENGTH.email,
          }}
          choices={[
            {
              label: 'Status',
              value: filter.status ?? 'pending',
              words: STATUS_WORDS,
              onChoose: (value) => onFilter({ ...filter, status: oneOf(DECIDED_STATUSES, value) }),
            },
            keyedChoice({
              label: 'Show',
              all: 'All shows',
              options: shows.map(({ id, name, date }) => [id, `${name}, ${formatLongDate(date)}`]),
              unlisted: `Show ${filter.eventId}`,
              ...choiceIn({ filter, onFilter }, 'eventId'),
            }),
          ]}
        />
      )}
    </>
  );
};
