import { createFileRoute } from '@tanstack/react-router';
import { parseUserFilter } from '#features/users/management/user-filter';
import { UserManagement } from '#features/users/management/user-management';

/** The Users tab (spec §2 "Admin dashboard"). What is searched stands in the address. */
export const Route = createFileRoute('/admin/users')({
  validateSearch: parseUserFilter,
  component: UsersRoute,
});

function UsersRoute() {
  const navigate = Route.useNavigate();
  // Once more: the router hands on what the address says beside what was read from it.
  const filter = parseUserFilter(Route.useSearch());
  return (
    <UserManagement
      filter={filter}
      onFilter={(next) => void navigate({ search: parseUserFilter(next), replace: true, resetScroll: false })}
    />
  );
}
