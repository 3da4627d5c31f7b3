import { useEffect, useRef, type RefObject } from 'react';

/** Pixels from the lower edge within which a bar stands where the navigation would. */
const ROOM_OF_NAVIGATION = 64;

/** The bars that stand there now, and how much of the screen's lower end each takes, in pixels. */
const bars = new Map<HTMLElement, number>();

/**
 * For a page's bar of buttons that sticks to the lower edge: the navigation gives way to it (`data-bottom-bar` on the page), and
 * what gets the focus stands clear of it (`--bottom-bar`), except in the bar itself (`data-stands`).
 */
export const useBottomBar = <Bar extends HTMLElement>(): RefObject<Bar | null> => {
  const ref = useRef<Bar>(null);
  useEffect(() => {
    const bar = ref.current;
    bar?.toggleAttribute('data-stands', true);
    if (!bar || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { top, bottom } = bar.getBoundingClientRect();
      const isAtEdge = top < window.innerHeight && window.innerHeight - bottom < ROOM_OF_NAVIGATION;
      note(bar, isAtEdge ? window.innerHeight - top : 0);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(bar);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
      note(bar, 0);
    };
  }, []);
  return ref;
};

const note = (bar: HTMLElement, room: number): void => {
  if (room > 0) bars.set(bar, room);
  else bars.delete(bar);
  const page = document.documentElement;
  page.toggleAttribute('data-bottom-bar', bars.size > 0);
  if (bars.size > 0) page.style.setProperty('--bottom-bar', `${Math.max(...bars.values())}px`);
  else page.style.removeProperty('--bottom-bar');
};
