import { normalTag, normalTags, tagsProblem } from './photo-tags.js';

describe('tags of a photo', () => {
  it.each([
    ['  Live   Music ', 'live music'],
    ['#Encore', 'encore'],
    ['# two step', 'two step'],
    ['CAFE\u0301', 'caf\u00e9'],
    ['#', ''],
    [' \n ', ''],
  ])('keeps %j as %j', (typed, kept) => {
    expect(normalTag(typed)).toBe(kept);
  });

  it('keeps each tag once, in the order in which they were typed', () => {
    expect(normalTags(['Crowd', 'band', '#crowd', '', 'BAND '])).toEqual(['crowd', 'band']);
  });

  it('counts characters as people do', () => {
    expect(tagsProblem(['\u{1F3B8}'.repeat(30)])).toBeUndefined();
    expect(tagsProblem(['x'.repeat(31)])).toBe('A tag must be at most 30 characters');
  });

  it('lets a photo have ten', () => {
    const tags = Array.from({ length: 11 }, (_, index) => `tag ${index}`);
    expect(tagsProblem(tags.slice(1))).toBeUndefined();
    expect(tagsProblem(tags)).toBe('A photo has at most 10 tags');
  });
});
