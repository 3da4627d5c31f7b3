import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { components } from '#contract/api-types.gen';
import { requestJson } from '#shared/http/http-client';

type OwnFeed = components['schemas']['OwnFeedResponse'];
type OwnFeedAddress = components['schemas']['OwnFeedAddressResponse'];
type Message = components['schemas']['MessageResponse'];

const OWN_FEED = '/api/artist-calendar-feed';

/** Whether the artist's dates have a private calendar. @param userId keeps one account's from another's */
export const ownFeedQuery = (userId: number) =>
  queryOptions({
    queryKey: [OWN_FEED, userId],
    queryFn: ({ signal }) => requestJson<OwnFeed>(OWN_FEED, { signal }),
  });

export const refreshOwnFeed = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: [OWN_FEED] });

/** Makes its address, which is told this once; the one before it ends. */
export const renewOwnFeed = (): Promise<OwnFeedAddress> =>
  requestJson<OwnFeedAddress>(OWN_FEED, { method: 'POST' });

export const takeBackOwnFeed = (): Promise<Message> => requestJson<Message>(OWN_FEED, { method: 'DELETE' });
