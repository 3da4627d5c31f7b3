import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { CalendarDays, CalendarPlus, FileUp, Search, X } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { TEXT_LENGTH } from '#contract/limits';
import { SEEN_IN_FORCED_COLORS } from '#shared/theme/forced-colors';
import { formatLongDate } from '#shared/lib/dates/calendar-date';
import { ButtonLink, Button } from '#shared/ui/form/button';
import { TextField } from '#shared/ui/form/fields';
import { EventsCalendar, type EventsCalendarProps } from '#features/events/calendar/events-calendar';
import type { EventResponse } from '#features/events/events.queries';
import { MANAGED_TITLE_ID } from '#features/events/search/reveal-results';
import { ManagedList, type ManagedListProps } from './managed-list';
import type { ManagedSearch } from './managed-search';

interface ManagedEventsProps
  extends ManagedListProps, Pick<EventsCalendarProps, 'today' | 'onEmptyDay' | 'marks'> {
  onSearch: (search: ManagedSearch) => void;
  onEdit: (event: EventResponse) => void;
}

const CALENDAR_ID = 'managed-calendar';

/** Scrolls to the calendar, which is far below the list on a phone. */
const showCalendar = (): void => {
  const calendar = document.getElementById(CALENDAR_ID);
  calendar?.focus({ preventScroll: true });
  calendar?.scrollIntoView();
};

/** The dashboard's Events tab (spec §2): the events as a list, then as a month, in the order of the Tab key. */
export const ManagedEvents = (props: ManagedEventsProps) => {
  const { search, onSearch, onEdit, showNight, types, ...calendar } = props;
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) min(50%, 34rem)' }}
      alignItems={{ lg: 'start' }}
      gap="4"
      columnGap="1.5rem"
    >
      <Flex
        as="header"
        wrap="wrap"
        align="center"
        justify="space-between"
        gap="2"
        columnGap="1rem"
        gridColumn="1 / -1"
      >
        <chakra.h2 id={MANAGED_TITLE_ID} tabIndex={-1} fontSize="2xl" outline="none !important">
          Events
        </chakra.h2>
        <Flex wrap="wrap" gap="2">
          <Button look="outline" display={{ lg: 'none' }} onClick={showCalendar}>
            <CalendarDays size={20} aria-hidden /> Calendar
          </Button>
          <ButtonLink
            to="/admin/settings"
            hash="import"
            look="outline"
            display={{ base: 'none', lg: 'inline-flex' }}
          >
            <FileUp size={20} aria-hidden /> Import
          </ButtonLink>
          <ButtonLink to="/admin/events/new" search={search} resetScroll={false}>
            <CalendarPlus size={20} aria-hidden /> Add Event
          </ButtonLink>
        </Flex>
      </Flex>
      <Stack as="section" gap="3" aria-label="Events">
        <ManagedSearchForm search={search} onSearch={onSearch} />
        <WhenSwitch search={search} onSearch={onSearch} />
        <ManagedList search={search} showNight={showNight} types={types} />
      </Stack>
      <Box id={CALENDAR_ID} tabIndex={-1} position={{ lg: 'sticky' }} top="5.5rem" outline="none !important">
        <EventsCalendar
          {...calendar}
          showLegend
          onOpenEvent={onEdit}
          onPickDate={(day) => onSearch({ day })}
        />
      </Box>
    </Grid>
  );
};

const Pill = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '2.75rem',
    px: '4',
    borderWidth: '1px',
    borderColor: 'control',
    rounded: 'full',
    bg: 'surface',
    fontSize: 'sm',
    fontWeight: '600',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    '&[aria-pressed=true]': { borderColor: 'transparent', bg: 'accentSolid', color: 'onAccent' },
    '&[aria-pressed=true]:not(:focus-visible)': SEEN_IN_FORCED_COLORS,
  },
});

type SearchProps = Pick<ManagedEventsProps, 'search' | 'onSearch'>;

/** Upcoming or past, or the one day that was chosen in the calendar; and what is searched for. */
const WhenSwitch = ({ search: { q, when, day }, onSearch }: SearchProps) => (
  <Flex wrap="wrap" align="center" gap="2" role="group" aria-label="Which events">
    <Pill type="button" aria-pressed={!when && !day} onClick={() => onSearch({ q })}>
      Upcoming
    </Pill>
    <Pill type="button" aria-pressed={when === 'past' && !day} onClick={() => onSearch({ q, when: 'past' })}>
      Past
    </Pill>
    {q && (
      <Pill type="button" onClick={() => onSearch({ when, day })}>
        <span className="visually-hidden">Clear search for</span> “<bdi>{q}</bdi>” <X size={16} aria-hidden />
      </Pill>
    )}
    {day && (
      <Pill type="button" aria-pressed onClick={() => onSearch({ q })}>
        {formatLongDate(day)} <X size={16} aria-hidden />
      </Pill>
    )}
  </Flex>
);

/** Finds events by their own or their acts' names; the venue searches, over all pages. */
const ManagedSearchForm = ({ search, onSearch }: SearchProps) => {
  const { q = '', when, day } = search;
  const [draft, setDraft] = useState(q);
  const [followed, setFollowed] = useState(q);
  if (followed !== q) {
    setFollowed(q);
    setDraft(q);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch({ when, day, q: draft.trim() || undefined });
  };
  return (
    <Flex
      as="form"
      wrap="wrap"
      align="end"
      gap="2"
      css={{ '& .field': { flex: '1 1 11rem' }, '& button': { minHeight: '3rem' } }}
      role="search"
      aria-label="Events"
      onSubmit={submit}
    >
      <TextField
        label="Search events"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        placeholder="Event or artist name"
        maxLength={TEXT_LENGTH.eventName}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <Button type="submit" look="outline">
        <Search size={20} aria-hidden /> Search
      </Button>
    </Flex>
  );
};
