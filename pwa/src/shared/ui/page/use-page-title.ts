import { useEffect, useState } from 'react';
import { afterPaint } from '#shared/ui/dialog/focus-after-paint';
import { isServedPage } from './served-page';

const BRAND_LINE = 'Live Music & Events';

/** Of the screens that are shown, by the order in which they were first rendered: what is within another comes after it. */
const titles = new Map<number, string>();
let rendered = 0;
let isDue = false;

/** Names the browser tab while a screen is shown, and screen readers the new page. */
export const usePageTitle = (title: string): void => {
  const [order] = useState(() => (rendered += 1));
  useEffect(() => {
    titles.set(order, title);
    nameTabSoon();
    return () => {
      titles.delete(order);
      nameTabSoon();
    };
  }, [order, title]);
};

/** Once for a screen that takes another's place, and after it is seen: naming a tab costs time. One in the back has no paints. */
const nameTabSoon = (): void => {
  // Its title says more: the date, and the venue's name.
  if (isServedPage()) return;
  if (document.hidden) return nameTab();
  if (isDue) return;
  isDue = true;
  afterPaint(nameTab);
};

const nameTab = (): void => {
  isDue = false;
  const title = titles.get(Math.max(...titles.keys()));
  document.title = title ? `${title} · ${BRAND_LINE}` : BRAND_LINE;
};
