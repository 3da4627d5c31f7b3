import { useAddressFilter } from '#shared/ui/list/list-choices';
import { createFileRoute } from '@tanstack/react-router';
import { parseUserFilter } from '#features/users/management/user-filter';
import { UserManagement } from '#features/users/management/user-management';

/** The Users tab (spec §2 "Admin dashboard"). What is searched stands in the address. */
export const Route = createFileRoute('/admin/users')({
  validateSearch: parseUserFilter,
  component: UsersRoute,
});

function UsersRoute() {
  return <UserManagement {...useAddressFilter(Route, parseUserFilter)} />;
}
