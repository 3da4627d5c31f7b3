import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { DEFAULT_TIME_ZONE } from '#contract/venue-clock';
import { LoyaltyPanel } from '#features/loyalty/loyalty-panel';
import { UnverifiedEmail } from '#features/users/unverified-email';
import { venueQuery } from '#features/venue/venue.queries';
import { useSession } from '#shared/session/session-context';

/** The account's Badges tab: a badge view for the user's e-mail (spec §2 "Account page"). The card opens over it. */
export const Route = createFileRoute('/account/badges')({ component: BadgesRoute });

function BadgesRoute() {
  const { user } = useSession();
  const { data: venue } = useQuery(venueQuery);
  if (!user) return null;
  return (
    <>
      <LoyaltyPanel
        key={user.id}
        user={user}
        timeZone={venue?.timeZone ?? DEFAULT_TIME_ZONE}
        verification={<UnverifiedEmail email={user.email} />}
      />
      <Outlet />
    </>
  );
}
