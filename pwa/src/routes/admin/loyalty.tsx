import { createFileRoute, Outlet } from '@tanstack/react-router';
import { LoyaltyAdmin } from '#features/loyalty/loyalty-admin';

/** The dashboard's Loyalty tab; its sub-tabs are routes beneath it. */
export const Route = createFileRoute('/admin/loyalty')({ component: LoyaltyRoute });

function LoyaltyRoute() {
  return (
    <LoyaltyAdmin>
      <Outlet />
    </LoyaltyAdmin>
  );
}
