import { isStale, readIfMatch } from './if-match.js';

describe('If-Match', () => {
  it.each([
    ['*', null],
    ['"3"', [3]],
    ['"1", "3"', [1, 3]],
    ['"1","3",', [1, 3]],
    ['W/"3"', []],
    ['W/"3", "4"', [4]],
    ['"3-Kq0_x-7", "4"', [3, 4]],
    ['W/"3-Kq0_x-7"', []],
    ['"3-"', []],
    ['"one"', []],
    ['"a,b"', []],
    ['"0"', []],
    ['"03"', []],
    ['"99999999999"', []],
    ['3', undefined],
    ['', undefined],
    ['"3', undefined],
    ['"3" or "4"', undefined],
    ['*, "3"', undefined],
  ])('reads %s', (value, versions) => {
    expect(readIfMatch(value)).toEqual(versions);
  });

  it('lets a change through that is based on one of the versions, or on any', () => {
    expect([isStale([1, 3], 3), isStale(null, 3), isStale([1], 3), isStale([], 3)]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});
