import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useMemo } from 'react';
import { parseArtistListFilter } from '#features/artists/list/artist-list-filter';
import { ArtistListPage } from '#features/artists/list/artist-list-page';
import { eventTypesQuery } from '#features/event-types/event-types.queries';

/** All artists. What is searched stands in the address. */
export const Route = createFileRoute('/artists/')({
  validateSearch: parseArtistListFilter,
  component: ArtistsRoute,
});

function ArtistsRoute() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  // Once more: the router hands on what the address says beside what was read from it.
  const filter = useMemo(() => parseArtistListFilter(search), [search]);
  const { data: types = [] } = useQuery(eventTypesQuery);
  return (
    <ArtistListPage
      filter={filter}
      types={types}
      onFilter={(next) =>
        void navigate({ search: parseArtistListFilter(next), replace: true, resetScroll: false })
      }
    />
  );
}
