import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';

/**
 * Closes a dialog that is a route: back to the page it was opened from, or to the home page when the dialog's address was
 * opened directly. The search that was on stays.
 */
export const useCloseOverlay = (): (() => void) => {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return () => {
    if (canGoBack) router.history.back();
    else void navigate({ to: '/', search: true, replace: true, resetScroll: false });
  };
};
