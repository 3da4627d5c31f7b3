import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { OverlayOutlet } from '#app/overlay-place';
import { ArtistPage } from '#features/artists/artist-page';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { ArtistShows } from '#features/events/details/artist-shows';
import { typesByKey } from '#features/events/event-wording';
import { idParams } from '#shared/lib/address-id';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';

/** An approved artist's public page; the request form is a child route, so that the page stays beneath it. */
export const Route = createFileRoute('/artists/$artistId')({
  params: idParams('artistId'),
  component: ArtistRoute,
});

function ArtistRoute() {
  const { artistId } = Route.useParams();
  const { data: eventTypes } = useQuery(eventTypesQuery);
  const { showNight } = useVenueDay();
  const types = useMemo(() => typesByKey(eventTypes), [eventTypes]);
  return (
    <>
      <ArtistPage
        key={artistId}
        artistId={artistId}
        types={types}
        shows={<ArtistShows artistId={artistId} showNight={showNight} types={types} />}
      />
      <OverlayOutlet beneath="/artists/$artistId" />
    </>
  );
}
