import { analyticsRange, countedParts, isCountedIn, monthsOver } from './analytics-rules.js';
import type { AnalyticsQuery } from './analytics.dto.js';

const TONIGHT = '2026-11-21';
const rangeOf = (asked: AnalyticsQuery, first: string | null = '2026-09-01') =>
  analyticsRange(asked, { first, tonight: TONIGHT });

describe('analyticsRange', () => {
  it('goes from the first night to tonight unless told', () => {
    expect(rangeOf({})).toEqual({
      from: '2026-09-01',
      to: TONIGHT,
      grouping: 'night',
      lived: { from: '2026-09-01', to: TONIGHT },
    });
  });

  it.each([
    [{ from: '2026-10-01' }, '2026-10-01', TONIGHT],
    [{ to: '2026-10-01' }, '2026-09-01', '2026-10-01'],
    [{ to: '2026-08-01' }, '2026-08-01', '2026-08-01'],
    [{ from: '2026-12-24' }, '2026-12-24', '2026-12-24'],
  ])('fills the open end of %j', (asked, from, to) => {
    expect(rangeOf(asked)).toMatchObject({ from, to });
  });

  it('is of tonight alone before anything happened', () => {
    expect(rangeOf({}, null)).toMatchObject({ from: TONIGHT, to: TONIGHT, grouping: 'night' });
  });

  it.each([
    ['2026-08-21', 'night'],
    ['2026-08-20', 'week'],
    ['2026-05-22', 'week'],
    ['2026-05-21', 'month'],
  ])('has room for the bars of everything since %s by %s', (from, grouping) => {
    expect(rangeOf({ from }, '2020-01-01').grouping).toBe(grouping);
  });

  it('groups by what was lived of a range, not by what was asked for', () => {
    const asked = { from: '1900-01-01', to: '9999-12-31' };
    expect(rangeOf(asked)).toEqual({
      ...asked,
      grouping: 'night',
      lived: { from: '2026-09-01', to: TONIGHT },
    });
  });

  it('takes one day, and refuses an end before the beginning', () => {
    expect(rangeOf({ from: '2026-11-01', to: '2026-11-01' })).toMatchObject({ grouping: 'night' });
    expect(() => rangeOf({ from: '2026-11-02', to: '2026-11-01' })).toThrow(
      'The last day must not be before the first day',
    );
  });
});

describe('monthsOver', () => {
  it.each([
    ['2020-02-29', '2026-11-21', { from: '2020-02-01', to: '2026-10-31' }],
    ['2026-10-31', '2026-11-01', { from: '2026-10-01', to: '2026-10-31' }],
    ['2025-12-24', '2026-01-31', { from: '2025-12-01', to: '2025-12-31' }],
    ['2026-11-01', '2026-11-30', null],
    ['2026-12-01', '2026-11-30', null],
  ])('from %s on, in the night of %s', (first, tonight, nights) => {
    expect(monthsOver(first, tonight)).toEqual(nights);
  });
});

describe('countedParts', () => {
  const COUNTED = {
    first: '2020-03-01',
    last: '2026-10-01',
    timeZone: 'America/Chicago',
    countedAt: new Date('2026-11-21T10:10:00Z'),
  };
  const partsOf = (from: string, to: string, counted: typeof COUNTED | null = COUNTED) =>
    countedParts({ from, to, grouping: 'month', lived: { from, to } }, counted);

  it('takes whole months as they were counted, and counts what is around them now', () => {
    expect(partsOf('2020-03-15', '2026-11-21')).toEqual({
      pieces: [
        { from: '2020-03-15', to: '2020-03-31' },
        { from: '2026-11-01', to: '2026-11-21' },
      ],
      past: { from: '2020-04-01', to: '2026-10-01' },
    });
  });

  it.each([
    [
      'begins with a month',
      '2020-04-01',
      '2026-11-21',
      [['2026-11-01', '2026-11-21']],
      '2020-04-01',
      '2026-10-01',
    ],
    [
      'ends with a month',
      '2020-04-02',
      '2024-02-29',
      [['2020-04-02', '2020-04-30']],
      '2020-05-01',
      '2024-02-01',
    ],
    [
      'ends a day before its month',
      '2021-01-01',
      '2024-02-28',
      [['2024-02-01', '2024-02-28']],
      '2021-01-01',
      '2024-01-01',
    ],
    ['is of whole months', '2021-01-01', '2023-12-31', [], '2021-01-01', '2023-12-01'],
    [
      'is longer than all that was counted',
      '1900-01-01',
      '9999-12-31',
      [
        ['1900-01-01', '2020-02-29'],
        ['2026-11-01', '9999-12-31'],
      ],
      '2020-03-01',
      '2026-10-01',
    ],
  ])('when the range %s', (_, ...[from, to, pieces, first, last]) => {
    expect(partsOf(from, to)).toEqual({
      pieces: pieces.map(([begin, end]) => ({ from: begin, to: end })),
      past: { from: first, to: last },
    });
  });

  it('counts months now that are over since, or that are before the first counted', () => {
    const { pieces, past } = partsOf('2020-01-01', '2026-11-21', { ...COUNTED, last: '2026-08-01' });
    expect(pieces).toEqual([
      { from: '2020-01-01', to: '2020-02-29' },
      { from: '2026-09-01', to: '2026-11-21' },
    ]);
    expect(past).toEqual({ from: '2020-03-01', to: '2026-08-01' });
  });

  it.each([
    ['nothing was counted', '2020-01-01', '2026-11-21', null],
    ['no counted month is whole in the range', '2018-01-01', '2020-03-30', COUNTED],
  ] as const)('counts all of it now when %s', (_, from, to, counted) => {
    expect(partsOf(from, to, counted)).toEqual({ pieces: [{ from, to }], past: null });
  });

  it('counts nights and weeks now', () => {
    const nights = { from: '2026-01-01', to: '2026-11-21' };
    const parts = countedParts({ ...nights, grouping: 'week', lived: nights }, COUNTED);
    expect(parts).toEqual({ pieces: [nights], past: null });
  });

  it('has no use for months of another time zone, or for none', () => {
    expect([isCountedIn(COUNTED, 'America/Chicago'), isCountedIn(COUNTED, 'Asia/Tokyo')]).toEqual([
      true,
      false,
    ]);
    expect(isCountedIn(null, 'Asia/Tokyo')).toBe(false);
  });
});
