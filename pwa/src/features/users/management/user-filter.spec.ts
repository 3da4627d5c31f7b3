import { parseUserFilter } from './user-filter';

describe('the filter of the list of users', () => {
  it('is read from the address, whatever somebody typed there', () => {
    expect(parseUserFilter({ q: 1962, role: 'artist', status: 'blocked' })).toEqual({
      q: '1962',
      role: 'artist',
      status: 'blocked',
    });
    expect(parseUserFilter({ q: ['x'], role: 'owner', status: {}, page: 3 })).toEqual({});
  });

  it('leaves out of the address what is not set', () => {
    expect(parseUserFilter({ q: '', role: 'all', status: 'all' })).toEqual({});
    expect(parseUserFilter({ q: '  hank ' })).toEqual({ q: 'hank' });
    expect(parseUserFilter({ role: 'admin' })).toEqual({ role: 'admin' });
  });
});
