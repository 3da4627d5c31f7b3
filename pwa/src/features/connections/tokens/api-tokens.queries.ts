import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';

export type ApiToken = components['schemas']['ApiTokenResponse'];
export type MadeApiToken = components['schemas']['MadeApiTokenResponse'];

const KEY = ['/api/connections/tokens'];

/** Tokens of other programs, the newest first. */
export const apiTokensQuery = queryOptions<ApiToken[]>({ queryKey: KEY, staleTime: 0 });

export const refreshApiTokens = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: KEY });
