import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#shared/ui/button';
import { currentTab, TabLinks } from '#shared/ui/tab-links';
import { usePageTitle } from '#shared/ui/use-page-title';
import { useLocation } from '@tanstack/react-router';
import './admin-page.css';
import { ADMIN_TABS } from './admin-tabs';

const PANEL_ID = 'admin-panel';

/** The frame of the dashboard: its tabs, and the one that is open (spec §2 "Admin dashboard"). */
export const AdminPage = ({ children }: { children: ReactNode }) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  usePageTitle('Admin Dashboard');
  return (
    <main className="page admin">
      <header className="admin-header">
        <h1>Admin Dashboard</h1>
        <ButtonLink to="/documentation" look="outline">
          <BookOpen size={20} aria-hidden /> Documentation
        </ButtonLink>
      </header>
      <TabLinks tabs={ADMIN_TABS} label="Admin Dashboard" panelId={PANEL_ID} />
      <div
        id={PANEL_ID}
        role="tabpanel"
        aria-label={currentTab(ADMIN_TABS, path)?.label}
        className="admin-panel"
      >
        {children}
      </div>
    </main>
  );
};
