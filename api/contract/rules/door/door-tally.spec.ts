import { standingEntries, tallyOf, type DoorEntry } from './door-tally.js';

let nextId = 1;
const came = (over: Partial<DoorEntry> = {}): DoorEntry => ({
  id: (nextId += 1),
  memberId: null,
  partySize: 1,
  occurredAt: '2026-11-21T02:00:00.000Z',
  isUndone: false,
  isWaiting: false,
  ...over,
});

const [EARLY, LATE] = ['2026-11-21T01:30:00.000Z', '2026-11-21T01:31:00.000Z'];
const idsOf = (entries: readonly DoorEntry[]) => standingEntries(entries).map(({ id }) => id);

describe('the check-ins that count', () => {
  it('are the earlier one of a member whom two tablets let in, in whatever order they are told', () => {
    const [late, early] = [
      came({ id: 1, memberId: 7, occurredAt: LATE }),
      came({ id: 2, memberId: 7, occurredAt: EARLY }),
    ];
    expect(idsOf([late, early])).toEqual([2]);
    expect(idsOf([early, late])).toEqual([2]);
  });

  it('are the same one on every tablet when both came at the same instant', () => {
    const [one, other] = [came({ id: 'a', memberId: 7 }), came({ id: 'b', memberId: 7 })];
    expect(idsOf([one, other])).toEqual(['a']);
    expect(idsOf([other, one])).toEqual(['a']);
  });

  it('are the later one once the earlier one is undone', () => {
    const undone = came({ id: 1, memberId: 7, occurredAt: EARLY, isUndone: true });
    expect(idsOf([undone, came({ id: 2, memberId: 7, occurredAt: LATE })])).toEqual([2]);
  });

  it('are none that wait for staff, whatever came after them', () => {
    const waiting = came({ id: 1, memberId: 7, partySize: 20, occurredAt: EARLY, isWaiting: true });
    const entries = [waiting, came({ id: 2, memberId: 7, partySize: 4, occurredAt: LATE })];
    expect(idsOf(entries)).toEqual([2]);
    expect(tallyOf(entries, []).people).toBe(4);
  });

  it('are all of those without a membership, the oldest first', () => {
    expect(idsOf([came({ id: 1, occurredAt: LATE }), came({ id: 2, occurredAt: EARLY })])).toEqual([2, 1]);
  });

  it('leave the list that was given as it was', () => {
    const entries = [came({ id: 1, occurredAt: LATE }), came({ id: 2, occurredAt: EARLY })];
    standingEntries(entries);
    expect(entries.map(({ id }) => id)).toEqual([1, 2]);
  });
});

describe('how full the house is', () => {
  it('is nobody before the first guest', () => {
    expect(tallyOf([], [])).toEqual({ inside: 0, people: 0, checkIns: 0 });
  });

  it('counts parties in, less who left', () => {
    const entries = [came({ partySize: 4 }), came({ memberId: 7, partySize: 2 }), came({ isUndone: true })];
    expect(tallyOf(entries, [{ people: 1 }, { people: 2 }])).toEqual({ inside: 3, people: 6, checkIns: 2 });
  });

  it('counts the party of the check-in that stands, not of the repeated one', () => {
    const entries = [
      came({ memberId: 7, partySize: 5, occurredAt: LATE }),
      came({ memberId: 7, partySize: 2, occurredAt: EARLY }),
    ];
    expect(tallyOf(entries, []).people).toBe(2);
  });

  it('is never below nobody, however often staff tapped', () => {
    expect(tallyOf([came()], [{ people: 3 }])).toEqual({ inside: 0, people: 1, checkIns: 1 });
  });
});
