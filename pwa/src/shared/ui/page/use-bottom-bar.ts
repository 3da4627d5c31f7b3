import { useEffect, useRef, type RefObject } from 'react';

/** Pixels from the lower edge within which a bar stands where the navigation would. */
const ROOM_OF_NAVIGATION = 64;

/** The bars that stand there now. */
const bars = new Set<HTMLElement>();

/** For a page's bar of buttons that sticks to the lower edge: the navigation gives way to it (`data-bottom-bar` on the page). */
export const useBottomBar = <Bar extends HTMLElement>(): RefObject<Bar | null> => {
  const ref = useRef<Bar>(null);
  useEffect(() => {
    const bar = ref.current;
    if (!bar || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { top, bottom } = bar.getBoundingClientRect();
      const isAtEdge = top < window.innerHeight && window.innerHeight - bottom < ROOM_OF_NAVIGATION;
      note(bar, isAtEdge);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      note(bar, false);
    };
  }, []);
  return ref;
};

const note = (bar: HTMLElement, isAtEdge: boolean): void => {
  if (isAtEdge) bars.add(bar);
  else bars.delete(bar);
  document.documentElement.toggleAttribute('data-bottom-bar', bars.size > 0);
};
