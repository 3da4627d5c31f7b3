import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { Expand } from 'lucide-react';
import { CheckInFacts, CheckInWho } from '#features/verification/verdict/check-in-facts';
import { CheckInPhoto } from '#features/verification/verdict/check-in-photo';
import { useCardSwipe } from './use-card-swipe';
import type { Verification } from '#features/verification/verifications.queries';

interface DeckCardProps {
  checkIn: Verification;
  /** Its photo is loaded already. */
  next: Verification | undefined;
  onSwipe: (decision: 'approve' | 'reject') => void;
}

/** One check-in: its photo large, who it is beside it. Fingers swipe it. */
export const DeckCard = ({ checkIn, next, onSwipe }: DeckCardProps) => {
  const swipe = useCardSwipe(onSwipe);
  return (
    <Card aria-label={`Check-in of ${checkIn.customerName}`} {...swipe}>
      <Box
        position="relative"
        gridArea="photo"
        overflow="hidden"
        height={{ base: 'clamp(14rem, 44svh, 36rem)', md: 'clamp(18rem, 42svh, 40rem)' }}
        rounded="control"
        bg="raised"
      >
        {[checkIn, ...(next ? [next] : [])].map((shown) => (
          <CheckInPhoto key={shown.id} checkIn={shown} isBehind={shown !== checkIn} />
        ))}
        <Stamp data-decision="approve" insetInlineStart="1rem" color="booked" aria-hidden>
          Approve
        </Stamp>
        <Stamp data-decision="reject" insetInlineEnd="1rem" color="danger" aria-hidden>
          Reject
        </Stamp>
        {checkIn.photo && <ExpandLink href={checkIn.photo.screenUrl} />}
      </Box>
      <CheckInWho checkIn={checkIn} gridArea={{ md: 'who' }} css={{ mdDown: ON_PHOTO }} />
      <CheckInFacts
        checkIn={checkIn}
        gridArea="facts"
        px={{ base: '2', md: '0' }}
        pb={{ base: '2', md: '0' }}
      />
    </Card>
  );
};

const Card = chakra('article', {
  base: {
    display: 'grid',
    gridTemplate: {
      base: "'photo' auto 'facts' auto / minmax(0, 1fr)",
      md: "'photo who' auto 'photo facts' 1fr / minmax(0, 3fr) minmax(0, 2fr)",
    },
    gap: '3',
    columnGap: { md: '1.5rem' },
    p: { base: '2', md: '4' },
    borderWidth: '1px',
    borderColor: 'line',
    rounded: 'card',
    bg: 'surface',
    transform: 'translateX(var(--swipe, 0px))',
    '&[data-swipe=approve]': { borderColor: 'booked' },
    '&[data-swipe=reject]': { borderColor: 'danger' },
    '&[data-swipe=approve] [data-decision=approve], &[data-swipe=reject] [data-decision=reject]': {
      opacity: '1',
    },
    // A card that was not moved far enough slides back.
    '@media (prefers-reduced-motion: no-preference)': {
      '&:not([data-swipe])': { transition: 'transform 140ms ease-out' },
    },
  },
});

/** What a swipe would do; seen while it goes on. */
const Stamp = chakra('p', {
  base: {
    position: 'absolute',
    insetBlockStart: '1rem',
    px: '3',
    py: '1',
    border: '3px solid currentcolor',
    rounded: 'control',
    bg: 'surface',
    fontFamily: 'heading',
    fontSize: 'xl',
    fontWeight: '700',
    opacity: '0',
  },
});

/** On a phone the name stands on the photo, so that both are seen at once. */
const ON_PHOTO = {
  zIndex: '1',
  gridArea: 'photo',
  alignSelf: 'end',
  padding: '3rem 0.75rem 0.5rem',
  borderRadius: '0 0 var(--chakra-radii-control) var(--chakra-radii-control)',
  background: 'linear-gradient(transparent, rgb(0 0 0 / 0.7) 40%, rgb(0 0 0 / 0.85))',
  color: '#fff6e6',
  pointerEvents: 'none',
} as const;

const ExpandLink = ({ href }: { href: string }) => (
  <Grid
    asChild
    position="absolute"
    insetBlockStart="0.5rem"
    insetInlineEnd="0.5rem"
    placeItems="center"
    width="2.75rem"
    height="2.75rem"
    rounded="control"
    bg="color-mix(in srgb, var(--chakra-colors-surface) 85%, transparent)"
    color="ink"
  >
    <a href={href} target="_blank" rel="noreferrer" aria-label="Open the photo in a new tab">
      <Expand size={20} aria-hidden />
    </a>
  </Grid>
);
