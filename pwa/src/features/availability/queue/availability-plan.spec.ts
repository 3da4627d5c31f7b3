import type { OutboxEntry } from '#shared/offline/outbox/outbox-entry';
import type {
  AvailabilityChange,
  AvailabilityEntry,
  AvailabilityValues,
  ChangeBase,
} from '#features/availability/availability';
import { inConflictWith } from './availability-chain';
import { draftOf, planFill, planKeepMine, planStroke, planTakeTheirs, planWish } from './availability-plan';
import { shownDates } from '#features/availability/marking/shown-dates';

const DATE = '2031-05-09';
const FREE: AvailabilityValues = { startTime: null, endTime: null, isAvailable: true, notes: null };
const TRIO = { ...FREE, notes: 'Trio' };
const KEPT: AvailabilityEntry = { id: 4, date: DATE, version: 2, ...FREE };
const BASE = { id: 4, version: 2 };

const held = (id: string, change: AvailabilityChange, overrides: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...draftOf(change, id),
  progress: null,
  owner: { id: 7, name: 'Cody Reed' },
  deviceId: 'phone',
  createdAt: '2026-11-20T20:00:00.000Z',
  state: 'waiting',
  attempts: 0,
  nextAttemptAt: 0,
  waitsFor: null,
  reason: null,
  hasPhoto: false,
  photoShrunk: false,
  ...overrides,
});
const set = (base: ChangeBase, values = FREE): AvailabilityChange => ({
  does: 'set',
  date: DATE,
  values,
  base,
});
const known = (entries: OutboxEntry[] = [], kept: AvailabilityEntry[] = []) => ({
  held: entries,
  kept,
  newId: () => 'new',
});

describe('planning a change of a date', () => {
  it('bases it on the entry the venue has, or on none', () => {
    expect(planWish({ date: DATE, values: TRIO }, known([], [KEPT])).add).toEqual([
      draftOf(set(BASE, TRIO), 'new'),
    ]);
    expect(planWish({ date: DATE, values: TRIO }, known()).add).toEqual([draftOf(set(null, TRIO), 'new')]);
  });

  it('takes the place of a change that was never sent, and sends nothing when that had added the date', () => {
    const waiting = held('a', set(null));
    expect(planWish({ date: DATE, values: TRIO }, known([waiting]))).toEqual({
      drop: ['a'],
      add: [draftOf(set(null, TRIO), 'new')],
    });
    expect(planWish({ date: DATE, values: null }, known([waiting]))).toEqual({ drop: ['a'], add: [] });
  });

  it('waits for the answer to a change that may have arrived', () => {
    for (const overrides of [{ state: 'sending' as const }, { attempts: 1 }]) {
      const waiting = held('a', set(BASE), overrides);
      expect(planWish({ date: DATE, values: null }, known([waiting], [KEPT]))).toEqual({
        drop: [],
        add: [draftOf({ does: 'remove', date: DATE, base: { after: 'a' } }, 'new')],
      });
    }
  });

  it.each([{ isAvailable: false }, { notes: 'Trio' }, { startTime: '20:00' }, { endTime: '02:00' }])(
    'changes nothing by a tap on a day that says %o',
    (more) => {
      expect(planStroke([DATE], known([], [{ ...KEPT, ...more }]))).toEqual({
        rewrite: { drop: [], add: [] },
        toggled: 'kept',
        days: [],
      });
    },
  );

  it('makes a day free by a tap, and takes a free day off', () => {
    const made = planStroke([DATE], known());
    expect([made.toggled, made.rewrite.add]).toEqual(['added', [draftOf(set(null), 'new')]]);
    const removed = planStroke([DATE], known([], [KEPT]));
    expect([removed.toggled, removed.rewrite.add[0]?.payload]).toEqual([
      'removed',
      { does: 'remove', date: DATE, base: BASE },
    ]);
  });

  it('makes each day of a stroke a change of its own, and leaves those that say more', () => {
    let ids = 0;
    const days = [DATE, '2031-05-10', '2031-05-11'];
    const asked = known([], [{ ...KEPT, date: '2031-05-10', notes: 'Trio' }]);
    const { rewrite, ...stroke } = planStroke(days, { ...asked, newId: () => `new ${(ids += 1)}` });
    expect(stroke).toEqual({ toggled: 'added', days: [DATE, '2031-05-11'] });
    expect(rewrite.add.map(({ id, lanes, payload }) => ({ id, lanes, payload }))).toEqual([
      { id: 'new 1', lanes: [`availability ${DATE}`], payload: set(null) },
      {
        id: 'new 2',
        lanes: ['availability 2031-05-11'],
        payload: { does: 'set', date: '2031-05-11', values: FREE, base: null },
      },
    ]);
  });

  it('fills free days at once and touches known ones only when told', () => {
    const pattern = { from: DATE, until: '2031-05-23', weekdays: [5], except: [] };
    const fill = {
      does: 'fill' as const,
      from: DATE,
      until: '2031-05-23',
      weekdays: [5],
      except: [DATE],
      values: TRIO,
      dates: ['2031-05-16', '2031-05-23'],
    };
    const gentle = planFill({ pattern, values: TRIO, replaces: false }, known([], [KEPT]));
    expect(gentle.add).toEqual([draftOf(fill, 'new')]);
    const replacing = planFill({ pattern, values: TRIO, replaces: true }, known([], [KEPT]));
    expect(replacing.add).toEqual([draftOf(set(BASE, TRIO), 'new'), draftOf(fill, 'new')]);
  });
});

describe('a date that two devices disagree about', () => {
  const theirs = { ...KEPT, version: 3, notes: 'tablet' };
  const refused = held('a', set(BASE, TRIO), { state: 'stuck', progress: inConflictWith(theirs) });
  const later = held('b', set({ after: 'a' }, { ...TRIO, notes: 'Duo' }));

  it('is shown with both values, this device’s being the last word given here', () => {
    expect(shownDates([theirs], [refused, later])).toEqual([
      expect.objectContaining({ date: DATE, state: 'disputed', values: { ...TRIO, notes: 'Duo' }, theirs }),
    ]);
  });

  it('is not settled by a tap on its day', () => {
    const disputed = held('a', set(null), { state: 'stuck', progress: inConflictWith(theirs) });
    expect(planStroke([DATE], known([disputed], [theirs]))).toEqual({
      rewrite: { drop: [], add: [] },
      toggled: 'kept',
      days: [],
    });
  });

  it('keeps this device’s value on top of what the venue has now', () => {
    expect(planKeepMine(DATE, known([refused, later]))).toEqual({
      drop: ['a', 'b'],
      add: [draftOf(set({ id: 4, version: 3 }, { ...TRIO, notes: 'Duo' }), 'new')],
    });
  });

  it('takes the venue’s value by dropping all that waits, and drops nothing that is not refused', () => {
    expect(planTakeTheirs(DATE, known([refused, later])).drop).toEqual(['a', 'b']);
    expect(planTakeTheirs(DATE, known([held('a', set(BASE))])).drop).toEqual([]);
  });
});
