import { checkDate, checkTimes, datesToSet, saysTheSame } from './availability-rules.js';

const FRIDAY = {
  date: '2027-05-07',
  startTime: '20:00',
  endTime: '23:00',
  isAvailable: true,
  notes: null,
};

describe('the rules of availability', () => {
  it.each([
    ['20:00', '23:00'],
    ['20:00', '02:00'],
    ['10:00', '09:00'],
    ['20:00', null],
    [null, '02:00'],
  ])('take a night from %s to %s', (startTime, endTime) => {
    expect(() => checkTimes({ startTime, endTime })).not.toThrow();
  });

  it('refuse an end that is the start', () => {
    expect(() => checkTimes({ startTime: '10:00', endTime: '10:00' })).toThrow(
      'End time must be after the start',
    );
  });

  it('refuse yesterday and take today', () => {
    expect(() => checkDate('2027-05-06', '2027-05-07')).toThrow('This date has passed');
    expect(() => checkDate('2027-05-07', '2027-05-07')).not.toThrow();
  });

  it.each([
    { date: '2027-05-08' },
    { startTime: null },
    { endTime: '22:00' },
    { isAvailable: false },
    { notes: 'solo only' },
  ])('tell entries apart by %o', (difference) => {
    expect(saysTheSame(FRIDAY, { ...FRIDAY })).toBe(true);
    expect(saysTheSame(FRIDAY, { ...FRIDAY, ...difference })).toBe(false);
  });

  it('leave out the days of a repetition that have passed', () => {
    const fridays = { from: '2027-05-07', until: '2027-05-21', weekdays: [5], except: [] };
    expect(datesToSet(fridays, '2027-05-08')).toEqual(['2027-05-14', '2027-05-21']);
    expect(() => datesToSet(fridays, '2027-05-22')).toThrow('This date has passed');
  });

  it('refuse a repetition without a day, or of more than a year of days', () => {
    const range = { from: '2027-01-01', until: '2028-01-02', weekdays: [], except: [] };
    expect(() => datesToSet(range, '2027-01-01')).toThrow('At most 366 days can be set at once');
    expect(datesToSet({ ...range, until: '2028-01-01' }, '2027-01-01')).toHaveLength(366);
    expect(() => datesToSet({ ...range, until: '2026-12-31' }, '2026-01-01')).toThrow('There is no such day');
  });
});
