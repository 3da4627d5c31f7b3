import { Link } from '@tanstack/react-router';
import { ChevronRight, CircleUser, Ticket } from 'lucide-react';
import { fullNameOf, type AuthUser } from '#shared/session/auth-user';
import { SignOutButton } from '#shared/session/sign-out-button';
import { usePageTitle } from '#shared/ui/use-page-title';
import { ThemeSwitch } from './theme-switch';
import './account-page.css';

const KIND_OF_ACCOUNT: Record<AuthUser['userType'], string> = {
  admin: 'Admin',
  artist: 'Artist',
  user: 'Customer',
};

/** Who is signed in, and what this phone remembers of them (spec §2 "Account page"). */
export const AccountPage = ({ user }: { user: AuthUser }) => {
  usePageTitle('Account Management');
  return (
    <main className="page account">
      <header>
        <h1>Account Management</h1>
        <p className="account-muted">Manage your profile and account settings</p>
      </header>
      <section className="card account-person" aria-label="Signed in as">
        <CircleUser size={44} strokeWidth={1.5} aria-hidden />
        <div>
          <h2>{fullNameOf(user)}</h2>
          <p>{user.email}</p>
          <p className="account-muted">
            {user.username} · {KIND_OF_ACCOUNT[user.userType]}
          </p>
        </div>
      </section>
      <Link to="/check-ins" className="card account-link">
        <Ticket size={22} aria-hidden />
        <span>My check-ins</span>
        <ChevronRight size={20} aria-hidden />
      </Link>
      <section className="card account-theme">
        <ThemeSwitch />
      </section>
      <SignOutButton className="card account-link account-sign-out" />
    </main>
  );
};
