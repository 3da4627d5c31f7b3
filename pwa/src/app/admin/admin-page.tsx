import { BookOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { ButtonLink } from '#shared/ui/form/button';
import { currentTab, TabLinks } from '#shared/ui/page/tab-links';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { useLocation } from '@tanstack/react-router';
import './admin-page.css';
import { ADMIN_TABS } from './admin-tabs';

interface AdminPageProps {
  /** How much waits on which tab, by its address. */
  waiting?: Readonly<Record<string, number>>;
  children: ReactNode;
}

const PANEL_ID = 'admin-panel';

/** The frame of the dashboard: its tabs, and the one that is open (spec §2 "Admin dashboard"). */
export const AdminPage = ({ waiting = {}, children }: AdminPageProps) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  usePageTitle('Admin Dashboard');
  return (
    <main className="page admin">
      <header className="admin-header">
        <h1>Admin Dashboard</h1>
        <ButtonLink to="/documentation" look="outline">
          <BookOpen size={20} aria-hidden /> <span className="admin-documentation">Documentation</span>
        </ButtonLink>
      </header>
      <TabLinks
        tabs={ADMIN_TABS.map((tab) => ({ ...tab, waiting: waiting[tab.to] }))}
        label="Admin Dashboard"
        panelId={PANEL_ID}
      />
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
