import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Award, ChartNoAxesColumn, Gift, UsersRound } from 'lucide-react';
import { type TabLink, Tabs } from '#shared/ui/page/tabs';

/** The dashboard's Loyalty tab; its sub-tabs are routes beneath it. */
export const Route = createFileRoute('/admin/loyalty')({ component: LoyaltyRoute });

/** The manager's sub-tabs in the spec's order (spec §2 "Loyalty tab"), and what points buy. */
const LOYALTY_TABS: readonly TabLink[] = [
  { to: '/admin/loyalty', label: 'Members', icon: UsersRound },
  { to: '/admin/loyalty/badges', label: 'Badges', icon: Award },
  { to: '/admin/loyalty/analytics', label: 'Analytics', icon: ChartNoAxesColumn },
  { to: '/admin/loyalty/rewards', label: 'Rewards', icon: Gift },
];

function LoyaltyRoute() {
  return (
    <Tabs tabs={LOYALTY_TABS} label="Loyalty">
      <Outlet />
    </Tabs>
  );
}
