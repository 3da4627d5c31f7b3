import { createFileRoute, Outlet, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AccountPage } from '#features/users/account-page';
import { useSession } from '#shared/session/session-context';
import { Spinner } from '#shared/ui/spinner';
import { showToast } from '#shared/ui/toast-store';

export const Route = createFileRoute('/account')({ component: AccountRoute });

/**
 * Signed-in people only (spec §2): others are told and sent to the login, also when the session ends elsewhere. Who logs
 * out here is on their way home.
 */
function AccountRoute() {
  const { user, isLoading, hasLoggedOut } = useSession();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (user) wasSignedIn.current = true;
    const isLeaving = wasSignedIn.current && hasLoggedOut;
    if (isLoading || user || isLeaving) return;
    showToast({
      title: 'Access Denied',
      description: 'You need to be logged in to view this page.',
      destructive: true,
    });
    void navigate({ to: '/login', replace: true });
  }, [hasLoggedOut, isLoading, navigate, user]);

  if (!user) return <Spinner label="Loading..." />;
  return (
    <AccountPage user={user}>
      <Outlet />
    </AccountPage>
  );
}
