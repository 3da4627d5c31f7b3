import { afterPaint } from './focus-after-paint';

/** Gives the element the focus once it is painted, unless somebody has gone on to another by then. */
export const focusIfFree = (element: HTMLElement | null): void =>
  afterPaint(() => {
    if (document.activeElement === document.body) element?.focus({ preventScroll: true });
  });
