/** Loyalty tiers by lower bound, highest first (spec §9, design §4 "Points are a ledger"). */
const TIERS = [
  { name: 'platinum', from: 600 },
  { name: 'gold', from: 300 },
  { name: 'silver', from: 100 },
  { name: 'bronze', from: 0 },
] as const;

export type MembershipTier = (typeof TIERS)[number]['name'];

/**
 * The tier a point total belongs to; reversals may lower it again.
 * @param points current ledger sum; below zero counts as bronze
 */
export const membershipTier = (points: number): MembershipTier =>
  TIERS.find(({ from }) => points >= from)?.name ?? 'bronze';
