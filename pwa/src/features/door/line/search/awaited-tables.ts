import { standingEntries } from '#contract/rules/door/door-tally';
import type { DoorRow } from '#features/door/acts/tonight';
import type { DoorTable } from '#features/door/store/door-database';

/** The tables whose guests are not in yet. */
export const awaitedTables = (tables: readonly DoorTable[], rows: readonly DoorRow[]): DoorTable[] => {
  const standing = standingEntries(rows);
  const names = new Set(standing.map(({ name }) => name.toLowerCase()));
  const members = new Set(standing.map(({ memberId }) => memberId));
  return tables.filter(({ memberId, name }) =>
    memberId === null ? !names.has(name.toLowerCase()) : !members.has(memberId),
  );
};
