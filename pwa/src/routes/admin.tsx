import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminPage } from '#app/admin/admin-page';
import { useAdminGuard } from '#shared/session/use-admin-guard';
import { Spinner } from '#shared/ui/spinner';

/** The admin dashboard; each tab is a route beneath it (spec §2 "Admin dashboard"). */
export const Route = createFileRoute('/admin')({ component: AdminRoute });

function AdminRoute() {
  if (!useAdminGuard()) return <Spinner label="Loading..." />;
  return (
    <AdminPage>
      <Outlet />
    </AdminPage>
  );
}
