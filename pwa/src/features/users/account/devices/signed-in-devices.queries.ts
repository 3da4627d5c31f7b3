import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';

export type SignedInDevice = components['schemas']['OwnSessionResponse'];

export const SESSIONS_PATH = '/api/auth/sessions';

/** Where the account is signed in, this device first; asked again each time it is looked at. @param userId keeps one account's from another's */
export const signedInDevicesQuery = (userId: number) =>
  queryOptions({
    queryKey: [SESSIONS_PATH, userId],
    queryFn: ({ signal }) => requestJson<SignedInDevice[]>(SESSIONS_PATH, { signal }),
    staleTime: 0,
  });

export const refreshSignedInDevices = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [SESSIONS_PATH] });
