import { useQuery } from '@tanstack/react-query';
import { ClientOnly, createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { OverlayOutlet } from '#app/overlay-place';
import { ArtistPage } from '#features/artists/artist-page';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { ArtistShows } from '#features/events/details/artist-shows';
import { typesByKey } from '#features/events/event-wording';
import { FollowArtist } from '#features/reminders/follow-artist';
import { idParams } from '#shared/lib/address-id';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { useSession } from '#shared/session/session-context';

/** An approved artist's public page; the request form is a child route, so that the page stays beneath it. */
export const Route = createFileRoute('/artists/$artistId')({
  params: idParams('artistId'),
  component: ArtistRoute,
});

function ArtistRoute() {
  const { artistId } = Route.useParams();
  const { data: eventTypes } = useQuery(eventTypesQuery);
  const { showNight } = useVenueDay();
  const { user } = useSession();
  const types = useMemo(() => typesByKey(eventTypes), [eventTypes]);
  return (
    <>
      <ArtistPage
        key={artistId}
        artistId={artistId}
        types={types}
        renderFollow={(artist) => (
          // What this device follows the server cannot know.
          <ClientOnly>
            <FollowArtist key={`${artist.id} ${user?.id}`} artist={artist} />
          </ClientOnly>
        )}
        shows={<ArtistShows artistId={artistId} showNight={showNight} types={types} />}
      />
      <OverlayOutlet beneath="/artists/$artistId" />
    </>
  );
}
