import { useEffect, type RefObject } from 'react';
import { afterPaint } from './focus-after-paint';

/** Open dialogs, the one on top last. */
const openDialogs: HTMLElement[] = [];

/**
 * Gives the focus back once the page is seen without the dialog; never takes it from where it has gone meanwhile. Where what
 * had it is gone, as with the button of a deleted row, the dialog below or the page's content gets it.
 */
export const useReturnFocus = (content: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const dialog = content.current;
    if (!dialog) return;
    const before = document.activeElement;
    openDialogs.push(dialog);
    return () => {
      openDialogs.splice(openDialogs.indexOf(dialog), 1);
      afterPaint(() => {
        const { activeElement } = document;
        if (activeElement === null || activeElement === document.body)
          placeToReturn(before)?.focus({ preventScroll: true });
      });
    };
  }, [content]);
};

const placeToReturn = (before: Element | null): HTMLElement | null => {
  if (before instanceof HTMLElement && before.isConnected) return before;
  return openDialogs.at(-1) ?? document.getElementById('content');
};
