import type { DoorRow } from '#features/door/acts/tonight';
import type { DoorTable } from '#features/door/store/door-database';

/**
 * The tables whose guests are not in yet. Each check-in that counts is of one table at most, the one booked first: of its member,
 * else of its name.
 */
export const awaitedTables = (tables: readonly DoorTable[], rows: readonly DoorRow[]): DoorTable[] => {
  const arrived = rows
    .filter(({ isUndone, isWaiting }) => !isUndone && !isWaiting)
    .map(({ memberId, name }) => ({ memberId, name: name.toLowerCase() }));
  const isIn = (table: DoorTable): boolean => {
    const name = table.name.toLowerCase();
    const at = arrived.findIndex((row) =>
      table.memberId === null ? row.name === name : row.memberId === table.memberId,
    );
    if (at >= 0) arrived.splice(at, 1);
    return at >= 0;
  };
  const there = new Set([...tables].sort(membersFirst).filter(isIn));
  return tables.filter((table) => !there.has(table));
};

/** A member's check-in is of their own table before it is of a namesake's. */
const membersFirst = (one: DoorTable, other: DoorTable): number =>
  Number(one.memberId === null) - Number(other.memberId === null) || one.id - other.id;
