import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { refused, showToast } from '#shared/ui/feedback/toast-store';
import { useSession } from './session-context';

/**
 * For pages of admins: everybody else is told 'Access Denied' and sent to the login (spec §2 "Admin dashboard").
 * Logging out on such a page leads home.
 * @returns whether the page may be shown; until then it shows that it loads
 */
export const useAdminGuard = (): boolean => {
  const { user, isLoading, hasLoggedOut } = useSession();
  const navigate = useNavigate();
  const isAdmin = user?.userType === 'admin';
  const wasAdmin = useRef(false);
  useEffect(() => {
    if (isAdmin) wasAdmin.current = true;
    const isLeaving = wasAdmin.current && hasLoggedOut;
    if (isLoading || isAdmin || isLeaving) return;
    showToast(refused('Access Denied', 'You need admin access to view this page.'));
    void navigate({ to: '/login', replace: true });
  }, [hasLoggedOut, isAdmin, isLoading, navigate]);
  return isAdmin;
};
