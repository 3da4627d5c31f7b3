import { useEffect } from 'react';
import { afterPaint } from './focus-after-paint';

const BRAND_LINE = 'Live Music & Events';

/** Of the screens that are shown, the last on top. */
const titles: string[] = [];
let isDue = false;

/** Names the browser tab while a screen is shown, and screen readers the new page. */
export const usePageTitle = (title: string): void => {
  useEffect(() => {
    titles.push(title);
    nameTab();
    return () => {
      titles.splice(titles.lastIndexOf(title), 1);
      nameTab();
    };
  }, [title]);
};

/** Once for a screen that takes another's place, and after it is seen: naming a tab costs time. One in the back has no paints. */
const nameTab = (): void => {
  if (isDue) return;
  isDue = true;
  const later = document.hidden ? queueMicrotask : afterPaint;
  later(() => {
    isDue = false;
    const title = titles.at(-1);
    document.title = title ? `${title} · ${BRAND_LINE}` : BRAND_LINE;
  });
};
