import type { MembershipTier } from '#contract/membership-tier';
import { TIER_WORDS } from '#features/loyalty/own/tier-progress';
import './member-tier.css';

/** A member's tier as an enamel pin. */
export const MemberTier = ({ tier }: { tier: MembershipTier }) => (
  <span className="member-tier" data-tier={tier}>
    {TIER_WORDS[tier]}
  </span>
);
