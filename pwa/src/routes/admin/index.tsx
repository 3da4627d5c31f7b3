import { createFileRoute, Navigate } from '@tanstack/react-router';
import { ADMIN_TABS } from '#app/admin/admin-tabs';

/** The dashboard opens on its first tab. */
export const Route = createFileRoute('/admin/')({ component: FirstTab });

function FirstTab() {
  const [first] = ADMIN_TABS;
  return first ? <Navigate to={first.to} replace /> : null;
}
