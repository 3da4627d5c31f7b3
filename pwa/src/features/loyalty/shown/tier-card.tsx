import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Wrap } from '@chakra-ui/react/wrap';
import { Medal, QrCode } from 'lucide-react';
import { numberWords } from '#contract/rules/texts';
import { ButtonLink } from '#shared/ui/form/button';
import type { OwnMember } from '#features/loyalty/own/own-member.queries';
import { TIER_WORDS } from '#contract/loyalty';
import { tierProgress, wayWords } from '#features/loyalty/own/tier-progress';
import { TIER_METALS } from './member-tier';

/** A member's status: tier, points, shows, and the way to the next tier (spec §2 "Customer loyalty panel", §9). */
export const TierCard = ({ member }: { member: OwnMember }) => {
  const { totalPoints, eventsAttended } = member;
  const { tier } = tierProgress(totalPoints);
  const { metal, deep, ink } = TIER_METALS[tier];
  return (
    <Stack
      as="section"
      gap="4"
      p={{ base: '4', md: '6' }}
      pt="6"
      rounded="card"
      bg={`linear-gradient(135deg, ${metal}, ${deep})`}
      color={ink}
      boxShadow="inset 0 0 0 0.25rem color-mix(in srgb, currentColor 28%, transparent)"
      css={{ '& :focus-visible': { outlineColor: ink } }}
      aria-labelledby="tier-card-title"
    >
      <Wrap as="header" gap="3" align="center">
        <Medal size={44} strokeWidth={1.75} aria-hidden />
        <Box flex="1 1 8rem" minWidth="0">
          <Heading id="tier-card-title" fontSize="2xl">
            {TIER_WORDS[tier]} member
          </Heading>
          <p dir="auto">{member.name}</p>
        </Box>
      </Wrap>
      <Wrap as="dl" gap="8" rowGap="0.5rem">
        <Fact term="Points" value={totalPoints} />
        <Fact term={eventsAttended === 1 ? 'Show attended' : 'Shows attended'} value={eventsAttended} />
      </Wrap>
      <TierBar points={totalPoints} />
      <ButtonLink
        to="/account/badges/card"
        look="outline"
        alignSelf="flex-start"
        borderColor="currentColor"
        bg="transparent"
        color="inherit"
        _hover={{ textDecoration: 'underline' }}
      >
        <QrCode size={20} aria-hidden /> Member card
      </ButtonLink>
    </Stack>
  );
};

const Fact = ({ term, value }: { term: string; value: number }) => (
  <Stack direction="column-reverse" gap="0">
    <Text as="dt" fontSize="sm">
      {term}
    </Text>
    <Text
      as="dd"
      fontFamily="heading"
      fontSize="clamp(1.75rem, 12vw, 2.5rem)"
      fontWeight="700"
      fontVariantNumeric="lining-nums tabular-nums"
      lineHeight="1.1"
    >
      {numberWords(value)}
    </Text>
  </Stack>
);

const TierBar = ({ points }: { points: number }) => {
  const progress = tierProgress(points);
  const { next, percent } = progress;
  const words = wayWords(progress);
  return (
    <Stack gap="1">
      <Box
        role="progressbar"
        aria-label={next ? `Progress to ${TIER_WORDS[next]}` : 'Progress in the highest tier'}
        aria-valuenow={percent}
        aria-valuetext={`${percent} percent. ${words}`}
        height="0.75rem"
        p="0.125rem"
        borderWidth="1px"
        rounded="full"
      >
        <Box
          as="span"
          display="block"
          height="100%"
          rounded="full"
          bg="currentColor"
          css={{ '@media (prefers-reduced-motion: no-preference)': { transition: 'width 0.4s ease-out' } }}
          style={{ width: `${percent}%` }}
        />
      </Box>
      <Wrap as="p" justify="space-between" gap="3" rowGap="0" fontSize="sm" fontWeight="600">
        <span>{words}</span>
        <span aria-hidden>{percent}%</span>
      </Wrap>
    </Stack>
  );
};
