import { addDays, addMonths, weekdayOf } from './calendar-date.js';

describe('arithmetic of calendar dates', () => {
  it('adds days over the end of a month, over both clock changes, and back', () => {
    expect([addDays('2028-02-28', 2), addDays('2027-03-13', 2), addDays('2026-11-02', -2)]).toEqual([
      '2028-03-01',
      '2027-03-15',
      '2026-10-31',
    ]);
  });

  it('gives text that is no date as it is', () => {
    expect(addDays('soon', 1)).toBe('soon');
  });

  it('adds months over the year, to the last day of a shorter one', () => {
    expect([addMonths('2026-12-15', 1), addMonths('2027-01-31', 1)]).toEqual(['2027-01-15', '2027-02-28']);
  });

  it('counts weekdays from Sunday', () => {
    expect([weekdayOf('2026-11-29'), weekdayOf('2026-12-05')]).toEqual([0, 6]);
  });
});
