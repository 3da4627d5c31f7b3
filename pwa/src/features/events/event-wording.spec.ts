import { foundLine } from './event-wording';

describe('foundLine', () => {
  it.each([
    [1, false, '1 event found'],
    [7, false, '7 events found'],
    [12, true, 'The first 12 events found'],
  ])('says of %i events, more to come %s: %s', (count, hasMore, words) => {
    expect(foundLine(count, hasMore)).toBe(words);
  });
});
