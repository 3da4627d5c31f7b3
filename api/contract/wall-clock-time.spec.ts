import { isWallClockTime } from './wall-clock-time.js';

describe('a time on the venue’s clock', () => {
  it.each(['00:00', '09:30', '20:00', '23:59'])('is %s', (text) => {
    expect(isWallClockTime(text)).toBe(true);
  });

  it.each(['', '24:00', '9:30', '20:60', '20:00:00', '8 PM', '20:00\n'])('is not %j', (text) => {
    expect(isWallClockTime(text)).toBe(false);
  });
});
