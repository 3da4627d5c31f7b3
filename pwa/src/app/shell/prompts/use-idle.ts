import { startTransition, useEffect, useState } from 'react';

/** What the first screen reads comes first: the rest waits this long, in milliseconds. */
const FIRST_SCREEN_MS = 1_500;

/**
 * True once the first screen stands and the browser has time for what is not needed to read it. Without a network there is
 * nothing to give way to, and the strip that says so should not wait.
 */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(
      () => startTransition(() => setIdle(true)),
      navigator.onLine ? FIRST_SCREEN_MS : 0,
    );
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
};
