import { queryOptions } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';
import { currentPushKey } from '#shared/push/ask-for-push';

export type PushDevice = components['schemas']['PushSubscriptionResponse'];

const DEVICES_PATH = '/api/push-subscriptions';

/** Devices of the signed-in person that take notifications. @param userId keeps one account's from another's */
export const pushDevicesQuery = (userId: number) =>
  queryOptions({
    queryKey: [DEVICES_PATH, userId],
    queryFn: ({ signal }) => requestJson<PushDevice[]>(DEVICES_PATH, { signal }),
  });

/** This browser's own key while it takes notifications, else null. */
export const ownPushKeyQuery = queryOptions({
  queryKey: ['own-push-key'],
  queryFn: async () => (await currentPushKey()) ?? null,
  networkMode: 'always',
});
