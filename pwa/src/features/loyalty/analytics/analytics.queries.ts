import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';

export type Analytics = components['schemas']['AnalyticsResponse'];

const ANALYTICS_PATH = '/api/loyalty/analytics';

/** The loyalty programme in numbers, for nights from and to, either end open. */
export const analyticsQuery = (nights: { from?: string; to?: string }) =>
  queryOptions({
    queryKey: [ANALYTICS_PATH, nights],
    queryFn: ({ signal }) =>
      requestJson<Analytics>(`${ANALYTICS_PATH}?${new URLSearchParams(nights)}`, { signal }),
    placeholderData: keepPreviousData,
    // Guests come in meanwhile: looked at again, it is asked for again.
    staleTime: 0,
  });
