import { useMemo, useState, useSyncExternalStore } from 'react';
import type { DoorRow } from '#features/door/acts/tonight';
import { useLine } from '#features/door/line/line-context';
import { nameSearch } from '#features/door/search/name-words';
import type { DoorTable } from '#features/door/store/door-database';
import { currentRoster, onRosterChange } from '#features/door/sync/door-roster';
import { awaitedTables } from './awaited-tables';
import { MOST_RESULTS } from './use-guest-search';

/** The show's tables, and who is in under a name that is no member's on the tablet. While nothing is typed: all the tables. */
export const useBookedAndIn = (text: string): { tables: DoorTable[]; entries: DoorRow[] } => {
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
