import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { TabOutlet } from '#app/overlay-place';
import { AccountPage } from '#features/users/account/account-page';
import { probeVenue } from '#shared/offline/status/reachability';
import { useVenueReachable } from '#shared/offline/wakes/use-outbox';
import { useSession } from '#shared/session/session-context';
import { LoadProblem } from '#shared/ui/feedback/load-problem';
import { Spinner } from '#shared/ui/feedback/spinner';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { usePageTitle } from '#shared/ui/page/use-page-title';

export const Route = createFileRoute('/account')({ component: AccountRoute });

/**
 * Signed-in people only (spec §2): others are told so and sent to the login, also when the session ends elsewhere. Logging
 * out here leads home. Without a network nobody can log in, and the page says so.
 */
function AccountRoute() {
  const { user, isLoading, hasLoggedOut } = useSession();
  const isReachable = useVenueReachable();
  const navigate = useNavigate();
  const [wasSignedIn, setWasSignedIn] = useState(user !== null);
  if (user && !wasSignedIn) setWasSignedIn(true);
  const isVisitor = !user && !isLoading && !(wasSignedIn && hasLoggedOut);

  useEffect(() => {
    if (!isVisitor || !isReachable) return;
    showToast(refused('Access Denied', 'You need to be logged in to view this page.'));
    void navigate({ to: '/login', replace: true });
  }, [isReachable, isVisitor, navigate]);

  if (isVisitor && !isReachable) return <NeedsNetwork />;
  if (!user) return <Spinner label="Loading..." />;
  return (
    <AccountPage user={user}>
      <TabOutlet />
    </AccountPage>
  );
}

const NeedsNetwork = () => {
  usePageTitle('Account Management');
  return (
    <main className="page">
      <h1 className="visually-hidden">Account Management</h1>
      <LoadProblem
        trouble="offline"
        what="Your account"
        offline="Your account opens after you log in, and that needs a connection."
        onRetry={() => void probeVenue()}
      />
    </main>
  );
};
