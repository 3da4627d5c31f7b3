import { membershipTier } from './membership-tier.js';

describe('membershipTier', () => {
  it.each([
    [-50, 'bronze'],
    [0, 'bronze'],
    [99, 'bronze'],
    [100, 'silver'],
    [300, 'gold'],
    [599, 'gold'],
    [600, 'platinum'],
    [9000, 'platinum'],
  ])('puts %i points in %s', (points, tier) => {
    expect(membershipTier(points)).toBe(tier);
  });
});
