import { HttpError, UnreachableError } from './http-error';
import { troubleOf } from './trouble';

describe('what stands in the way of a query', () => {
  it('is the network, while it waits for one or got no answer over it', () => {
    expect(troubleOf({ error: null, isPaused: true })).toBe('offline');
    expect(troubleOf({ error: new HttpError(500, '', 'Internal Server Error'), isPaused: true })).toBe(
      'offline',
    );
    expect(troubleOf({ error: new UnreachableError(), isPaused: false })).toBe('offline');
  });

  it('is a fault, when the venue answered otherwise than it should', () => {
    expect(troubleOf({ error: new HttpError(500, '', 'Internal Server Error'), isPaused: false })).toBe(
      'failed',
    );
    expect(troubleOf({ error: new TypeError('not a function'), isPaused: false })).toBe('failed');
  });

  it('is nothing, while the answer is on its way or there', () => {
    expect(troubleOf({ error: null, isPaused: false })).toBeNull();
  });
});
