import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { currentPush, currentSubscription } from './ask-for-push';
import { tellVenueAgain } from './push-subscription';

/** Where this browser takes notifications, else null. */
export const ownPushQuery = queryOptions({
  queryKey: ['own-push'],
  queryFn: async () => (await currentPush()) ?? null,
  networkMode: 'always',
});

/**
 * Tells the venue again, as after somebody signed in or out; nothing where the browser takes no push messages. Where they were
 * turned off from another device, it takes none after that.
 */
export const refreshPush = async (client: QueryClient): Promise<void> => {
  const subscription = await currentSubscription();
  if (!subscription) return;
  await tellVenueAgain(subscription);
  await client.invalidateQueries({ queryKey: ownPushQuery.queryKey });
};
