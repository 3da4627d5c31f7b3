import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson, SLOW_NETWORK_MS } from '#shared/http/http-client';
import { withDoorDatabase } from '#features/door/store/door-database';
import { readDevice } from '#features/door/store/door-device';

export type AskedReward = components['schemas']['DoorAskedReward'];

const KEY = 'door-asked-rewards';

/** The session of this tablet, for calls that are not sent later; null when it is not paired any more. */
export const deviceSession = async () => {
  const device = await withDoorDatabase(readDevice);
  return { sessionId: device?.token ?? null, credentials: 'omit' } as const;
};

/** What a member asked for: asked each time, since phones and other tablets change it, and kept by nobody. */
export const askedRewardsQuery = (memberId: number) =>
  queryOptions({
    queryKey: [KEY, memberId],
    queryFn: async ({ signal }) =>
      requestJson<AskedReward[]>(`/api/door/members/${memberId}/asked-rewards`, {
        ...(await deviceSession()),
        timeoutMs: SLOW_NETWORK_MS,
        signal,
      }),
    staleTime: 0,
    gcTime: 0,
  });

export const refreshAskedRewards = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [KEY] });
