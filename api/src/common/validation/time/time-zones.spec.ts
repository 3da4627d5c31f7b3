import { canonicalTimeZone, isTimeZone } from './time-zones.js';

describe('time zones', () => {
  it.each([
    ['america/chicago', 'America/Chicago'],
    ['US/Central', 'America/Chicago'],
    ['Etc/UTC', 'UTC'],
    ['utc', 'UTC'],
  ])('keeps %s as %s', (given, kept) => {
    expect([canonicalTimeZone(given), isTimeZone(kept)]).toEqual([kept, true]);
  });

  it.each(['+05:00', 'Etc/GMT+5', 'Texas', '', 'America'])('is no place: %j', (given) => {
    expect(isTimeZone(canonicalTimeZone(given))).toBe(false);
  });
});
