import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsPanel } from '#features/loyalty/analytics/analytics-panel';
import {
  fromRangeParams,
  parseRange,
  toRangeParams,
} from '#features/loyalty/analytics/range/analytics-range-params';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';

/** The Analytics sub-tab. Which nights are shown stands in the address. */
export const Route = createFileRoute('/admin/loyalty/analytics')({
  validateSearch: parseRange,
  component: AnalyticsRoute,
});

function AnalyticsRoute() {
  const navigate = Route.useNavigate();
  const { showNight } = useVenueDay();
  // Once more: the router hands on what the address says beside what was read from it.
  const range = fromRangeParams(parseRange(Route.useSearch()));
  return (
    <AnalyticsPanel
      range={range}
      tonight={showNight}
      onRange={(next) => void navigate({ search: toRangeParams(next), replace: true, resetScroll: false })}
    />
  );
}
