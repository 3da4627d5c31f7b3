import { useEffect, useEffectEvent } from 'react';
import { isVenueReachable, onReachabilityChange } from '#shared/offline/status/reachability';

/** Tries again each time the device is online again, or the venue answers again, as long as there is something to try. */
export const useBackOnline = (isWanted: boolean, tryAgain: () => void): void => {
  const again = useEffectEvent(tryAgain);
  useEffect(() => {
    if (!isWanted) return;
    const onOnline = () => again();
    const stop = onReachabilityChange(() => {
      if (isVenueReachable()) again();
    });
    window.addEventListener('online', onOnline);
    return () => {
      stop();
      window.removeEventListener('online', onOnline);
    };
  }, [isWanted]);
};
