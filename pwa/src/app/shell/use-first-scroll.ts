import { useElementScrollRestoration } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';

/**
 * Goes back to where the page was scrolled before it was loaded again, or to the part that the address names. The router
 * scrolls with its own first commit, before the page is there.
 */
export const useFirstScroll = (isPageThere: boolean): void => {
  const before = useElementScrollRestoration({ getElement: () => window });
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!isPageThere || isDone.current) return;
    isDone.current = true;
    const named = document.getElementById(window.location.hash.slice(1));
    if (named) named.scrollIntoView();
    else if (before) window.scrollTo(before.scrollX, before.scrollY);
  });
};
