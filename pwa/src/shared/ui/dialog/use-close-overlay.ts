import { useCanGoBack, useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { forgetOwnBack, noteOwnBack } from './closes-on-back';

/**
 * Closes a dialog that is a route: back to the page it was opened from, or to the page beneath it when the dialog's
 * address was opened directly. The search that was on stays. However often it is asked for, it goes back once.
 */
export const useCloseOverlay = (
  beneath: '/' | '/account/badges' | '/admin/events' | '/admin/sms' | '/artists/$artistId' | '/gallery' = '/',
): (() => void) => {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  const leaving = useLeaving();
  return () => {
    if (canGoBack)
      leaving(() => {
        noteOwnBack();
        router.history.back();
      });
    else void navigate({ to: beneath, params: true, search: true, replace: true, resetScroll: false });
  };
};

/** Going back takes the browser a moment, and a second tap within it would go back further. */
const useLeaving = () => {
  const { history } = useRouter();
  const left = useRef<string | null>(null);
  // The dialog that is being left is shown once more when something typed in it was to be kept: it may be left again.
  useEffect(
    () =>
      history.subscribe(({ location }) => {
        // Only once all who follow the history have been told, in whatever order they came.
        queueMicrotask(forgetOwnBack);
        if (location.href === left.current) left.current = null;
      }),
    [history],
  );
  return (leave: () => void) => {
    const { href } = history.location;
    if (left.current === href) return;
    left.current = href;
    leave();
  };
};
