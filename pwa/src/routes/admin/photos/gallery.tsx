import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { pastShowsQuery } from '#features/events/details/past-shows.queries';
import { GalleryAdmin } from '#features/gallery-admin/gallery-admin';
import { parseManagedPhotosFilter } from '#features/gallery-admin/list/managed-photos-filter';

/** The gallery of the dashboard's Photos tab. What is searched stands in the address. */
export const Route = createFileRoute('/admin/photos/gallery')({
  validateSearch: parseManagedPhotosFilter,
  component: GalleryAdminRoute,
});

function GalleryAdminRoute() {
  const navigate = Route.useNavigate();
  const { today } = useVenueDay();
  const { data: shows } = useQuery(pastShowsQuery(today));
  // Once more: the router hands on what the address says beside what was read from it.
  const filter = parseManagedPhotosFilter(Route.useSearch());
  return (
    <GalleryAdmin
      filter={filter}
      shows={shows ?? []}
      onFilter={(next) =>
        void navigate({ search: parseManagedPhotosFilter(next), replace: true, resetScroll: false })
      }
    />
  );
}
