import { useEffect, useRef, type RefObject } from 'react';
import { standAbove, standDown } from './toasts-above';

/** Pixels under a bar in which a toast has room enough. */
const ROOM_OF_TOAST = 160;

/** For a page's bar of buttons that sticks to the lower edge: toasts stand above it, so that they cover no button. */
export const useBottomBar = <Bar extends HTMLElement>(): RefObject<Bar | null> => {
  const ref = useRef<Bar>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { top, bottom } = bar.getBoundingClientRect();
      const isNearEdge = window.innerHeight - bottom < ROOM_OF_TOAST;
      standAbove(bar, isNearEdge ? Math.max(0, window.innerHeight - top) : 0);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      standDown(bar);
    };
  }, []);
  return ref;
};
