import { Box } from '@chakra-ui/react/box';
import { Stack } from '@chakra-ui/react/stack';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { currentTab, TabLinks } from '#shared/ui/page/tab-links';
import { LOYALTY_ADMIN_TABS } from './loyalty-admin-tabs';

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
