import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';

export type Preference = components['schemas']['PreferenceResponse'];
export type Unsubscription = components['schemas']['UnsubscriptionResponse'];

const PREFERENCES_PATH = '/api/notification-preferences';

/**
 * What the signed-in person wants to be told. A mail's link or another device changes it, too: looked at again, it is asked for again.
 * @param userId keeps one account's from another's
 */
export const preferencesQuery = (userId: number) =>
  queryOptions({
    queryKey: [PREFERENCES_PATH, userId],
    queryFn: ({ signal }) => requestJson<Preference[]>(PREFERENCES_PATH, { signal }),
    staleTime: 0,
  });

/** Asks again for everybody's preferences on this device. */
export const refreshPreferences = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [PREFERENCES_PATH] });

/** What an unsubscribe link is about. */
export const unsubscriptionQuery = (token: string) =>
  queryOptions<Unsubscription>({ queryKey: [unsubscribePath(token)] });

export const unsubscribePath = (token: string): string => `/api/unsubscribe/${encodeURIComponent(token)}`;
