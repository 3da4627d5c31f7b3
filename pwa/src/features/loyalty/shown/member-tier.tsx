import { Box } from '@chakra-ui/react/box';
import type { MembershipTier } from '#contract/loyalty';
import { TIER_WORDS } from '#contract/loyalty';

interface TierMetal {
  metal: string;
  /** The darker end of a gradient. */
  deep: string;
  /** What is written on it. */
  ink: string;
}

/** The colors of each tier, the same by day and night. */
export const TIER_METALS: Record<MembershipTier, TierMetal> = {
  platinum: { metal: '#2f3a4a', deep: '#141b26', ink: '#f2f6fb' },
  gold: { metal: '#f0c14b', deep: '#c98f1c', ink: '#2b1a10' },
  silver: { metal: '#d9dbde', deep: '#a9afb6', ink: '#1f2328' },
  bronze: { metal: '#8a4f22', deep: '#5f3414', ink: '#fff6e6' },
};

/** A member's tier in a word, on the tier's color. */
export const MemberTier = ({ tier }: { tier: MembershipTier }) => (
  <Box
    as="span"
    flex="none"
    justifySelf="start"
    px="3"
    py="0.125rem"
    rounded="full"
    bg={TIER_METALS[tier].metal}
    color={TIER_METALS[tier].ink}
    fontSize="sm"
    fontWeight="700"
  >
    {TIER_WORDS[tier]}
  </Box>
);
