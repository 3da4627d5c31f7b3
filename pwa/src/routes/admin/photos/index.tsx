import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { pastShowsQuery } from '#features/events/details/past-shows.queries';
import { parseVerificationFilter } from '#features/verification/list/verification-filter';
import { VerificationTab } from '#features/verification/verification-tab';
import { useSeenOnIcon } from '#shared/push/use-seen-on-icon';
import { useAddressFilter } from '#shared/ui/list/list-choices';

/** Check-in photos that staff look at. What is searched stands in the address. */
export const Route = createFileRoute('/admin/photos/')({
  validateSearch: parseVerificationFilter,
  component: VerificationRoute,
});

function VerificationRoute() {
  useSeenOnIcon('photos');
  const { today } = useVenueDay();
  const { data: shows } = useQuery(pastShowsQuery(today));
  return <VerificationTab {...useAddressFilter(Route, parseVerificationFilter)} shows={shows ?? []} />;
}
