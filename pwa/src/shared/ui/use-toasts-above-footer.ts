import { useEffect, useRef, type RefObject } from 'react';

/**
 * Says how high a sheet's footer reaches, as `--toasts-above` on the page, so that a toast covers neither the way out of the
 * sheet nor its button.
 */
export const useToastsAboveFooter = (): RefObject<HTMLElement | null> => {
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    const footer = ref.current;
    const layer = footer?.closest<HTMLElement>('.sheet-layer');
    if (!footer || !layer || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--toasts-above', `${heightAbove(footer, layer)}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(footer);
    observer.observe(layer);
    return () => {
      observer.disconnect();
      style.removeProperty('--toasts-above');
    };
  }, []);
  return ref;
};

/** From the bottom of the screen to the footer's upper edge, in pixels; offsets, for the sheet may still be rising. */
const heightAbove = (footer: HTMLElement, layer: HTMLElement) => {
  const sheet = footer.parentElement;
  return sheet ? layer.clientHeight - sheet.offsetTop - footer.offsetTop : 0;
};
