import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';

export type ApiToken = components['schemas']['ApiTokenResponse'];
export type MadeApiToken = components['schemas']['MadeApiTokenResponse'];

const KEY = ['api-tokens'];

/** Tokens of other programs, the newest first. */
export const apiTokensQuery = queryOptions({
  queryKey: KEY,
  queryFn: ({ signal }) => requestJson<ApiToken[]>('/api/connections/tokens', { signal }),
  staleTime: 0,
});

export const refreshApiTokens = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: KEY });
