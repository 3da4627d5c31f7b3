import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps a layer that fills the screen within what the keyboard leaves of it: a phone lays the keyboard over the page
 * without telling its stylesheets. What has the focus stays in view.
 */
export const useVisibleArea = (): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const layer = ref.current;
    const viewport = window.visualViewport;
    if (!layer || !viewport) return;
    const fit = () => {
      // Less is seen, too, of a page that somebody has enlarged with two fingers.
      const isCovered = viewport.scale < 1.01 && viewport.height < window.innerHeight - 1;
      Object.assign(layer.style, {
        top: isCovered ? `${viewport.offsetTop}px` : '',
        bottom: isCovered ? 'auto' : '',
        height: isCovered ? `${viewport.height}px` : '',
      });
    };
    const fitAndShow = () => {
      fit();
      const { activeElement } = document;
      if (layer.contains(activeElement)) activeElement?.scrollIntoView({ block: 'nearest' });
    };
    fit();
    viewport.addEventListener('resize', fitAndShow);
    viewport.addEventListener('scroll', fit);
    return () => {
      viewport.removeEventListener('resize', fitAndShow);
      viewport.removeEventListener('scroll', fit);
    };
  }, []);
  return ref;
};
