import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { parseArtistFilter } from '#features/artists/management/artist-filter';
import { ArtistManagement } from '#features/artists/management/artist-management';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { choicesOf } from '#shared/ui/form/choices';
import { useAddressFilter } from '#shared/ui/list/list-choices';

/** The Artists tab (spec §2 "Admin dashboard"). What is searched stands in the address. */
export const Route = createFileRoute('/admin/artists')({
  validateSearch: parseArtistFilter,
  component: ArtistsRoute,
});

function ArtistsRoute() {
  const genres = choicesOf(useQuery({ ...eventTypesQuery, staleTime: 0 }));
  return (
    <ArtistManagement
      {...useAddressFilter(Route, parseArtistFilter)}
      genres={genres}
      onEventsChanged={useRefreshEvents()}
    />
  );
}
