import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '#app/admin/admin-page';
import { TabOutlet } from '#app/overlay-place';
import { useWaitingCount } from '#features/today/today-mark';
import { useUnreadCount } from '#features/sms/unread/use-unread-count';
import { usePendingCount } from '#features/verification/use-pending-count';
import { useAdminGuard } from '#shared/session/use-admin-guard';
import { Spinner } from '#shared/ui/feedback/spinner';

/** The admin dashboard; each tab is a route beneath it (spec §2 "Admin dashboard"). */
export const Route = createFileRoute('/admin')({ component: AdminRoute });

function AdminRoute() {
  if (!useAdminGuard()) return <Spinner label="Loading..." />;
  return <Dashboard />;
}

function Dashboard() {
  const waiting = {
    '/admin': useWaitingCount(),
    '/admin/photos': usePendingCount(),
    '/admin/sms': useUnreadCount(),
  };
  return (
    <AdminPage waiting={waiting}>
      <TabOutlet />
    </AdminPage>
  );
}
