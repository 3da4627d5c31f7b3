import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { focusAfterPaint } from '#shared/ui/dialog/focus-after-paint';

/**
 * Moves the focus to the heading of each new page, so that a screen reader announces the page and Tab starts
 * there. Not at the first load, and not while a dialog is open or closes: those have a focus of their own.
 */
export const useHeadingFocus = (): void => {
  const router = useRouter();
  useEffect(() => {
    let last: Element | null = null;
    return router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      const heading = document.querySelector<HTMLElement>('#content h1');
      const isSamePage = heading !== null && heading === last;
      last = heading;
      if (!fromLocation || !pathChanged || isSamePage || document.querySelector('[role="dialog"]')) return;
      focusQuietly(heading ?? document.getElementById('content'));
    });
  }, [router]);
};

const focusQuietly = (target: HTMLElement | null) => {
  if (!target) return;
  target.tabIndex = -1;
  focusAfterPaint(target);
};
