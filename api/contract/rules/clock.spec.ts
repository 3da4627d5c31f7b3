import { checkInWindow } from './check-in.js';
import { minutesOf, showNightAt, timeOf, twelveHourTime, wallClockAt } from './clock.js';

describe('the venue’s clock', () => {
  it('reads the wall, not the phone', () => {
    const instant = new Date('2026-11-21T02:30:00Z');
    expect(wallClockAt(instant, 'America/Chicago')).toEqual({ date: '2026-11-20', time: '20:30' });
    expect(wallClockAt(instant, 'Asia/Tokyo')).toEqual({ date: '2026-11-21', time: '11:30' });
  });

  it('writes midnight as 00:00', () => {
    expect(wallClockAt(new Date('2026-11-20T06:00:00Z'), 'America/Chicago').time).toBe('00:00');
  });

  it('keeps a show night open until four in the morning', () => {
    expect(showNightAt(new Date('2026-11-21T09:59:00Z'), 'America/Chicago')).toBe('2026-11-20');
    expect(showNightAt(new Date('2026-11-21T10:00:00Z'), 'America/Chicago')).toBe('2026-11-21');
  });

  it.each([
    ['back', '2026-11-01T09:59:00Z', '2026-10-31', '2026-11-01T10:00:00Z', '2026-11-01'],
    ['forward', '2026-03-08T08:59:00Z', '2026-03-07', '2026-03-08T09:00:00Z', '2026-03-08'],
  ])('ends it at four on the wall also when the clocks go %s', (_, ...[before, eve, after, day]) => {
    const nightOf = (instant: string) => showNightAt(new Date(instant), 'America/Chicago');
    expect([nightOf(before), nightOf(after)]).toEqual([eve, day]);
    const { closesAt } = checkInWindow({ date: eve, time: '20:00' }, 'America/Chicago');
    expect(closesAt).toEqual(new Date(after));
  });

  it('refuses a time zone nobody has', () => {
    expect(() => wallClockAt(new Date(), 'Mars/Olympus')).toThrow(RangeError);
  });
});

describe('a time in words', () => {
  it.each([
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
    ['19:30', '7:30 PM'],
    ['8 sharp', '8 sharp'],
  ])('reads %s as %s', (time, words) => {
    expect(twelveHourTime(time)).toBe(words);
  });
});

describe('the minutes of a day', () => {
  it.each([
    [0, '00:00'],
    [1175, '19:35'],
    [1439, '23:59'],
  ])('%i are %s, and the other way round', (minutes, time) => {
    expect(timeOf(minutes)).toBe(time);
    expect(minutesOf(time)).toBe(minutes);
  });

  it.each([
    [1440, '00:00'],
    [-30, '23:30'],
    [3000, '02:00'],
  ])('%i are %s of another day', (minutes, time) => {
    expect(timeOf(minutes)).toBe(time);
  });
});
