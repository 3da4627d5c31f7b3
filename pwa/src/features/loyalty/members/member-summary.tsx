import { Box } from '@chakra-ui/react/box';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Wrap } from '@chakra-ui/react/wrap';
import { Award, Combine, Scale } from 'lucide-react';
import { spendablePoints } from '#contract/rules/rewards';
import { dayOfInstant } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { Hint } from '#shared/ui/layout/hint';
import { CardButton } from '#features/loyalty/layout/cards';
import { pointsLine } from '#features/loyalty/badge-wording';
import type { Member } from './members.queries';
import { MemberTier } from '#features/loyalty/shown/member-tier';
import { tierProgress, wayWords } from '#features/loyalty/own/tier-progress';

interface MemberSummaryProps {
  member: Member;
  onOpen: (sheet: 'award' | 'adjust' | 'merge') => void;
}

/** Tier, points, the way to the next tier, and what staff can do. */
export const MemberSummary = ({ member, onOpen }: MemberSummaryProps) => (
  <Stack as="section" gap="3" aria-label="Status">
    <Wrap as="p" align="center" gap="3" rowGap="0.5rem">
      <Text
        as="strong"
        fontFamily="heading"
        fontSize="2xl"
        fontVariantNumeric="lining-nums"
        whiteSpace="nowrap"
      >
        {pointsLine(member.totalPoints)}
      </Text>
      <MemberTier tier={member.membershipLevel} />
    </Wrap>
    {member.spentPoints > 0 && (
      <p>
        {pointsLine(spendablePoints(member))} to spend, {pointsLine(member.spentPoints)} spent
      </p>
    )}
    <TierProgressBar points={member.totalPoints} />
    <Hint>
      {member.eventsAttended === 1 ? '1 show attended' : `${member.eventsAttended} shows attended`} · Member
      since {dayOfInstant(member.joinDate, useVenueZone())} ·{' '}
      {member.hasAccount ? 'Has an account' : 'No account'}
    </Hint>
    {/* Two side by side; one below the other where large text leaves no room. */}
    <SimpleGrid minChildWidth="min(100%, max(9.5rem, 34%))" gap="2">
      <CardButton onClick={() => onOpen('award')}>
        <Award size={20} aria-hidden /> Award Badge
      </CardButton>
      <CardButton onClick={() => onOpen('adjust')}>
        <Scale size={20} aria-hidden /> Adjust Points
      </CardButton>
      <CardButton gridColumn="1 / -1" onClick={() => onOpen('merge')}>
        <Combine size={20} aria-hidden /> Merge with another member
      </CardButton>
    </SimpleGrid>
  </Stack>
);

const TierProgressBar = ({ points }: { points: number }) => {
  const progress = tierProgress(points);
  const { percent } = progress;
  const words = wayWords(progress);
  return (
    <Stack gap="1" fontSize="sm">
      <Box
        overflow="hidden"
        height="0.75rem"
        borderWidth="1px"
        borderColor="control"
        rounded="full"
        bg="raised"
        role="progressbar"
        aria-label="Progress toward the next tier"
        aria-valuenow={percent}
        aria-valuetext={words}
      >
        <Box as="span" display="block" height="100%" bg="accentSolid" style={{ width: `${percent}%` }} />
      </Box>
      <p aria-hidden>{words}</p>
    </Stack>
  );
};
