import { useMemo, useState } from 'react';
import type { DoorRow } from '#features/door/acts/tonight';
import { useLine } from '#features/door/line/line-context';
import { nameSearch } from '#features/door/search/name-words';
import type { DoorTable } from '#features/door/store/door-database';
import { awaitedTables } from './awaited-tables';
import { MOST_RESULTS } from './use-guest-search';

/** The show's tables, and who is in without a membership, by name. While nothing is typed: all the tables. */
export const useBookedAndIn = (text: string): { tables: DoorTable[]; entries: DoorRow[] } => {
  const { night, show, tonight } = useLine();
  const [read] = useState(() => new Map<string, string>());
  const tables = useMemo(() => {
    const booked = night.tables.filter(({ eventId }) => eventId === show.id);
    return awaitedTables(booked, tonight.rows);
  }, [night.tables, show.id, tonight.rows]);
  const findTables = useMemo(() => nameSearch(tables, read), [tables, read]);
  const findEntries = useMemo(
    () =>
      nameSearch(
        tonight.rows.filter(({ memberId, isUndone }) => memberId === null && !isUndone),
        read,
      ),
    [tonight.rows, read],
  );
  if (text.trim() === '') return { tables, entries: [] };
  return {
    tables: findTables(text).slice(0, MOST_RESULTS),
    entries: findEntries(text).slice(0, MOST_RESULTS),
  };
};
