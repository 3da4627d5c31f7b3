import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import {
  CalendarDays,
  CircleUser,
  IdCard,
  Images,
  LogIn,
  ShieldCheck,
  Ticket,
  UserPlus,
  type LucideIcon,
} from 'lucide-react';
import { Suspense, type ComponentProps, type ReactNode } from 'react';
import { DEFAULT_VENUE_NAME } from '#features/venue/venue-brand';
import { VenueLogo } from '#features/venue/venue-logo';
import { venueQuery } from '#features/venue/venue.queries';
import { fullNameOf } from '#shared/session/auth-user';
import { useSession } from '#shared/session/session-context';
import { SignOutButton } from '#shared/session/sign-out/sign-out-button';
import { optionalPart } from '#shared/ui/page/optional-part';
import './app-header.css';

const TodayMark = optionalPart(async () => (await import('#features/today/today-mark')).TodayMark);
const WaitingMark = optionalPart(
  async () => (await import('#shared/offline/status/waiting-mark')).WaitingMark,
);

interface HeaderProps {
  /** Time to load what the first screen does without. */
  isIdle: boolean;
}

/** Brand and navigation of every page (spec §2 "Header"); on phones the navigation is a bar at the lower edge. */
export const AppHeader = ({ isIdle }: HeaderProps) => {
  const { data: venue } = useQuery(venueQuery);
  const { user } = useSession();
  return (
    <header className="app-header" data-for={user?.userType}>
      <div className="app-header-row">
        <Link to="/" className="brand" activeOptions={{ exact: true, includeSearch: false }}>
          <VenueLogo logoUrl={venue?.logoUrl} />
          <span className="brand-text">
            <span className="brand-name">{venue?.name || DEFAULT_VENUE_NAME}</span>
            <span className="brand-line">Live Music &amp; Events</span>
          </span>
        </Link>
        {user?.userType === 'user' && <NavItem to="/account/badges/card" icon={IdCard} label="Member card" />}
        <MainNavigation isIdle={isIdle} />
      </div>
    </header>
  );
};

/** The places of the navigation beside Events; below them, too, theirs is the one a person is in. */
const OTHER_PLACES = ['/gallery', '/check-ins', '/admin', '/account', '/login', '/register'];

/** Events is highlighted everywhere but in the admin area, and underlined where no other place is. */
const highlightOfEvents = ({ pathname }: { pathname: string }) => {
  const other = OTHER_PLACES.find((place) => pathname === place || pathname.startsWith(`${place}/`));
  if (other === '/admin') return undefined;
  return other === undefined ? 'underlined' : 'plain';
};

const MainNavigation = ({ isIdle }: HeaderProps) => {
  const highlight = useLocation({ select: highlightOfEvents });
  return (
    <nav className="main-navigation" aria-label="Main">
      <NavItem
        to="/"
        icon={CalendarDays}
        label="Events"
        activeOptions={{ exact: true, includeSearch: false }}
        data-highlighted={highlight}
      />
      <NavItem to="/gallery" icon={Images} label="Gallery" activeOptions={{ includeSearch: false }} />
      <NavItem to="/check-ins" icon={Ticket} label="My check-ins">
        <Suspense>{isIdle && <WaitingMark />}</Suspense>
      </NavItem>
      <PersonNavigation />
    </nav>
  );
};

const PersonNavigation = () => {
  const { user, isLoading } = useSession();
  if (isLoading) return <span className="nav-loading" aria-hidden />;
  if (user) {
    return (
      <>
        {user.userType === 'admin' && (
          <NavItem to="/admin" icon={ShieldCheck} label="Admin">
            <Suspense>
              <TodayMark />
            </Suspense>
          </NavItem>
        )}
        <NavItem to="/account" icon={CircleUser} label={fullNameOf(user)} labelClass="nav-person" />
        <SignOutButton className="nav-item" />
      </>
    );
  }
  return (
    <>
      <NavItem to="/login" icon={LogIn} label="Login" />
      <NavItem to="/register" icon={UserPlus} label="Sign Up" className="nav-item nav-item-solid" />
    </>
  );
};

interface NavItemProps extends Omit<ComponentProps<typeof Link>, 'children'> {
  icon: LucideIcon;
  label: string;
  labelClass?: string;
  'data-highlighted'?: string;
  children?: ReactNode;
}

const NavItem = ({ icon: Icon, label, labelClass = '', children, ...link }: NavItemProps) => (
  <Link className="nav-item" {...link}>
    <Icon size={22} aria-hidden />
    <span className={`nav-label ${labelClass}`}>{label}</span>
    {children}
  </Link>
);
