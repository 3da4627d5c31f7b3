import { useSyncExternalStore } from 'react';

/** Whether the page is on screen: not in another tab, behind another app or on a locked phone. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible);

const isVisible = () => document.visibilityState === 'visible';

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
