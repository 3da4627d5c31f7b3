import { Box, type BoxProps } from '@chakra-ui/react/box';
import { HStack, Stack } from '@chakra-ui/react/stack';
import { Wrap } from '@chakra-ui/react/wrap';
import { lazy, Suspense } from 'react';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { Hint } from '#shared/ui/layout/hint';
import type { ChartLook, TimeChartProps } from './time-chart';

/** The charts' library is 100 KB that only staff need, and only here; without it the table has the same numbers. */
const TimeChart = lazy(() =>
  import('./time-chart').then(
    ({ TimeChart: chart }) => ({ default: chart }),
    (error: unknown) => {
      console.warn('The charts could not be loaded.', error);
      return { default: WithoutChart };
    },
  ),
);

/** A chart by time with what its colours mean. */
export const SeriesChart = (props: TimeChartProps) => (
  <Stack as="figure" gap="2">
    {props.bars.length > 1 && <Legend {...props} />}
    {/* The sentence above and the table below say it in words. */}
    <Box
      height="15rem"
      css={{ '& text': { fill: 'var(--chakra-colors-muted)', fontSize: 'xs' } }}
      aria-hidden
    >
      <Suspense fallback={<Skeleton height="100%" />}>
        <TimeChart {...props} />
      </Suspense>
    </Box>
  </Stack>
);

/** As `TimeChart` draws its bars. */
const SWATCHES: Record<ChartLook, BoxProps> = {
  amber: { bg: 'accent' },
  blue: { bg: 'free' },
  hatched: {
    borderWidth: '1px',
    borderColor: 'muted',
    bg: 'repeating-linear-gradient(-45deg, var(--chakra-colors-muted) 0 2px, var(--chakra-colors-surface) 2px 4px)',
  },
};

const Legend = ({ table, bars }: TimeChartProps) => (
  <Wrap as="ul" gap="4" rowGap="0.25rem" fontSize="sm">
    {bars.map(({ column, look }) => (
      <HStack as="li" key={column}>
        <Box
          as="span"
          flex="none"
          width="0.875rem"
          height="0.875rem"
          rounded="0.1875rem"
          css={{ forcedColorAdjust: 'none' }}
          {...SWATCHES[look]}
        />
        {table.columns[column]?.label}
      </HStack>
    ))}
  </Wrap>
);

const WithoutChart = () => <Hint>The chart could not be loaded. The table has the same numbers.</Hint>;
