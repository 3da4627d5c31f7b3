import { Link, useLocation } from '@tanstack/react-router';
import { ChevronRight, Ticket } from 'lucide-react';
import type { ReactNode } from 'react';
import { fullNameOf, type AuthUser } from '#shared/session/auth-user';
import { SignOutButton } from '#shared/session/sign-out/sign-out-button';
import { currentTab, TabLinks } from '#shared/ui/page/tab-links';
import { usePageTitle } from '#shared/ui/page/use-page-title';
import { accountTabsOf } from './account-tabs';
import { PersonPicture } from '#features/users/person-picture';
import { ThemeSwitch } from '#features/users/theme-switch';
import { KIND_OF_ACCOUNT } from '#features/users/management/user-wording';
import './account-page.css';

const PANEL_ID = 'account-panel';

interface AccountPageProps {
  user: AuthUser;
  /** The open tab's content. */
  children: ReactNode;
}

/** The frame of the account: who is signed in, the tabs, and what this phone remembers (spec §2 "Account page"). */
export const AccountPage = ({ user, children }: AccountPageProps) => {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const tabs = accountTabsOf(user.userType);
  usePageTitle('Account Management');
  return (
    <main className="page account">
      <div className="account-parts">
        <header className="account-header">
          <h1>Account Management</h1>
          <p className="account-muted">Manage your profile and account settings</p>
        </header>
        <Person user={user} />
        <div className="account-tabs">
          <TabLinks tabs={tabs} label="Account Management" panelId={PANEL_ID} />
          <div
            id={PANEL_ID}
            role="tabpanel"
            aria-label={currentTab(tabs, path)?.label}
            className="account-panel"
          >
            {children}
          </div>
        </div>
        <div className="account-more">
          <Link to="/check-ins" className="card account-link">
            <Ticket size={22} aria-hidden />
            <span>My check-ins</span>
            <ChevronRight size={20} aria-hidden />
          </Link>
          <section className="card account-theme">
            <ThemeSwitch />
          </section>
          <SignOutButton className="card account-link account-sign-out" />
        </div>
      </div>
    </main>
  );
};

const Person = ({ user }: { user: AuthUser }) => (
  <section className="card account-person" aria-label="Signed in as">
    <PersonPicture address={user.profileImage} size="small" />
    <div>
      <h2 dir="auto">{fullNameOf(user)}</h2>
      <p>{user.email}</p>
      <p className="account-muted">
        {user.username} · {KIND_OF_ACCOUNT[user.userType]}
      </p>
    </div>
  </section>
);
