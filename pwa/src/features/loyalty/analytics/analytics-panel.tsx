import { Heading } from '@chakra-ui/react/heading';
import { SimpleGrid } from '@chakra-ui/react/simple-grid';
import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import { useQuery } from '@tanstack/react-query';
import { numberWords } from '#contract/rules/texts';
import { SLOW_NETWORK_MS } from '#shared/http/http-client';
import { troubleOf } from '#shared/http/trouble';
import { Skeleton } from '#shared/ui/feedback/skeleton';
import { useTakesLong } from '#shared/ui/feedback/use-takes-long';
import { ListProblem } from '#shared/ui/list/list-problem';
import type { Pages } from '#shared/ui/list/use-pages';
import { nightsOf, rangeProblem } from '#features/loyalty/analytics/range/analytics-range';
import type { AnalyticsRange } from '#features/loyalty/analytics/range/analytics-range-params';
import { RangeFilter, type RangeFilterProps } from '#features/loyalty/analytics/range/range-filter';
import { AnalyticsCards, CardGrid } from './analytics-cards';
import { type Analytics, analyticsQuery } from './analytics.queries';
import { asOfLine, rangeLine } from './period-wording';

const TITLE_ID = 'loyalty-analytics';

/** The Analytics sub-tab: four figures of today, and charts of the chosen nights (spec §2 "Loyalty tab"). */
export const AnalyticsPanel = ({ range, onRange, tonight }: RangeFilterProps) => {
  const { analytics, state, retry } = useAnalytics(range, tonight);
  const isBusy = state === 'loading' || state === 'searching';
  return (
    <Stack as="section" gap="4" aria-labelledby={TITLE_ID} aria-busy={isBusy}>
      <Heading id={TITLE_ID} tabIndex={-1} fontSize="2xl">
        Analytics
      </Heading>
      {analytics && <Figures figures={analytics.figures} />}
      {state === 'loading' && (
        <SimpleGrid {...FIGURE_GRID}>
          {[1, 2, 3, 4].map((figure) => (
            <Skeleton key={figure} height="5.2rem" />
          ))}
        </SimpleGrid>
      )}
      <RangeFilter range={range} onRange={onRange} tonight={tonight} />
      {state === 'loading' && (
        <CardGrid role="status" aria-label="Loading analytics">
          {[1, 2, 3].map((card) => (
            <Skeleton key={card} height="22rem" />
          ))}
        </CardGrid>
      )}
      <ListProblem
        state={state}
        noun="analytics"
        failed="Something went wrong on our side. No points are affected."
        offline="Analytics are private, so they are never kept on this device. They come back with your connection."
        onRetry={retry}
      />
      {analytics && (
        <>
          <Text minHeight="1.3125rem" color="muted" fontSize="sm" role="status">
            {state === 'searching' ? '' : rangeLine(analytics) + asOfLine(analytics)}
          </Text>
          <AnalyticsCards analytics={analytics} isOld={state === 'searching'} />
        </>
      )}
    </Stack>
  );
};

const FIGURE_GRID = { minChildWidth: 'min(100%, 8.5rem)', gap: '3' } as const;

/** The four figures of today, whatever the range (spec §2 "Analytics"). */
const Figures = ({ figures }: { figures: Analytics['figures'] }) => (
  <SimpleGrid as="dl" {...FIGURE_GRID} aria-label="Today">
    <Figure label="Total Members" value={figures.totalMembers} />
    <Figure label="Total Badges" value={figures.totalBadges} />
    <Figure label="Avg Points" value={figures.averagePoints} />
    <Figure label="Gold Members" value={figures.goldMembers} />
  </SimpleGrid>
);

/** A ticket stub's number: the figure large, its name small, a rope above. */
const Figure = ({ label, value }: { label: string; value: number }) => (
  <Stack
    gap="1"
    px="4"
    py="3"
    borderWidth="1px"
    borderColor="line"
    borderTop="2px dashed var(--chakra-colors-control)"
    rounded="card"
    bg="surface"
  >
    <Text as="dt" color="muted" fontSize="sm" fontWeight="600">
      {label}
    </Text>
    <Text
      as="dd"
      fontFamily="heading"
      fontSize="3xl"
      fontWeight="700"
      fontVariantNumeric="lining-nums tabular-nums"
      lineHeight="1.1"
    >
      {numberWords(value)}
    </Text>
  </Stack>
);

interface AnalyticsState {
  /** While `searching`, those of the range before. */
  analytics: Analytics | undefined;
  state: Pages<unknown>['state'];
  retry: () => void;
}

/** The numbers of a range, in the states a screen shows. They are private: nothing is kept for reading offline. */
const useAnalytics = (range: AnalyticsRange, tonight: string): AnalyticsState => {
  const isRange = !rangeProblem(range);
  const query = useQuery({ ...analyticsQuery(nightsOf(range, tonight)), enabled: isRange });
  const isSlow = useTakesLong(query.isFetching && !query.isPaused, SLOW_NETWORK_MS);
  const isOld = query.isPlaceholderData;
  const trouble = isSlow ? 'offline' : troubleOf(query);
  const retry = () => void query.refetch();
  if (!isRange) return { analytics: query.data, state: 'ready', retry };
  if (query.data && !(isOld && trouble === 'offline')) {
    return { analytics: query.data, state: isOld ? 'searching' : 'ready', retry };
  }
  return { analytics: undefined, state: trouble ?? 'loading', retry };
};
