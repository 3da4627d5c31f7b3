import { createFileRoute } from '@tanstack/react-router';
import { MemberCardSheet } from '#features/loyalty/card/member-card-sheet';
import { useSession } from '#shared/session/session-context';
import { useCloseOverlay } from '#shared/ui/dialog/use-close-overlay';
import { usePageTitle } from '#shared/ui/page/use-page-title';

/** The member card over the Badges tab; it opens without a network. */
export const Route = createFileRoute('/account/badges/card')({ component: MemberCardRoute });

function MemberCardRoute() {
  const { user } = useSession();
  const close = useCloseOverlay('/account/badges');
  usePageTitle('Member card');
  return user && <MemberCardSheet key={user.id} user={user} origin={location.origin} onClose={close} />;
}
