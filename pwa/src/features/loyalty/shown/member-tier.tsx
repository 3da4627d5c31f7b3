import { Box } from '@chakra-ui/react/box';
import type { MembershipTier } from '#contract/loyalty';
import { TIER_WORDS } from '#features/loyalty/own/tier-progress';
import { TIER_METALS } from './tier-metals';

/** A member's tier as an enamel pin. */
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
