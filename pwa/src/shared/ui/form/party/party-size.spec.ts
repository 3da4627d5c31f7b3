import { partySizeOf } from './party-size';

describe('partySizeOf', () => {
  it.each([
    ['7', 7],
    ['1', 1],
    ['20', 20],
    ['21', 20],
    ['0', 1],
    ['-3', 1],
    ['2.9', 2],
    ['', 1],
    ['a few', 1],
  ])('takes %j for %i', (text, size) => {
    expect(partySizeOf(text)).toBe(size);
  });
});
