import { startTransition, useEffect, useState } from 'react';

/** What the first visit reads comes first: the rest waits this long, in milliseconds. */
const FIRST_SCREEN_MS = 1_500;

/**
 * True once the first screen stands and the browser has time for what is not needed to read it. Where the worker has the rest,
 * or without a network, there is nothing to give way to: who comes back sees at once that they are in.
 */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(
      () => startTransition(() => setIdle(true)),
      navigator.onLine && !navigator.serviceWorker?.controller ? FIRST_SCREEN_MS : 0,
    );
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
};
