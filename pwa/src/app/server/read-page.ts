import type { QueryClient } from '@tanstack/react-query';
import { showNightAt } from '#contract/rules/clock';
import type { AppRouter } from '#app/router';
import { readEventsPage } from '#app/start/first-reads';
import { artistListQuery, artistQuery } from '#features/artists/artists.queries';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { artistShowsQuery, eventQuery } from '#features/events/events.queries';
import {
  galleryEventsQuery,
  galleryPhotoQuery,
  galleryQuery,
  galleryTagsQuery,
} from '#features/gallery/gallery.queries';
import { venueQuery } from '#features/venue/venue.queries';

/** Asks for all that a public page shows at first: of each route that it is made of, what its components ask for. */
export const readPage = async (client: QueryClient, router: AppRouter, at: Date): Promise<void> => {
  const venue = await client.fetchQuery(venueQuery);
  const readsOf = ({ routeId, params }: AppRouter['state']['matches'][number]): Promise<void>[] => {
    switch (routeId) {
      case '/_home':
        return [readEventsPage(client, at)];
      case '/_home/events/$eventId':
        return [client.prefetchQuery(eventQuery(params.eventId))];
      case '/artists/':
        return [client.prefetchInfiniteQuery(artistListQuery({})), client.prefetchQuery(eventTypesQuery)];
      case '/artists/$artistId':
        return [
          client.prefetchQuery(artistQuery(params.artistId)),
          client.prefetchQuery(artistShowsQuery(params.artistId, showNightAt(at, venue.timeZone))),
          client.prefetchQuery(eventTypesQuery),
        ];
      case '/gallery':
        return [
          client.prefetchInfiniteQuery(galleryQuery({})),
          client.prefetchQuery(galleryTagsQuery),
          client.prefetchQuery(galleryEventsQuery),
        ];
      case '/gallery/$photoId':
        return [client.prefetchQuery(galleryPhotoQuery(params.photoId))];
      default:
        return [];
    }
  };
  await Promise.all(router.state.matches.flatMap(readsOf));
};
