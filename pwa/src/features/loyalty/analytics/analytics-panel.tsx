import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { ListProblem } from '#shared/ui/list/list-problem';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { AnalyticsCards, CardGrid } from './analytics-cards';
import type { AnalyticsRange } from '#features/loyalty/analytics/range/analytics-range-params';
import type { Analytics } from './analytics.queries';
import { Figures } from './figures';
import { RangeFilter } from '#features/loyalty/analytics/range/range-filter';
import { rangeLine } from './period-words';
import { useAnalytics } from './use-analytics';

const TITLE_ID = 'loyalty-analytics';

interface AnalyticsPanelProps {
  range: AnalyticsRange;
  onRange: (range: AnalyticsRange) => void;
  /** The show night that is on at the venue. */
  tonight: string;
}

/** The Analytics sub-tab: four figures of today, and charts of the chosen nights (spec §2 "Loyalty tab"). */
export const AnalyticsPanel = ({ range, onRange, tonight }: AnalyticsPanelProps) => {
  const { analytics, state, retry } = useAnalytics(range, tonight);
  const isBusy = state === 'loading' || state === 'searching';
  return (
    <Stack as="section" gap="4" aria-labelledby={TITLE_ID} aria-busy={isBusy}>
      <Heading id={TITLE_ID} tabIndex={-1} fontSize="2xl">
        Analytics
      </Heading>
      {analytics && <Figures figures={analytics.figures} />}
      <RangeFilter range={range} onRange={onRange} tonight={tonight} />
      {state === 'loading' && <LoadingCards />}
      <ListProblem
        state={state}
        noun="analytics"
        failed="Something went wrong on our side. No points are affected."
        offline="Analytics are private, so they are never kept on this device. They come back with your connection."
        onRetry={retry}
      />
      {analytics && <Shown analytics={analytics} isOld={state === 'searching'} />}
    </Stack>
  );
};

const Shown = ({ analytics, isOld }: { analytics: Analytics; isOld: boolean }) => (
  <>
    <Text minHeight="1.3125rem" color="muted" fontSize="sm" role="status">
      {isOld ? '' : rangeLine(analytics)}
    </Text>
    <AnalyticsCards analytics={analytics} isOld={isOld} />
  </>
);

const LoadingCards = () => (
  <CardGrid role="status" aria-label="Loading analytics">
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} height="22rem" />
    ))}
  </CardGrid>
);
