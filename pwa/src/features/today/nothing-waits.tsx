import { Box } from '@chakra-ui/react/box';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { GlassWater } from 'lucide-react';

/** Nothing needs anybody: the page says so with a sign of its own, worth seeing. @param next what comes next, in words */
export const NothingWaits = ({ next }: { next: string | null }) => (
  <Grid
    position="relative"
    overflow="hidden"
    justifyItems="center"
    gap="2"
    px="4"
    py="8"
    rounded="card"
    bg="waitingSoft"
    textAlign="center"
    role="status"
    css={ROPE}
  >
    <Box color="accent">
      <GlassWater size={44} strokeWidth={1.5} aria-hidden />
    </Box>
    <chakra.p fontFamily="heading" fontSize="2xl" fontWeight="700">
      Nobody is waiting for you.
    </chakra.p>
    <chakra.p maxWidth="30rem" color="muted" overflowWrap="anywhere">
      Every text, table, artist and photo is seen to. {next}
    </chakra.p>
  </Grid>
);

/** The dashed rope of the tonight card. */
const ROPE = {
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0.375rem',
    border: '2px dashed var(--chakra-colors-rope)',
    borderRadius: 'calc(var(--chakra-radii-card) - 0.375rem)',
    opacity: 0.55,
    pointerEvents: 'none',
  },
} as const;
