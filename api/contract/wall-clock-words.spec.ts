import { longDate, twelveHourTime } from './wall-clock-words.js';

describe('the words of a date and time', () => {
  it.each([
    ['2026-11-20', 'Friday, November 20, 2026'],
    ['2027-02-28', 'Sunday, February 28, 2027'],
    ['some day', 'some day'],
  ])('reads %s as %s', (date, words) => {
    expect(longDate(date)).toBe(words);
  });

  it.each([
    ['00:05', '12:05 AM'],
    ['12:00', '12:00 PM'],
    ['19:30', '7:30 PM'],
    ['8 sharp', '8 sharp'],
  ])('reads %s as %s', (time, words) => {
    expect(twelveHourTime(time)).toBe(words);
  });
});
