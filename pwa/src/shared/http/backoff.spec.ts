import { backoffDelay, LONGEST_DELAY, retryAfterInstant } from './backoff';

const NOW = Date.parse('2026-11-20T19:42:00Z');

describe('backoffDelay', () => {
  it('doubles from two seconds', () => {
    expect([1, 2, 3, 4].map((attempts) => backoffDelay(attempts, 1))).toEqual([2000, 4000, 8000, 16_000]);
  });

  it('never waits longer than five minutes, however often it failed', () => {
    expect(backoffDelay(9, 1)).toBe(LONGEST_DELAY);
    expect(backoffDelay(5000, 1)).toBe(300_000);
  });

  it('spreads phones over the upper half of the wait', () => {
    expect(backoffDelay(9, 0)).toBe(150_000);
    expect(backoffDelay(9, 0.5)).toBe(225_000);
  });
});

describe('retryAfterInstant', () => {
  it('reads seconds and HTTP dates', () => {
    expect(retryAfterInstant('30', NOW)).toBe(NOW + 30_000);
    expect(retryAfterInstant('Fri, 20 Nov 2026 19:42:30 GMT', NOW)).toBe(NOW + 30_000);
  });

  it.each(['', 'soon', '0', '-5', 'Fri, 20 Nov 2020 19:42:30 GMT'])('ignores %j', (header) => {
    expect(retryAfterInstant(header, NOW)).toBeNull();
  });

  it('does not bury an entry for longer than a day', () => {
    expect(retryAfterInstant('99999999', NOW)).toBe(NOW + 24 * 60 * 60 * 1000);
  });
});
