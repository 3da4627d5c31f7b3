import { widthWithin } from './pool-width.js';

describe('the width of work', () => {
  it.each([
    [2, 1],
    [3, 1],
    [6, 4],
    [10, 8],
    [200, 8],
  ])('before a pool of %i is %i', (poolSize, width) => {
    expect(widthWithin(poolSize)).toBe(width);
  });
});
