import { useEffect } from 'react';

const BRAND_LINE = 'Live Music & Events';

/** Names the browser tab while a screen is shown, and screen readers the new page. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · ${BRAND_LINE}`;
    return () => {
      document.title = before;
    };
  }, [title]);
};
