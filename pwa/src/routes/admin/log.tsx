import { createFileRoute } from '@tanstack/react-router';
import { parseStaffLogFilter } from '#features/audit/staff-log-filter';
import { StaffLogList } from '#features/audit/staff-log-list';

/** The Log tab: who did what. What is looked for stands in the address. */
export const Route = createFileRoute('/admin/log')({
  validateSearch: parseStaffLogFilter,
  component: LogRoute,
});

function LogRoute() {
  const navigate = Route.useNavigate();
  // Once more: the router hands on what the address says beside what was read from it.
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
