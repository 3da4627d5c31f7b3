import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { useLocation } from '@tanstack/react-router';
import { Award, ChartNoAxesColumn, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { currentTab, TabLinks, type TabLink } from '#shared/ui/page/tab-links';

const PANEL_ID = 'loyalty-panel';

/** The frame of the Loyalty tab: its sub-tabs, and the one that is open (spec §2 "Loyalty tab"). */
export const LoyaltyAdmin = ({ children }: { children: ReactNode }) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <Stack gap="4">
      <TabLinks tabs={LOYALTY_ADMIN_TABS} label="Loyalty" panelId={PANEL_ID} />
      <Box id={PANEL_ID} role="tabpanel" aria-label={currentTab(LOYALTY_ADMIN_TABS, path)?.label}>
        {children}
      </Box>
    </Stack>
  );
};

/** The manager's sub-tabs in the spec's order (spec §2 "Loyalty tab"). A tab is here once it works. */
const LOYALTY_ADMIN_TABS: readonly TabLink[] = [
  { to: '/admin/loyalty', label: 'Members', icon: UsersRound },
  { to: '/admin/loyalty/badges', label: 'Badges', icon: Award },
  { to: '/admin/loyalty/analytics', label: 'Analytics', icon: ChartNoAxesColumn },
];
