import { createFileRoute } from '@tanstack/react-router';
import { parseStaffLogFilter, type StaffLogFilter } from '#features/audit/staff-log-filter';
import { StaffLogList } from '#features/audit/staff-log-list';

/** The Log tab: who did what. What is looked for stands in the address; the tab reads it, so that no guest loads how. */
export const Route = createFileRoute('/admin/log')({
  validateSearch: (address: StaffLogFilter) => address,
  component: LogRoute,
});

function LogRoute() {
  const navigate = Route.useNavigate();
  const filter = parseStaffLogFilter(Route.useSearch());
  return (
    <StaffLogList
      filter={filter}
      onFilter={(next) =>
        void navigate({ search: parseStaffLogFilter(next), replace: true, resetScroll: false })
      }
    />
  );
}
