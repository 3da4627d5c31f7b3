import { useSyncExternalStore } from 'react';

/** Whether somebody has enlarged the page with two fingers: one finger then moves the page about. */
export const isEnlarged = (): boolean => (window.visualViewport?.scale ?? 1) >= 1.01;

/**
 * What the browser does with fingers on something that is swiped sideways: up and down scrolls, two fingers enlarge. While
 * the page is enlarged, one finger moves it in any direction.
 */
export const useSwipedTouch = (): { touchAction: string } => {
  const enlarged = useSyncExternalStore(subscribe, isEnlarged, () => false);
  return { touchAction: enlarged ? 'auto' : 'pan-y pinch-zoom' };
};

const subscribe = (onResize: () => void) => {
  window.visualViewport?.addEventListener('resize', onResize);
  return () => window.visualViewport?.removeEventListener('resize', onResize);
};
