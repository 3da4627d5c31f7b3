import { analyticsRange } from './analytics-rules.js';
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
    ['2025-11-21', 'week'],
    ['2025-11-20', 'month'],
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
