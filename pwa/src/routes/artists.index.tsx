import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useAddressFilter } from '#shared/ui/list/list-choices';
import { parseArtistListFilter } from '#features/artists/list/artist-list-filter';
import { ArtistListPage } from '#features/artists/list/artist-list-page';
import { eventTypesQuery } from '#features/event-types/event-types.queries';

/** All artists. What is searched stands in the address. */
export const Route = createFileRoute('/artists/')({
  validateSearch: parseArtistListFilter,
  component: ArtistsRoute,
});

function ArtistsRoute() {
  const { data: types = [] } = useQuery(eventTypesQuery);
  return <ArtistListPage {...useAddressFilter(Route, parseArtistListFilter)} types={types} />;
}
