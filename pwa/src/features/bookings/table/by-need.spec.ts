import { byNeed } from './by-need';

describe('byNeed', () => {
  it('puts what waits for the reader first, the soonest date on top', () => {
    const rows = [
      { id: 1, status: 'declined', date: '2026-12-01' },
      { id: 2, status: 'pending', date: '2026-12-20' },
      { id: 3, status: 'accepted', date: '2027-01-05' },
      { id: 4, status: 'confirmed', date: '2026-12-09' },
      { id: 5, status: 'pending', date: '2026-12-02' },
    ];
    const sorted = byNeed(rows, { waiting: ['accepted', 'pending'], dateOf: ({ date }) => date });
    expect(sorted.map(({ id }) => id)).toEqual([3, 5, 2, 4, 1]);
  });
});
