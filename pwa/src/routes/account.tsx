import { createFileRoute, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { AccountPage } from '#features/users/account-page';
import { useSession } from '#shared/session/session-context';
import { Spinner } from '#shared/ui/spinner';
import { showToast } from '#shared/ui/toast-store';

export const Route = createFileRoute('/account')({ component: AccountRoute });

/** Signed-in people only (spec §2): others are told and sent to the login. Who logs out here goes home instead. */
function AccountRoute() {
  const { user, isLoading } = useSession();
  const navigate = useNavigate();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    if (user) wasSignedIn.current = true;
    if (isLoading || user || wasSignedIn.current) return;
    showToast({
      title: 'Access Denied',
      description: 'You need to be logged in to view this page.',
      destructive: true,
    });
    void navigate({ to: '/login', replace: true });
  }, [isLoading, navigate, user]);

  return user ? <AccountPage user={user} /> : <Spinner label="Loading..." />;
}
