import { mergeDirection } from './member-merge-rules.js';

const guest = { id: 1, userId: null };
const other = { id: 2, userId: null };

describe('mergeDirection', () => {
  it('keeps the member that staff chose first when both are guests from the door', () => {
    expect(mergeDirection([other, guest], { id: 1, otherId: 2 })).toEqual({ from: 2, into: 1 });
  });

  it('keeps the member with an account, whichever was chosen first', () => {
    const found = [guest, { ...other, userId: 7 }];
    expect(mergeDirection(found, { id: 1, otherId: 2 })).toEqual({ from: 1, into: 2 });
    expect(mergeDirection(found, { id: 2, otherId: 1 })).toEqual({ from: 1, into: 2 });
  });

  it.each([
    [
      'loyalty.both-have-accounts',
      [
        { id: 1, userId: 6 },
        { id: 2, userId: 7 },
      ],
      { id: 1, otherId: 2 },
    ],
    ['loyalty.same-member', [guest], { id: 1, otherId: 1 }],
    ['loyalty.member-not-found', [guest], { id: 1, otherId: 2 }],
    ['loyalty.member-not-found', [other], { id: 1, otherId: 2 }],
  ])('refuses with %s', (code, found, asked) => {
    expect(() => mergeDirection(found, asked)).toThrow(expect.objectContaining({ code }));
  });
});
