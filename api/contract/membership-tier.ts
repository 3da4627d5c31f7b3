/**
 * Loyalty tiers, highest first, each with the points it begins and ends at (spec §9, design §4 "Points are a ledger").
 * Where one ends the next begins; the highest has no next, its progress counts towards its end.
 */
export const MEMBERSHIP_TIERS = [
  { name: 'platinum', from: 600, to: 1000 },
  { name: 'gold', from: 300, to: 600 },
  { name: 'silver', from: 100, to: 300 },
  { name: 'bronze', from: 0, to: 100 },
] as const;

export type MembershipTier = (typeof MEMBERSHIP_TIERS)[number]['name'];

export const TIER_NAMES = MEMBERSHIP_TIERS.map(({ name }) => name);

/**
 * The tier a point total belongs to; reversals may lower it again.
 * @param points current ledger sum; below zero counts as bronze
 */
export const membershipTier = (points: number): MembershipTier =>
  MEMBERSHIP_TIERS.find(({ from }) => points >= from)?.name ?? 'bronze';
