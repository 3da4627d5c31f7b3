import { tierProgress } from './tier-progress';

describe('tierProgress', () => {
  it.each([
    [0, 'bronze', 'silver', 0, 100],
    [50, 'bronze', 'silver', 50, 50],
    [99, 'bronze', 'silver', 99, 1],
    [100, 'silver', 'gold', 0, 200],
    [299, 'silver', 'gold', 99, 1],
    [300, 'gold', 'platinum', 0, 300],
    [450, 'gold', 'platinum', 50, 150],
    [600, 'platinum', null, 0, 400],
    [999, 'platinum', null, 99, 1],
    [1000, 'platinum', null, 100, 0],
    [12_345, 'platinum', null, 100, 0],
  ] as const)('with %i points is %s on the way to %s: %i %%, %i needed', (points, ...expected) => {
    const { tier, next, percent, pointsNeeded } = tierProgress(points);
    expect([tier, next, percent, pointsNeeded]).toEqual(expected);
  });

  it('needs what is missing to zero, too', () => {
    expect(tierProgress(-40)).toEqual({
      tier: 'bronze',
      next: 'silver',
      goal: 100,
      percent: 0,
      pointsNeeded: 140,
    });
  });
});
