import { nightsOf, rangeProblem } from './analytics-range';
import { fromRangeParams, parseRange, toRangeParams, type RangePreset } from './analytics-range-params';

const TONIGHT = '2026-11-21';
const ofPreset = (preset: RangePreset) => nightsOf({ preset, from: '', to: '' }, TONIGHT);

describe('the range of the analytics', () => {
  it('is the last 90 nights unless the address says otherwise', () => {
    expect(nightsOf(fromRangeParams(parseRange({})), TONIGHT)).toEqual({ from: '2026-08-24', to: TONIGHT });
    expect(parseRange({ range: 'quarter' })).toEqual({});
  });

  it('reaches over 30 nights, this year, or everything', () => {
    expect(ofPreset('month')).toEqual({ from: '2026-10-23', to: TONIGHT });
    expect(ofPreset('year')).toEqual({ from: '2026-01-01', to: TONIGHT });
    expect(ofPreset('all')).toEqual({});
  });

  it('keeps chosen days in the address, either end open', () => {
    const chosen = { preset: 'days', from: '2026-05-01', to: '' } as const;
    expect(toRangeParams(chosen)).toEqual({ range: 'days', from: '2026-05-01' });
    expect(fromRangeParams(parseRange({ range: 'days', from: '2026-05-01' }))).toEqual(chosen);
    expect(nightsOf(chosen, TONIGHT)).toEqual({ from: '2026-05-01' });
  });

  it.each([
    [{ range: 'decade' }, {}],
    [{ range: 'toString' }, {}],
    [{ range: 'days', from: '2026-02-30', to: 7 }, { range: 'days' }],
    [{ range: 'all', from: '2026-01-01' }, { range: 'all' }],
  ])('reads %j as %j', (address, params) => {
    expect(parseRange(address)).toEqual(params);
  });

  it('ends no earlier than it begins', () => {
    const days = { preset: 'days', from: '2026-05-02', to: '2026-05-01' } as const;
    expect(rangeProblem(days)).toBe('The last day must not be before the first day');
    expect(rangeProblem({ ...days, to: '2026-05-02' })).toBeUndefined();
    expect(rangeProblem({ ...days, from: '' })).toBeUndefined();
    expect(rangeProblem({ ...days, preset: 'all' })).toBeUndefined();
  });
});
