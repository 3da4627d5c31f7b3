import { retryAfterSeconds } from './retry-after.js';

const NOW = Date.parse('2026-11-27T12:00:00Z');

describe('Retry-After', () => {
  it.each([
    ['120', 120],
    ['0', 0],
    ['Fri, 27 Nov 2026 12:01:00 GMT', 60],
    ['Fri, 27 Nov 2026 11:00:00 GMT', 0],
    ['soon', undefined],
    ['-5 apples', undefined],
    ['99999999999', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('%j says %j', (value, seconds) => {
    expect(retryAfterSeconds(value, NOW)).toBe(seconds);
  });
});
