import { seriesNights, type SeriesRule } from './series-nights.js';

const nights = (first: string, rule: Partial<SeriesRule>): string[] =>
  seriesNights(first, { frequency: 'weekly', interval: 1, by: 'date', ...rule }, 104);

describe('the nights of a series', () => {
  it('plays every Friday, over both changes of the clocks', () => {
    expect(nights('2026-10-23', { count: 3 })).toEqual(['2026-10-23', '2026-10-30', '2026-11-06']);
    expect(nights('2027-03-05', { count: 3 })).toEqual(['2027-03-05', '2027-03-12', '2027-03-19']);
  });

  it('plays every second week until a date, that date included', () => {
    expect(nights('2026-11-20', { interval: 2, until: '2026-12-18' })).toEqual([
      '2026-11-20',
      '2026-12-04',
      '2026-12-18',
    ]);
    expect(nights('2026-11-20', { interval: 2, until: '2026-12-17' })).toHaveLength(2);
  });

  it('plays on the same day of each month', () => {
    expect(nights('2026-11-15', { frequency: 'monthly', count: 3 })).toEqual([
      '2026-11-15',
      '2026-12-15',
      '2027-01-15',
    ]);
  });

  it('plays the 31st on the last day of shorter months, also in a leap year', () => {
    expect(nights('2027-10-31', { frequency: 'monthly', count: 6 })).toEqual([
      '2027-10-31',
      '2027-11-30',
      '2027-12-31',
      '2028-01-31',
      '2028-02-29',
      '2028-03-31',
    ]);
    expect(nights('2027-01-30', { frequency: 'monthly', count: 3 })).toEqual([
      '2027-01-30',
      '2027-02-28',
      '2027-03-30',
    ]);
  });

  it('plays the fourth Friday of every month', () => {
    expect(nights('2026-11-27', { frequency: 'monthly', by: 'weekday', count: 4 })).toEqual([
      '2026-11-27',
      '2026-12-25',
      '2027-01-22',
      '2027-02-26',
    ]);
  });

  it('plays the fifth Sunday on the last one of months with four', () => {
    expect(nights('2026-11-29', { frequency: 'monthly', by: 'weekday', count: 3 })).toEqual([
      '2026-11-29',
      '2026-12-27',
      '2027-01-31',
    ]);
  });
});
