import { createFileRoute, Navigate } from '@tanstack/react-router';
import { OverlayOutlet } from '#app/overlay-place';
import { LoyaltyPanel } from '#features/loyalty/own/loyalty-panel';
import { UnverifiedEmail } from '#features/users/account/unverified-email';
import { useSession } from '#shared/session/session-context';

/** The account's Badges tab: a badge view for the user's e-mail (spec §2 "Account page"). The card opens over it. */
export const Route = createFileRoute('/account/badges')({ component: BadgesRoute });

function BadgesRoute() {
  const { user } = useSession();
  if (!user) return null;
  if (user.userType === 'staff') return <Navigate to="/account" replace />;
  return (
    <>
      <LoyaltyPanel key={user.id} user={user} verification={<UnverifiedEmail email={user.email} />} />
      <OverlayOutlet beneath="/account/badges" />
    </>
  );
}
