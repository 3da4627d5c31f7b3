import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { CalendarDays, CircleUser, IdCard, Images, LogIn, ShieldCheck, Ticket, UserPlus } from 'lucide-react';
import { Suspense } from 'react';
import { DEFAULT_VENUE_NAME } from '#features/venue/venue-brand';
import { VenueLogo } from '#features/venue/venue-logo';
import { venueQuery } from '#features/venue/venue.queries';
import { fullNameOf } from '#shared/session/auth-user';
import { useSession } from '#shared/session/session-context';
import { SignOutButton } from '#shared/session/sign-out/sign-out-button';
import './app-header.css';
import { optionalPart } from '#app/shell/prompts/optional-part';

const UnreadMark = optionalPart(async () => (await import('#features/sms/unread/unread-mark')).UnreadMark);
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
        {user?.userType === 'user' && (
          <Link to="/account/badges/card" className="nav-item">
            <IdCard size={22} aria-hidden />
            <span className="nav-label">Member card</span>
          </Link>
        )}
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
      <Link
        to="/"
        className="nav-item"
        activeOptions={{ exact: true, includeSearch: false }}
        data-highlighted={highlight}
      >
        <CalendarDays size={22} aria-hidden />
        <span className="nav-label">Events</span>
      </Link>
      <Link to="/gallery" className="nav-item" activeOptions={{ includeSearch: false }}>
        <Images size={22} aria-hidden />
        <span className="nav-label">Gallery</span>
      </Link>
      <Link to="/check-ins" className="nav-item">
        <Ticket size={22} aria-hidden />
        <span className="nav-label">My check-ins</span>
        <Suspense>{isIdle && <WaitingMark />}</Suspense>
      </Link>
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
          <Link to="/admin" className="nav-item">
            <ShieldCheck size={22} aria-hidden />
            <span className="nav-label">Admin</span>
            <Suspense>
              <UnreadMark />
            </Suspense>
          </Link>
        )}
        <Link to="/account" className="nav-item">
          <CircleUser size={22} aria-hidden />
          <span className="nav-label nav-person">{fullNameOf(user)}</span>
        </Link>
        <SignOutButton className="nav-item" />
      </>
    );
  }
  return (
    <>
      <Link to="/login" className="nav-item">
        <LogIn size={22} aria-hidden />
        <span className="nav-label">Login</span>
      </Link>
      <Link to="/register" className="nav-item nav-item-solid">
        <UserPlus size={22} aria-hidden />
        <span className="nav-label">Sign Up</span>
      </Link>
    </>
  );
};
