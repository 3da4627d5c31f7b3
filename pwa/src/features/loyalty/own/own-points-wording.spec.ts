import { entryOf } from '#test/factories/own-member.factory';
import { reasonOf, sourceOf } from './own-points-wording';

describe('the words of a ledger', () => {
  it.each([
    [{}, 'Barn Dance', null],
    [{ eventName: null }, 'Attended Barn Dance', null],
    [{ eventName: null, description: null }, 'A show', null],
    [{ type: 'badge', eventName: null, badgeName: 'VIP' }, 'Badge: VIP', null],
    [{ type: 'redemption', points: -50, eventName: null, rewardName: 'A beer' }, 'Spent on A beer', null],
    [{ type: 'adjustment', points: 20, description: 'Birthday' }, 'Given by our staff', 'Birthday'],
    [{ type: 'adjustment', points: -20, description: 'Shirt' }, 'Taken by our staff', 'Shirt'],
    [{ type: 'reversal', points: -50, description: 'No face' }, 'Taken back: Barn Dance', 'No face'],
    [{ type: 'reversal', points: 50, description: 'Our mistake' }, 'Given again: Barn Dance', 'Our mistake'],
    [
      { type: 'reversal', points: -50, eventName: null, badgeName: 'VIP' },
      'Taken back: VIP',
      'Attended Barn Dance',
    ],
    [
      { type: 'reversal', points: -5, eventName: null, description: null },
      'Taken back: an earlier entry',
      null,
    ],
  ] as const)('say of %j: %s', (overrides, source, reason) => {
    const entry = entryOf(overrides);
    expect([sourceOf(entry), reasonOf(entry)]).toEqual([source, reason]);
  });
});
