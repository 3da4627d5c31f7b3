import { useEffect } from 'react';

/** Keeps the screen on while the page is seen, where the device can (W3C Screen Wake Lock). */
export const useAwake = (): void =>
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isLeft = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      // A device that is low on power refuses; the page works all the same.
      const held = await navigator.wakeLock?.request('screen').catch(() => undefined);
      if (isLeft) void held?.release();
      else lock = held;
    };
    const holdAgain = () => void hold();
    holdAgain();
    document.addEventListener('visibilitychange', holdAgain);
    return () => {
      isLeft = true;
      document.removeEventListener('visibilitychange', holdAgain);
      void lock?.release();
    };
  }, []);
