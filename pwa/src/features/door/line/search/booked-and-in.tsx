import { Flex } from '@chakra-ui/react/flex';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { memo, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { Button } from '#shared/ui/form/button';
import type { DoorRow } from '#features/door/acts/tonight';
import { EntryList } from '#features/door/line/entry-list';
import { useLine } from '#features/door/line/line-context';
import { awaitedTables } from './awaited-tables';
import { MOST_RESULTS } from './use-guest-search';
import { nameSearch } from '#features/door/search/name-words';
import type { DoorTable } from '#features/door/store/door-database';
import { currentRoster, onRosterChange } from '#features/door/sync/door-roster';

interface BookedAndInProps {
  /** What is typed, and how many members it shows. */
  search: { text: string; members: number };
  onChoose: (table: DoorTable) => void;
}

/** What is found beside the members: tables, and who is in under a name that no member has. It stays as it is while the next letter comes. Screen readers hear how many there are. */
export const BookedAndIn = memo(({ search, onChoose }: BookedAndInProps) => {
  const { tables, entries } = useBookedAndIn(search.text);
  return (
    <>
      <TableList tables={tables} onChoose={onChoose} />
      {/* One that is open stays so when another letter or another tablet takes it off the list. */}
      <Stack
        as="section"
        className="card"
        aria-labelledby="checked-in"
        gap="2"
        p="4"
        hidden={entries.length === 0}
      >
        <chakra.h2 id="checked-in" fontSize="lg">
          Checked in
        </chakra.h2>
        <EntryList rows={entries} />
      </Stack>
      <Count text={search.text} shown={search.members + tables.length + entries.length} />
    </>
  );
});

const NOBODY = 'Nobody by this name, e-mail or card.';
const TYPING_RESTS_MS = 500;

/** How many are shown for what is typed, said once typing rests and not at each letter. Who sees the list needs no count of it. */
const Count = ({ text, shown }: { text: string; shown: number }) => {
  const words = text.trim() === '' ? '' : shown > 0 ? `${shown} shown` : NOBODY;
  const [rested, setRested] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), TYPING_RESTS_MS);
    return () => clearTimeout(timer);
  }, [text, words]);
  const said = rested === words ? words : '';
  return (
    <p role="status" className={said === NOBODY ? undefined : 'visually-hidden'}>
      {said}
    </p>
  );
};

interface TableListProps {
  tables: readonly DoorTable[];
  onChoose: (table: DoorTable) => void;
}

/** Tables booked for the show, to be let in. */
const TableList = ({ tables, onChoose }: TableListProps) => {
  if (tables.length === 0) return null;
  return (
    <Stack as="section" className="card" aria-labelledby="tables" gap="2" p="4">
      <chakra.h2 id="tables" fontSize="lg">
        Tables tonight
      </chakra.h2>
      {tables.map((table) => (
        <Flex key={table.id} align="center" justify="space-between" wrap="wrap" gap="2">
          <chakra.span minWidth="0" overflowWrap="anywhere">
            <bdi>{table.name}</bdi> · {table.partySize}
            {table.status === 'pending' && ' · not confirmed'}
          </chakra.span>
          <Button look="outline" aria-label={`Check in ${table.name}`} onClick={() => onChoose(table)}>
            Check in
          </Button>
        </Flex>
      ))}
    </Stack>
  );
};

/** The show's tables, and who is in under a name that is no member's on the tablet. While nothing is typed: all the tables. */
const useBookedAndIn = (text: string): { tables: DoorTable[]; entries: DoorRow[] } => {
  const { night, show, tonight } = useLine();
  const roster = useSyncExternalStore(onRosterChange, currentRoster);
  const [read] = useState(() => new Map<string, string>());
  const tables = useMemo(() => {
    const booked = night.tables.filter(({ eventId }) => eventId === show.id);
    return awaitedTables(booked, tonight.rows);
  }, [night.tables, show.id, tonight.rows]);
  const findTables = useMemo(() => nameSearch(tables, read), [tables, read]);
  const findEntries = useMemo(
    () =>
      nameSearch(
        tonight.rows.filter(({ memberId, name, isUndone }) => {
          const member = memberId === null ? undefined : roster.index.get(memberId);
          return !isUndone && member?.name !== name;
        }),
        read,
      ),
    [tonight.rows, roster, read],
  );
  if (text.trim() === '') return { tables, entries: [] };
  return {
    tables: findTables(text).slice(0, MOST_RESULTS),
    entries: findEntries(text).slice(0, MOST_RESULTS),
  };
};
