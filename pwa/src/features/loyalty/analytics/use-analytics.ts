import { useQuery } from '@tanstack/react-query';
import { SLOW_NETWORK_MS } from '#shared/http/http-client';
import { troubleOf } from '#shared/http/trouble';
import type { Pages } from '#shared/ui/list/use-pages';
import { useTakesLong } from '#shared/ui/feedback/use-takes-long';
import { nightsOf, rangeProblem } from '#features/loyalty/analytics/range/analytics-range';
import type { AnalyticsRange } from '#features/loyalty/analytics/range/analytics-range-params';
import { analyticsQuery, type Analytics } from './analytics.queries';

interface AnalyticsState {
  /** While `searching`, those of the range before. */
  analytics: Analytics | undefined;
  state: Pages<unknown>['state'];
  retry: () => void;
}

/** The numbers of a range, in the states a screen shows. They are private: nothing is kept for reading offline. */
export const useAnalytics = (range: AnalyticsRange, tonight: string): AnalyticsState => {
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
