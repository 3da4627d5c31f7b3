import type { QueryClient } from '@tanstack/react-query';
import type { AppRouter } from '#app/router';
import { readEventsPage } from '#app/start/first-reads';
import { artistQuery } from '#features/artists/artists.queries';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { artistShowsQuery, eventQuery } from '#features/events/events.queries';
import {
  galleryEventsQuery,
  galleryPhotoQuery,
  galleryQuery,
  galleryTagsQuery,
} from '#features/gallery/gallery.queries';
import { venueQuery } from '#features/venue/venue.queries';
import { showNightAt } from '#contract/rules/clock';

/** Asks for all that a public page shows at first. */
export const readPage = async (client: QueryClient, router: AppRouter, at: Date): Promise<void> => {
  const venue = await client.fetchQuery(venueQuery);
  for (const { routeId, params } of router.state.matches) {
    if (routeId === '/_home') await readEventsPage(client, at);
    if (routeId === '/_home/events/$eventId') await client.prefetchQuery(eventQuery(params.eventId));
    if (routeId === '/artists/$artistId')
      await Promise.all([
        client.prefetchQuery(artistQuery(params.artistId)),
        client.prefetchQuery(eventTypesQuery),
        client.prefetchQuery(artistShowsQuery(params.artistId, showNightAt(at, venue.timeZone))),
      ]);
    if (routeId === '/gallery')
      await Promise.all([
        client.prefetchInfiniteQuery(galleryQuery({})),
        client.prefetchQuery(galleryTagsQuery),
        client.prefetchQuery(galleryEventsQuery),
      ]);
    if (routeId === '/gallery/$photoId') await client.prefetchQuery(galleryPhotoQuery(params.photoId));
  }
};
