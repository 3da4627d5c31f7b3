import { pageOf } from './page.js';

describe('a page of a list', () => {
  it('shows as many rows as it may and where the next one begins', () => {
    expect(pageOf([1, 2, 3], 2, String)).toEqual({ shown: [1, 2], nextCursor: '2' });
  });

  it.each([{ found: [1, 2] }, { found: [] }])('is the last one when nothing follows: %j', ({ found }) => {
    expect(pageOf(found, 2, String)).toEqual({ shown: found });
  });
});
