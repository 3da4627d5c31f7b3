/** @jest-environment node */
import { aCheckIn, aListedEntry, anExit, anUndo, SHOW } from '#test/door';
import type { ListedExit } from '#features/door/store/door-database';
import type { DoorAct } from './door-act';
import { tonightOf, type KeptAct, type KnownShow } from './tonight';

const ELSEWHERE = SHOW.id + 1;

const kept = (key: string, act: DoorAct, overrides: Partial<KeptAct> = {}): KeptAct => ({
  key,
  act,
  state: 'waiting',
  reason: null,
  ...overrides,
});

const listedExit = (key: string, people: number, eventId = SHOW.id): ListedExit => ({
  key,
  eventId,
  people,
  occurredAt: '2026-11-21T02:00:00.000Z',
});

const tonight = (known: Partial<Omit<KnownShow, 'acts'>>, ...acts: KeptAct[]) =>
  tonightOf(SHOW.id, { entries: [], exits: [], aheadMs: 0, ...known, acts });

const [EARLY, LATE] = ['2026-11-21T01:30:00.000Z', '2026-11-21T01:31:00.000Z'];

describe('a check-in of this tablet', () => {
  it('is shown while the list does not have it', () => {
    const stuck = kept('a', aCheckIn({ isFirstVisit: true }), { state: 'stuck', reason: 'No.' });
    expect(tonight({}, stuck).rows).toEqual([
      {
        id: 'a',
        key: 'a',
        memberId: 7,
        name: 'Loretta Hayes',
        partySize: 2,
        occurredAt: '2026-11-21T01:31:00.000Z',
        gate: 'Front door',
        recordedBy: 'June',
        isUndone: false,
        isWaiting: false,
        undoReason: null,
        isFirstVisit: true,
        state: 'stuck',
        reason: 'No.',
      },
    ]);
  });

  it('is shown once, as the venue has it, when it is on the list too', () => {
    const listed = aListedEntry({ key: 'a', memberId: 7, partySize: 3, occurredAt: EARLY });
    const { rows, tally } = tonight({ entries: [listed] }, kept('a', aCheckIn()));
    expect(rows).toEqual([{ ...listed, state: 'sent', reason: null }]);
    expect(tally).toMatchObject({ inside: 3, checkIns: 1 });
  });

  it('is placed by the venue’s clock where the tablet’s is wrong', () => {
    const listed = aListedEntry({ memberId: 7, occurredAt: EARLY });
    // Ten minutes fast, it says 01:41.
    const act = aCheckIn({ occurredAt: '2026-11-21T01:41:00.000Z' });
    const { rows, inside } = tonight({ entries: [listed], aheadMs: -600_000 }, kept('a', act));
    expect(rows.map(({ key, occurredAt }) => [key, occurredAt])).toEqual([
      ['a', LATE],
      ['listed', EARLY],
    ]);
    // An hour slow, its guest would seem to have come before the one of the list.
    const slow = aCheckIn({ occurredAt: '2026-11-21T00:31:00.000Z' });
    expect(tonight({ entries: [listed], aheadMs: 3_600_000 }, kept('a', slow)).inside).toEqual(inside);
  });

  it('is at no gate when a guest made it at the locked tablet', () => {
    const guests = kept('a', aCheckIn({ recordedBy: null, personName: null }));
    expect(tonight({}, guests).rows[0]).toMatchObject({ gate: null, recordedBy: null });
  });
});

describe('a member whom two tablets let in', () => {
  it.each([
    ['the list’s', EARLY, LATE, 'listed'],
    ['this tablet’s', LATE, EARLY, 'kept'],
  ])('counts once, by the earlier check-in: %s', (_, listedAt, keptAt, standing) => {
    const { rows, inside, tally } = tonight(
      { entries: [aListedEntry({ memberId: 7, partySize: 4, occurredAt: listedAt })] },
      kept('kept', aCheckIn({ partySize: 4, occurredAt: keptAt })),
    );
    expect(inside.get(7)?.key).toBe(standing);
    expect(tally).toMatchObject({ inside: 4, people: 4, checkIns: 1 });
    expect(rows.map(({ occurredAt }) => occurredAt)).toEqual([LATE, EARLY]);
  });

  it('counts by the same check-in, in whatever order the two of one instant are told', () => {
    const [one, other] = [
      aListedEntry({ id: 1, memberId: 7 }),
      aListedEntry({ id: 2, key: 'b', memberId: 7 }),
    ];
    expect(tonight({ entries: [one, other] }).inside.get(7)?.id).toBe(1);
    expect(tonight({ entries: [other, one] }).inside.get(7)?.id).toBe(1);
  });
});

describe('an undo that is not sent yet', () => {
  it('undoes a check-in of the list', () => {
    const { rows, inside, tally } = tonight(
      { entries: [aListedEntry({ memberId: 7, isFirstVisit: true })] },
      kept('u', anUndo('listed')),
    );
    expect(rows).toMatchObject([{ isUndone: true, undoReason: 'wrong-guest' }]);
    expect(inside.size).toBe(0);
    expect(tally).toEqual({ inside: 0, people: 0, checkIns: 0, left: 0, firstTimers: 0 });
  });

  it('undoes a check-in of this tablet, also when it was told first', () => {
    const { rows, tally } = tonight({}, kept('u', anUndo('a')), kept('a', aCheckIn()));
    expect(rows).toMatchObject([{ key: 'a', isUndone: true, undoReason: 'wrong-guest' }]);
    expect(tally.inside).toBe(0);
  });

  it('is repeated without a second effect: the first reason stays, as at the venue', () => {
    const { rows, tally } = tonight(
      {},
      kept('a', aCheckIn()),
      kept('b', aCheckIn({ memberId: 8 })),
      kept('u', anUndo('a', { reason: 'wrong-party' })),
      kept('v', anUndo('a', { reason: 'other' })),
    );
    expect(rows.find(({ key }) => key === 'a')).toMatchObject({ isUndone: true, undoReason: 'wrong-party' });
    expect(tally).toMatchObject({ inside: 2, checkIns: 1 });
  });

  it('leaves the venue’s reason where the venue knows one', () => {
    const undone = aListedEntry({ isUndone: true, undoReason: 'left-at-once' });
    const { rows } = tonight({ entries: [undone] }, kept('u', anUndo('listed', { reason: 'other' })));
    expect(rows).toMatchObject([{ isUndone: true, undoReason: 'left-at-once' }]);
  });

  it('lets the same member in again', () => {
    const { inside, tally } = tonight(
      { entries: [aListedEntry({ memberId: 7, occurredAt: EARLY })] },
      kept('u', anUndo('listed')),
      kept('again', aCheckIn({ occurredAt: LATE })),
    );
    expect(inside.get(7)?.key).toBe('again');
    expect(tally).toMatchObject({ inside: 2, checkIns: 1 });
  });

  it('undoes nothing once the venue has refused it', () => {
    const refusedUndo = { ...kept('u', anUndo('listed')), state: 'stuck' as const };
    expect(tonight({ entries: [aListedEntry({ key: 'listed' })] }, refusedUndo).rows).toMatchObject([
      { isUndone: false },
    ]);
  });

  it('undoes nothing that has no key', () => {
    const { tally } = tonight({ entries: [aListedEntry({ key: null })] }, kept('u', anUndo('listed')));
    expect(tally.checkIns).toBe(1);
  });
});

describe('people who left', () => {
  it('are counted once by their key', () => {
    const { tally } = tonight(
      { entries: [aListedEntry({ partySize: 10 })], exits: [listedExit('x', 2)] },
      kept('x', anExit(2), { state: 'sent' }),
      kept('y', anExit(3)),
    );
    expect(tally).toMatchObject({ inside: 5, people: 10 });
  });

  it('may come back', () => {
    const { tally } = tonight(
      { entries: [aListedEntry({ partySize: 10 })] },
      kept('x', anExit(3)),
      kept('y', anExit(-1)),
    );
    expect(tally).toMatchObject({ inside: 8, left: 2, people: 10 });
  });

  it('are never more than came', () => {
    expect(tonight({}, kept('a', aCheckIn()), kept('x', anExit(5))).tally.inside).toBe(0);
  });
});

describe('a night of two shows', () => {
  it('keeps the other show’s guests, exits and undos apart', () => {
    const { rows, tally } = tonight(
      { entries: [aListedEntry({ partySize: 4 }), aListedEntry({ id: 2, key: 'b', eventId: ELSEWHERE })] },
      kept('a', aCheckIn({ eventId: ELSEWHERE })),
      kept('x', anExit(1, { eventId: ELSEWHERE })),
      kept('u', anUndo('listed', { eventId: ELSEWHERE })),
    );
    expect(rows.map(({ key }) => key)).toEqual(['listed']);
    expect(tally).toMatchObject({ inside: 4, checkIns: 1 });
  });

  it('does not count what left the other show', () => {
    const exits = [listedExit('x', 3, ELSEWHERE)];
    expect(tonight({ entries: [aListedEntry({ partySize: 4 })], exits }).tally.inside).toBe(4);
  });
});

describe('what the tablet has not sent', () => {
  it('is counted for all shows, and what is stuck is named', () => {
    const stuck = kept('s', aCheckIn({ eventId: ELSEWHERE }), { state: 'stuck', reason: 'No.' });
    const known = tonight(
      {},
      kept('a', aCheckIn()),
      kept('x', anExit(1, { eventId: ELSEWHERE })),
      kept('b', aCheckIn({ memberId: 8 }), { state: 'sent' }),
      stuck,
    );
    expect(known.waiting).toBe(2);
    expect(known.stuck).toEqual([stuck]);
  });
});

describe('first-timers', () => {
  it('are counted by check-ins that stand', () => {
    const { tally } = tonight(
      { entries: [aListedEntry({ isFirstVisit: true }), aListedEntry({ id: 2, key: 'b' })] },
      kept('a', aCheckIn({ isFirstVisit: true })),
      kept('again', aCheckIn({ isFirstVisit: true, occurredAt: '2026-11-21T03:00:00.000Z' })),
      kept('c', aCheckIn({ memberId: 9, isFirstVisit: true })),
      kept('u', anUndo('c')),
    );
    expect(tally.firstTimers).toBe(2);
  });
});
