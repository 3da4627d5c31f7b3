import { createFileRoute } from '@tanstack/react-router';
import { AnalyticsPanel } from '#features/loyalty/analytics/analytics-panel';
import {
  fromRangeParams,
  parseRange,
  toRangeParams,
} from '#features/loyalty/analytics/range/analytics-range-params';
import { useVenueDay } from '#shared/lib/dates/use-venue-day';
import { useAddressFilter } from '#shared/ui/list/list-choices';

/** The Analytics sub-tab. Which nights are shown stands in the address. */
export const Route = createFileRoute('/admin/loyalty/analytics')({
  validateSearch: parseRange,
  component: AnalyticsRoute,
});

function AnalyticsRoute() {
  const { showNight } = useVenueDay();
  const { filter, onFilter } = useAddressFilter(Route, parseRange);
  return (
    <AnalyticsPanel
      range={fromRangeParams(filter)}
      tonight={showNight}
      onRange={(range) => onFilter(toRangeParams(range))}
    />
  );
}
