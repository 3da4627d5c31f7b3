import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { pastShowsQuery } from '#features/events/details/past-shows.queries';
import { parseVerificationFilter } from '#features/verification/list/verification-filter';
import { VerificationTab } from '#features/verification/verification-tab';
import { useSeenOnIcon } from '#shared/push/use-seen-on-icon';

/** Check-in photos that staff look at. What is searched stands in the address. */
export const Route = createFileRoute('/admin/photos/')({
  validateSearch: parseVerificationFilter,
  component: VerificationRoute,
});

function VerificationRoute() {
  useSeenOnIcon('photos');
  const navigate = Route.useNavigate();
  // Once more: the router hands on what the address says beside what was read from it.
  const filter = parseVerificationFilter(Route.useSearch());
  return (
    <VerificationTab
      filter={filter}
      shows={usePastShows()}
      onFilter={(next) =>
        void navigate({ search: parseVerificationFilter(next), replace: true, resetScroll: false })
      }
    />
  );
}

/** The shows that have been, the latest first. */
const usePastShows = () => {
  const { today } = useVenueDay();
  const { data: shows } = useQuery(pastShowsQuery(today));
  return shows ?? [];
};
