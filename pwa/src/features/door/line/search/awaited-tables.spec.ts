/** @jest-environment node */
import { tonightOf } from '#features/door/acts/tonight';
import type { DoorTable, ListedEntry } from '#features/door/store/door-database';
import { aListedEntry, SHOW } from '#test/door';
import { awaitedTables } from './awaited-tables';

const table = (id: number, overrides: Partial<DoorTable> = {}): DoorTable => ({
  id,
  eventId: SHOW.id,
  name: 'Wade Snow',
  partySize: 4,
  status: 'confirmed',
  memberId: null,
  ...overrides,
});

const arrival = (id: number, overrides: Partial<ListedEntry> = {}): ListedEntry =>
  aListedEntry({ id, key: `key-${id}`, name: 'WADE Snow', ...overrides });

/** The ids of the tables that are awaited. */
const awaited = (tables: DoorTable[], ...entries: ListedEntry[]): number[] =>
  awaitedTables(tables, tonightOf(SHOW.id, { entries, exits: [], acts: [], aheadMs: 0 }).rows).map(
    ({ id }) => id,
  );

describe('the tables whose guests are not in yet', () => {
  it('are all of them while nobody of theirs is in', () => {
    const others = [
      arrival(1, { name: 'June' }),
      arrival(2, { isUndone: true }),
      arrival(3, { isWaiting: true }),
    ];
    expect(awaited([table(5), table(6, { memberId: 7 })], ...others)).toEqual([5, 6]);
  });

  it('are less one for each arrival of their name, the one booked first', () => {
    const tables = [table(6), table(5)];
    expect(awaited(tables, arrival(1))).toEqual([6]);
    expect(awaited(tables, arrival(1), arrival(2))).toEqual([]);
    expect(awaited(tables, arrival(1), arrival(2, { isUndone: true }))).toEqual([6]);
  });

  it('are less one for each arrival of their member', () => {
    const tables = [table(5, { memberId: 7 }), table(6, { memberId: 7 })];
    expect(awaited(tables, arrival(1, { memberId: 7 }))).toEqual([6]);
    expect(awaited(tables, arrival(1, { memberId: 7 }), arrival(2, { memberId: 7 }))).toEqual([]);
  });

  it('have a namesake’s table among them once a member is in who has one', () => {
    expect(awaited([table(5), table(6, { memberId: 7 })], arrival(1, { memberId: 7 }))).toEqual([5]);
  });

  it('are without a table booked by somebody whose membership is of another e-mail', () => {
    expect(awaited([table(5)], arrival(1, { memberId: 7 }))).toEqual([]);
  });
});
