import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { useAddressFilter } from '#shared/ui/list/list-choices';
import { pastShowsQuery } from '#features/events/details/past-shows.queries';
import { GalleryAdmin } from '#features/gallery-admin/gallery-admin';
import { parseManagedPhotosFilter } from '#features/gallery-admin/list/managed-photos-filter';

/** The gallery of the dashboard's Photos tab. What is searched stands in the address. */
export const Route = createFileRoute('/admin/photos/gallery')({
  validateSearch: parseManagedPhotosFilter,
  component: GalleryAdminRoute,
});

function GalleryAdminRoute() {
  const { today } = useVenueDay();
  const { data: shows } = useQuery(pastShowsQuery(today));
  return <GalleryAdmin {...useAddressFilter(Route, parseManagedPhotosFilter)} shows={shows ?? []} />;
}
