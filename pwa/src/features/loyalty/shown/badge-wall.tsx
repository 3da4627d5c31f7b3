import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { Heading } from '@chakra-ui/react/heading';
import { HStack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Wrap } from '@chakra-ui/react/wrap';
import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { longDayOfInstant } from '#shared/lib/dates/instant-words';
import { useVenueZone } from '#shared/lib/dates/venue-zone';
import { ProgressBar } from '#shared/ui/feedback/progress-bar';
import { BadgeIcon } from './badge-icon';
import { requirementLine } from '#features/loyalty/badge-wording';
import { earnedBadgeIcon } from './earned-badge-icon';
import { Panel } from '#features/loyalty/layout/cards';
import { signed } from '#features/loyalty/ledger/ledger-wording';
import { byNearness, progressWords } from '#features/loyalty/own/own-badge-wording';
import type { OwnBadge } from '#features/loyalty/own/own-member.queries';

interface BadgeWallProps {
  badges: readonly OwnBadge[];
}

/** Badges earned and badges that can be earned; those are grey until they are (spec §2 "Customer loyalty panel", §9). */
export const BadgeWall = ({ badges }: BadgeWallProps) => {
  const earned = badges.filter(({ earnedDate }) => earnedDate !== null);
  const toEarn = badges.filter(({ earnedDate }) => earnedDate === null).sort(byNearness);
  return (
    <>
      <Wall title="Badges earned" badges={earned}>
        <HStack as="p" align="flex-start" color="muted">
          <Award size={20} aria-hidden /> None yet. Check in at a show to start earning badges.
        </HStack>
      </Wall>
      {toEarn.length > 0 && <Wall title="Available badges" badges={toEarn} />}
    </>
  );
};

interface WallProps extends BadgeWallProps {
  title: string;
  /** Shown instead of no badges. */
  children?: ReactNode;
}

const Wall = ({ title, badges, children }: WallProps) => (
  <Panel aria-label={title}>
    <Heading fontSize="xl">
      {title}{' '}
      {badges.length > 0 && (
        <Text as="span" color="muted" fontSize="md" fontWeight="600" fontVariantNumeric="lining-nums">
          {badges.length}
        </Text>
      )}
    </Heading>
    {badges.length === 0 ? (
      children
    ) : (
      <Grid as="ul" templateColumns="repeat(auto-fill, minmax(min(100%, 17rem), 1fr))" gap="4">
        {badges.map((badge) => (
          <WallBadge key={badge.id} badge={badge} />
        ))}
      </Grid>
    )}
  </Panel>
);

const WallBadge = ({ badge }: { badge: OwnBadge }) => {
  const timeZone = useVenueZone();
  return (
    <Wrap as="li" align="flex-start" gap="3" minWidth="0">
      {badge.earnedDate === null ? (
        <BadgeIcon {...badge} isLocked />
      ) : (
        <BadgeIcon {...badge} icon={earnedBadgeIcon(badge)} />
      )}
      <Box flex="1 1 9rem" minWidth="0" fontSize="sm">
        <Heading as="h3" fontSize="lg" dir="auto">
          {badge.name} {badge.isNew && <New />}
        </Heading>
        <p dir="auto">{badge.description ?? requirementLine(badge)}</p>
        {badge.earnedDate === null ? (
          <Way badge={badge} />
        ) : (
          <Text color="muted">Earned {longDayOfInstant(badge.earnedDate, timeZone)}</Text>
        )}
      </Box>
    </Wrap>
  );
};

const New = () => (
  <Box
    as="span"
    display="inline-block"
    px="2"
    rounded="full"
    bg="accentSolid"
    color="onAccent"
    fontFamily="body"
    fontSize="xs"
    lineHeight="1.5"
  >
    New
  </Box>
);

const Way = ({ badge }: { badge: OwnBadge }) => (
  <>
    <ProgressBar
      maxWidth="14rem"
      mt="1"
      borderWidth="1px"
      borderColor="control"
      bg="raised"
      value={badge.progress}
      max={badge.requirement}
      aria-label={`Progress to ${badge.name}`}
    />
    <Text color="muted">
      {progressWords(badge)}
      {badge.points > 0 && ` · ${signed(badge.points)} points`}
    </Text>
  </>
);
