import { fromManagedPhotosParams, isFiltering, parseManagedPhotosParams } from './managed-photos-filter';

describe('the filter of gallery photos', () => {
  it.each([
    [
      { q: ' fiddle ', status: 'waiting', eventId: '7' },
      { q: 'fiddle', status: 'waiting', eventId: 7 },
    ],
    [{ q: 1962 }, { q: '1962' }],
    [{ q: '', status: 'gone', eventId: 'x' }, {}],
    [{ eventId: -1 }, {}],
  ])('reads the address %j', (raw, params) => {
    expect(parseManagedPhotosParams(raw)).toEqual(params);
  });

  it('is on when anything is set', () => {
    expect(isFiltering(fromManagedPhotosParams({}))).toBe(false);
    expect(isFiltering(fromManagedPhotosParams({ eventId: 7 }))).toBe(true);
  });
});
