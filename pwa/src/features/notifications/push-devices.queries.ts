import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';

export type PushDevice = components['schemas']['PushSubscriptionResponse'];

const DEVICES_PATH = '/api/push-subscriptions';

/**
 * Devices of the signed-in person that take notifications, which are turned off from any of them: looked at again, they are asked for
 * again. @param userId keeps one account's from another's
 */
export const pushDevicesQuery = (userId: number) =>
  queryOptions({
    queryKey: [DEVICES_PATH, userId],
    queryFn: ({ signal }) => requestJson<PushDevice[]>(DEVICES_PATH, { signal }),
    staleTime: 0,
  });
