import { queryOptions } from '@tanstack/react-query';
import { currentPush } from './ask-for-push';

/** Where this browser takes notifications, else null. */
export const ownPushQuery = queryOptions({
  queryKey: ['own-push'],
  queryFn: async () => (await currentPush()) ?? null,
  networkMode: 'always',
});
