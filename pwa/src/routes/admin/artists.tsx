import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { parseArtistFilter } from '#features/artists/management/artist-filter';
import { ArtistManagement } from '#features/artists/management/artist-management';
import { eventTypesQuery } from '#features/event-types/event-types.queries';
import { useRefreshEvents } from '#features/events/use-refresh-events';
import { choicesOf } from '#shared/ui/form/choices';

/** The Artists tab (spec §2 "Admin dashboard"). What is searched stands in the address. */
export const Route = createFileRoute('/admin/artists')({
  validateSearch: parseArtistFilter,
  component: ArtistsRoute,
});

function ArtistsRoute() {
  const navigate = Route.useNavigate();
  const genres = choicesOf(useQuery({ ...eventTypesQuery, staleTime: 0 }));
  // Once more: the router hands on what the address says beside what was read from it.
  const filter = parseArtistFilter(Route.useSearch());
  return (
    <ArtistManagement
      filter={filter}
      genres={genres}
      onEventsChanged={useRefreshEvents()}
      onFilter={(next) =>
        void navigate({ search: parseArtistFilter(next), replace: true, resetScroll: false })
      }
    />
  );
}
