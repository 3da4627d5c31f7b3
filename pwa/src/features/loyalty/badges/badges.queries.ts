import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';

export type Badge = components['schemas']['BadgeResponse'];

export const BADGES_PATH = '/api/loyalty/badges';

/** All badges as an admin gets them: the retired ones, too, and how many members have each. */
export const managedBadgesQuery = queryOptions({
  queryKey: [BADGES_PATH, 'managed'],
  queryFn: ({ signal }) => requestJson<Badge[]>(BADGES_PATH, { signal }),
  // Others change them too: looked at again, they are asked for again.
  staleTime: 0,
});

/** Asks for what is shown of badges again. */
export const refreshBadges = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [BADGES_PATH] });
