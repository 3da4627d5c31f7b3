import { isFiltering, parseGalleryFilter } from './gallery-filter';

describe('the filter of the gallery in the address', () => {
  it('is read as it was written', () => {
    const params = { q: 'hats', eventId: 12, tag: 'two-step', order: 'oldest' as const };

    expect(parseGalleryFilter(params)).toEqual(params);
  });

  it('leaves out what is not set, and what every gallery begins with', () => {
    expect(parseGalleryFilter({ q: '  ', tag: '', order: 'newest' })).toEqual({});
  });

  it.each([
    { eventId: 'x' },
    { eventId: -1 },
    { eventId: 1.5 },
    { eventId: 2 ** 31 },
    { order: 'random' },
    { q: ['a'] },
  ])('drops %j', (raw) => {
    expect(parseGalleryFilter(raw)).toEqual({});
  });

  it('takes a year for a text, as the router reads it as a number', () => {
    expect(parseGalleryFilter({ q: 1962, tag: 2026 })).toEqual({ q: '1962', tag: '2026' });
  });

  it('narrows nothing down by sorting alone', () => {
    expect(isFiltering({ order: 'name' })).toBe(false);
    expect(isFiltering({ tag: 'hall' })).toBe(true);
  });
});
