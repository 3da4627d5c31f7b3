import { useEffect, useState } from 'react';

/** True once the first screen stands and the browser has time for what is not needed to read it. */
export const useIdle = (): boolean => {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    // WebKit has no requestIdleCallback.
    const wait = window.requestIdleCallback ?? ((callback: () => void) => window.setTimeout(callback, 300));
    const cancel = window.cancelIdleCallback ?? window.clearTimeout;
    const handle = wait(() => setIdle(true), { timeout: 2_000 });
    return () => cancel(handle);
  }, []);
  return isIdle;
};
