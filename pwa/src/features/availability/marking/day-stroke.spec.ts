import { daysUnderStroke, strokeOver } from './day-stroke';
import type { ShownDate } from './shown-dates';

const FREE = { startTime: null, endTime: null, isAvailable: true, notes: null };
const shown = (date: string, overrides: Partial<ShownDate> = {}): ShownDate => ({
  date,
  values: FREE,
  state: 'saved',
  reason: null,
  theirs: null,
  ...overrides,
});
const among =
  (...dates: ShownDate[]) =>
  (date: string) =>
    dates.find((candidate) => candidate.date === date);

describe('a stroke over the days of a month', () => {
  it('covers three Fridays below each other without the days between', () => {
    expect(daysUnderStroke('2026-11-06', '2026-11-20')).toEqual(['2026-11-06', '2026-11-13', '2026-11-20']);
  });

  it('covers the same weekend days of two weeks from whichever corner it begins', () => {
    expect(daysUnderStroke('2026-11-14', '2026-11-06')).toEqual([
      '2026-11-14',
      '2026-11-06',
      '2026-11-07',
      '2026-11-13',
    ]);
    expect(daysUnderStroke('2026-11-07', '2026-11-13').sort()).toEqual(
      daysUnderStroke('2026-11-14', '2026-11-06').sort(),
    );
  });

  it('goes on into the next month, and over one day is that day', () => {
    expect(daysUnderStroke('2026-11-27', '2026-12-04')).toEqual(['2026-11-27', '2026-12-04']);
    expect(daysUnderStroke('2026-11-27', '2026-11-27')).toEqual(['2026-11-27']);
  });

  it('makes days free when it begins on one without an entry, and leaves those that have one', () => {
    const dates = among(
      shown('2026-11-13'),
      shown('2026-11-20', { values: { ...FREE, isAvailable: false } }),
    );
    expect(strokeOver(['2026-11-06', '2026-11-13', '2026-11-20', '2026-11-27'], dates)).toEqual({
      toggled: 'added',
      days: ['2026-11-06', '2026-11-27'],
    });
  });

  it('takes free days off when it begins on one, never what says more or is disputed', () => {
    const dates = among(
      shown('2026-11-06'),
      shown('2026-11-13', { values: { ...FREE, notes: 'Trio' } }),
      shown('2026-11-20', { state: 'disputed' }),
      shown('2026-11-27'),
    );
    expect(strokeOver(['2026-11-06', '2026-11-13', '2026-11-20', '2026-11-27', '2026-12-04'], dates)).toEqual(
      {
        toggled: 'removed',
        days: ['2026-11-06', '2026-11-27'],
      },
    );
  });

  it('changes nothing where no tap would', () => {
    expect(strokeOver(['2026-11-20'], among(shown('2026-11-20', { state: 'disputed' })))).toEqual({
      toggled: 'kept',
      days: ['2026-11-20'],
    });
  });
});
