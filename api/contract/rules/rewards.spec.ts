import {
  missingPoints,
  rewardProblem,
  rewardProblemWords,
  rewardsLeft,
  type RewardTerms,
  spendablePoints,
} from './rewards.js';

const drink: RewardTerms = {
  points: 50,
  stock: 10,
  handedOver: 3,
  offeredUntil: '2026-12-31',
  isOffered: true,
};
const member = { spendable: 50, tonight: '2026-12-31' };

describe('rewardProblem', () => {
  it('is none for who can pay for what is there', () => {
    expect(rewardProblem(drink, member)).toBeNull();
    expect(rewardProblem({ ...drink, stock: null, offeredUntil: null }, member)).toBeNull();
  });

  it('names what is wrong, and of several what no points can help', () => {
    const broke = { ...member, spendable: 49 };
    expect(rewardProblem(drink, broke)).toBe('too-few-points');
    expect(rewardProblem({ ...drink, handedOver: 10 }, broke)).toBe('none-left');
    expect(rewardProblem({ ...drink, handedOver: 10 }, { ...broke, tonight: '2027-01-01' })).toBe('over');
    expect(rewardProblem({ ...drink, isOffered: false }, { ...broke, tonight: '2027-01-01' })).toBe(
      'not-offered',
    );
  });

  it('says it in words', () => {
    expect(rewardProblemWords('too-few-points', { points: 1_500, spendable: 30 })).toBe(
      'This reward takes 1,500 points, and there are 30 to spend.',
    );
    expect(rewardProblemWords('none-left', { points: 50, spendable: 50 })).toBe(
      'There is none left of this reward.',
    );
  });
});

describe('what is left', () => {
  it('of a reward is never below zero, and endless without a number', () => {
    expect(rewardsLeft(drink)).toBe(7);
    expect(rewardsLeft({ stock: 2, handedOver: 3 })).toBe(0);
    expect(rewardsLeft({ stock: null, handedOver: 3 })).toBeNull();
  });

  it('to spend is what was earned less what was spent', () => {
    expect(spendablePoints({ totalPoints: 120, spentPoints: 50 })).toBe(70);
    expect(spendablePoints({ totalPoints: 20, spentPoints: 50 })).toBe(0);
  });

  it('to earn for a reward counts what was spent of points that were taken back', () => {
    expect(missingPoints(drink, { totalPoints: 120, spentPoints: 50 })).toBe(0);
    expect(missingPoints(drink, { totalPoints: 60, spentPoints: 50 })).toBe(40);
    expect(missingPoints(drink, { totalPoints: 20, spentPoints: 50 })).toBe(80);
  });
});
