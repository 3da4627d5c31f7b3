import { isNarrow } from '#shared/ui/list/list-filters';
import { parseManagedPhotosFilter } from './managed-photos-filter';

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
    expect(parseManagedPhotosFilter(raw)).toEqual(params);
  });

  it('is on when anything is set', () => {
    expect(isNarrow(parseManagedPhotosFilter({}))).toBe(false);
    expect(isNarrow(parseManagedPhotosFilter({ eventId: 7 }))).toBe(true);
  });
});
