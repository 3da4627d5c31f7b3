import { Award, ChartNoAxesColumn, UsersRound } from 'lucide-react';
import type { TabLink } from '#shared/ui/page/tab-links';

/** The manager's sub-tabs in the spec's order (spec §2 "Loyalty tab"). A tab is here once it works. */
export const LOYALTY_ADMIN_TABS: readonly TabLink[] = [
  { to: '/admin/loyalty', label: 'Members', icon: UsersRound },
  { to: '/admin/loyalty/badges', label: 'Badges', icon: Award },
  { to: '/admin/loyalty/analytics', label: 'Analytics', icon: ChartNoAxesColumn },
];
