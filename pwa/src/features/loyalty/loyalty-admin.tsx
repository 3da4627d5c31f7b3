import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { currentTab, TabLinks } from '#shared/ui/page/tab-links';
import { LOYALTY_ADMIN_TABS } from './loyalty-admin-tabs';
import './loyalty-admin.css';

const PANEL_ID = 'loyalty-panel';

/** The frame of the Loyalty tab: its sub-tabs, and the one that is open (spec §2 "Loyalty tab"). */
export const LoyaltyAdmin = ({ children }: { children: ReactNode }) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  return (
    <div className="loyalty-admin">
      <TabLinks tabs={LOYALTY_ADMIN_TABS} label="Loyalty" panelId={PANEL_ID} />
      <div id={PANEL_ID} role="tabpanel" aria-label={currentTab(LOYALTY_ADMIN_TABS, path)?.label}>
        {children}
      </div>
    </div>
  );
};
