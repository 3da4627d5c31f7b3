import { useAddressFilter } from '#shared/ui/list/list-choices';
import { createFileRoute } from '@tanstack/react-router';
import { parseStaffLogFilter, type StaffLogFilter } from '#features/audit/staff-log-filter';
import { StaffLogList } from '#features/audit/staff-log-list';

/** The Log tab: who did what. What is looked for stands in the address; the tab reads it, so that no guest loads how. */
export const Route = createFileRoute('/admin/log')({
  validateSearch: (address: StaffLogFilter) => address,
  component: LogRoute,
});

function LogRoute() {
  return <StaffLogList {...useAddressFilter(Route, parseStaffLogFilter)} />;
}
