import { useEffect, useEffectEvent } from 'react';

/** Tries again each time the device is online again, as long as there is something to try. */
export const useBackOnline = (isWanted: boolean, tryAgain: () => void): void => {
  const again = useEffectEvent(tryAgain);
  useEffect(() => {
    if (!isWanted) return;
    const onOnline = () => again();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isWanted]);
};
