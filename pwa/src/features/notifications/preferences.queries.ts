import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';

export type Preference = components['schemas']['PreferenceResponse'];
export type Unsubscription = components['schemas']['UnsubscriptionResponse'];

const PREFERENCES_PATH = '/api/notification-preferences';

/** What the signed-in person wants to be told. */
export const preferencesQuery = queryOptions({
  queryKey: [PREFERENCES_PATH],
  queryFn: ({ signal }) => requestJson<Preference[]>(PREFERENCES_PATH, { signal }),
});

/** What an unsubscribe link is about. */
export const unsubscriptionQuery = (token: string) => {
  const path = `/api/unsubscribe/${encodeURIComponent(token)}`;
  return queryOptions({
    queryKey: [path],
    queryFn: ({ signal }) => requestJson<Unsubscription>(path, { signal }),
  });
};
