import { queryOptions } from '@tanstack/react-query';
import { currentPushKey } from './ask-for-push';

/** This browser's own key while it takes notifications, else null. */
export const ownPushKeyQuery = queryOptions({
  queryKey: ['own-push-key'],
  queryFn: async () => (await currentPushKey()) ?? null,
  networkMode: 'always',
});
