import { Award, ChartNoAxesColumn, Gift, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Tabs, type TabLink } from '#shared/ui/page/tabs';

/** The frame of the Loyalty tab: its sub-tabs, and the one that is open (spec §2 "Loyalty tab"). */
export const LoyaltyAdmin = ({ children }: { children: ReactNode }) => (
  <Tabs tabs={LOYALTY_ADMIN_TABS} label="Loyalty">
    {children}
  </Tabs>
);

/** The manager's sub-tabs in the spec's order (spec §2 "Loyalty tab"), and what points buy. A tab is here once it works. */
const LOYALTY_ADMIN_TABS: readonly TabLink[] = [
  { to: '/admin/loyalty', label: 'Members', icon: UsersRound },
  { to: '/admin/loyalty/badges', label: 'Badges', icon: Award },
  { to: '/admin/loyalty/analytics', label: 'Analytics', icon: ChartNoAxesColumn },
  { to: '/admin/loyalty/rewards', label: 'Rewards', icon: Gift },
];
