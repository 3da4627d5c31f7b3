import { anEvent } from '#test/factories/event.factory';
import {
  EMPTY_SEARCH,
  filterEvents,
  fromSearchParams,
  isSearching,
  parseSearchParams,
  toSearchParams,
} from './event-search';

describe('parseSearchParams', () => {
  it('reads name, type and date from the address', () => {
    const address = { name: 'jam', type: 'bluegrass', date: '2026-11-27' };

    expect(fromSearchParams(parseSearchParams(address))).toEqual(address);
  });

  it('ignores what is no filter of ours', () => {
    expect(parseSearchParams({ name: {}, type: {}, date: '2026-02-30', page: 3 })).toEqual({});
  });

  it("takes a type of the venue's own", () => {
    expect(parseSearchParams({ type: 'Polka' })).toEqual({ type: 'polka' });
  });

  it('reads a name that looks like a number', () => {
    expect(parseSearchParams({ name: 1999 })).toEqual({ name: '1999' });
  });
});

describe('toSearchParams', () => {
  it('leaves the address bare when nothing is searched', () => {
    expect(toSearchParams(EMPTY_SEARCH)).toEqual({});
  });

  it('drops spaces around the name', () => {
    expect(toSearchParams({ ...EMPTY_SEARCH, name: '  jam ' })).toEqual({ name: 'jam' });
  });
});

describe('isSearching', () => {
  it('is off after Clear', () => {
    expect(isSearching(EMPTY_SEARCH)).toBe(false);
  });

  it.each([{ name: 'jam' }, { type: 'rock' as const }, { date: '2026-11-27' }])('is on with %j', (filter) => {
    expect(isSearching({ ...EMPTY_SEARCH, ...filter })).toBe(true);
  });
});

describe('filterEvents', () => {
  const past = anEvent({ id: 1, name: 'Bluegrass Jam', type: 'bluegrass', date: '2026-11-13' });
  const tonight = anEvent({ id: 2, name: 'Open Mic Night', type: 'country', date: '2026-11-20' });
  const later = anEvent({ id: 3, name: 'Bluegrass Jam', type: 'bluegrass', date: '2026-11-27' });
  const found = (search: Partial<typeof EMPTY_SEARCH>) =>
    filterEvents([past, tonight, later], { ...EMPTY_SEARCH, ...search }, '2026-11-20').map(({ id }) => id);

  it('shows what is coming from tonight on', () => {
    expect(found({})).toEqual([2, 3]);
  });

  it('counts a show after midnight as one of the night before', () => {
    const over = anEvent({ id: 5, date: '2026-11-20', time: '00:30' });
    const late = anEvent({ id: 6, date: '2026-11-21', time: '00:30' });
    expect(filterEvents([over, late], EMPTY_SEARCH, '2026-11-20')).toEqual([late]);
    expect(filterEvents([over, late], { ...EMPTY_SEARCH, date: '2026-11-20' }, '2026-11-20')).toEqual([over]);
  });

  it('finds part of a name in any case', () => {
    expect(found({ name: 'GRASS' })).toEqual([3]);
  });

  it('finds who plays, as the venue does', () => {
    const artist = {
      id: 5,
      name: 'Dolly & the Drifters',
      genre: 'country',
      profileImage: null,
      hasPage: true,
    };
    const gig = anEvent({
      id: 4,
      name: 'Saturday Night',
      date: '2026-11-28',
      acts: [{ ...artist, id: 4, name: 'June' }, artist],
    });

    expect(filterEvents([gig, later], { ...EMPTY_SEARCH, name: 'drift' }, '2026-11-20')).toEqual([gig]);
  });

  it('finds a type', () => {
    expect(found({ type: 'country' })).toEqual([2]);
  });

  it('finds a date that has passed when it is asked for', () => {
    expect(found({ date: '2026-11-13' })).toEqual([1]);
  });
});
