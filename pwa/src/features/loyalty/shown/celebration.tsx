import { Box } from '@chakra-ui/react/box';
import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { Wrap } from '@chakra-ui/react/wrap';
import { BadgeIcon } from './badge-icon';
import './celebration.css';
import { earnedBadgeIcon } from './earned-badge-icon';
import { signed } from '#features/loyalty/ledger/ledger-wording';
import { celebrationTitle } from '#features/loyalty/own/own-badge-wording';
import type { OwnBadge } from '#features/loyalty/own/own-member.queries';

const PAPERS = [
  { background: '#e9c27a', animationDuration: '2s', animationDelay: '0s' },
  { background: '#f2b544', animationDuration: '2.75s', animationDelay: '0.09s' },
  { background: '#fff6e6', animationDuration: '2.25s', animationDelay: '0.18s' },
  { background: '#8bd19a', animationDuration: '3s', animationDelay: '0.27s' },
  { background: '#9cc8f2', animationDuration: '2.5s', animationDelay: '0.36s' },
  { background: '#f09ab4', animationDuration: '2s', animationDelay: '0.45s' },
  { background: '#ff9c8f', animationDuration: '2.75s', animationDelay: '0.54s' },
];
/** Percent from one piece to the next: they land all over without a pattern that shows. */
const SPREAD = 37;
/** Pieces of paper in the air. */
const PIECES = Array.from({ length: 28 }, (_, piece) => ({
  left: `${(piece * SPREAD) % 100}%`,
  ...PAPERS[piece % PAPERS.length],
}));

/** Says that these badges are new, with confetti where motion is welcome. */
export const Celebration = ({ badges }: { badges: readonly OwnBadge[] }) => (
  <Stack
    as="section"
    position="relative"
    gap="4"
    px="4"
    py="6"
    overflow="hidden"
    rounded="card"
    bg="radial-gradient(circle at 50% 0, var(--chakra-colors-brand), var(--chakra-colors-brand-deep))"
    color="onBrand"
    textAlign="center"
    css={{
      '@media (prefers-reduced-motion: no-preference)': {
        '& .badge-icon': { animation: 'celebration-strike 0.5s ease-out both' },
      },
    }}
    aria-label="New badges"
  >
    <Box
      position="absolute"
      inset="0"
      pointerEvents="none"
      css={{
        '@media (prefers-reduced-motion: reduce)': { display: 'none' },
        '& > i': {
          position: 'absolute',
          top: '-1rem',
          width: '0.5rem',
          height: '0.8rem',
          animation: 'celebration-fall linear both',
        },
      }}
      aria-hidden
    >
      {PIECES.map((style) => (
        <i key={style.left} style={style} />
      ))}
    </Box>
    {/* Paper falls behind the words. */}
    <Heading position="relative" fontSize="2xl">
      {celebrationTitle(badges)}
    </Heading>
    <Wrap as="ul" position="relative" justify="center" gap="8" rowGap="var(--chakra-spacing-4)">
      {badges.map((badge) => (
        <Stack as="li" key={badge.id} align="center" gap="1" minWidth="0">
          <BadgeIcon {...badge} icon={earnedBadgeIcon(badge)} size="large" />
          <strong dir="auto">{badge.name}</strong>
          {badge.points > 0 && (
            <Text as="span" fontSize="sm">
              {signed(badge.points)} points
            </Text>
          )}
        </Stack>
      ))}
    </Wrap>
  </Stack>
);
